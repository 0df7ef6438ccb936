BEGIN TRANSACTION;
CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "digests" VALUES(1,10,X'F6CD4A279F97CDB73791EE92EB5C432B809DAE931B8CDA25C1086F3CD1C5B005');
INSERT INTO "digests" VALUES(1,11,X'175017E3457659369C311CEF953B2AC3E0129683A7CD6FEF7C84CB448F23F8BA');
INSERT INTO "digests" VALUES(1,13,X'E1D8B1307E1FC38D0770FECCD55A7A402F7805058F41C51D4AEFD9F8AD16917D');
INSERT INTO "digests" VALUES(1,15,X'00F63B9DCA78E63CC5141D99C5466FDDC97963E628C56F351CCE78035FFF9D7B');
INSERT INTO "digests" VALUES(1,17,X'302A6CE2054812EFB06AC87DF01EE94AF0ABC0560903E4856D1F581B4B659C82');
INSERT INTO "digests" VALUES(1,19,X'7750310A14E157CE443B8299324E988F735467F3A35B8BD8BDA981C7BA67C57B');
INSERT INTO "digests" VALUES(1,21,X'621C4F5EAB36797E2190A8B73DBF85CC06C4779DDBF93357D7ACBA666D32AC9C');
INSERT INTO "digests" VALUES(1,23,X'73803CF3098125B25D9BAEC31E1695BDACDC0BC6D88917231D8F6F94AA05E136');
INSERT INTO "digests" VALUES(1,25,X'5D73FDFA6F8533D177694454DA366E1BB43AC97D00CA6D01212E6F9BCEFF362D');
INSERT INTO "digests" VALUES(2,53,X'4AC1DB22BD27D2376FBDF996F795CAAE2425AB8D6C2FC32D9C663EE74C06A066');
INSERT INTO "digests" VALUES(2,54,X'3B9E6D39E2ED40360AAC1C708F4D651D08AF92FFC2F16E92648810F16D8F331C');
INSERT INTO "digests" VALUES(2,55,X'5FB1D5F16305169E83DAE76207D072176779177ACBE02462756BAEF1611211B1');
INSERT INTO "digests" VALUES(2,57,X'2FEF7E0F80B4FE6A7952CF71FD693AC946DD9827D17C12FF22A359B5745C952D');
INSERT INTO "digests" VALUES(2,60,X'537BF23417156A9986F7C08E7ED62901307F2A89F8D1CD03244A3BA932791D3C');
INSERT INTO "digests" VALUES(2,64,X'58FB5CE4C485819FFEAE5E88421E6B355C60161F93CEF6097033C170E8D9B8CD');
INSERT INTO "digests" VALUES(2,65,X'12CC89E3DF42A2778F617F2FDBEB9D9409EB08C299E90CC4C7608F61899B39ED');
INSERT INTO "digests" VALUES(2,66,X'5B7916EC4B2BC86A86F396A461D1837B621E03CEC2F3F1DE1922129E48C76282');
INSERT INTO "digests" VALUES(2,70,X'E7E249773CF56601ECED79CF039CB22A448A90741DEC971F52B3A954310A63C0');
INSERT INTO "digests" VALUES(3,8,X'159E69CC3168F1712EB13BB339C07794575968590629FEBA46B328E61DECFDF8');
INSERT INTO "digests" VALUES(3,10,X'D068284D57DD2A5F331EF4661C67C3BCB5486E0693387D78E24DCE06742D4CDD');
INSERT INTO "digests" VALUES(3,13,X'A2823DD7E994B9C8C19B76AA0050FC370DEACC7760176A0EEC507B192CA26A44');
INSERT INTO "digests" VALUES(3,16,X'D3E56488BE8BDBEF00493C3D73AD6225CC8BFEEDFC9C3A3CAB44391FE3B17141');
INSERT INTO "digests" VALUES(3,19,X'6AFA17E059B6B7232A690238729E6E5B48D3B4D0688C01F2EEC59B6F1B92805B');
INSERT INTO "digests" VALUES(3,22,X'3148E7E8A8CE4F860B08743D762DDFA6BE64831052109C91D10A0E930CFEC044');
INSERT INTO "digests" VALUES(3,25,X'7023EEE417A8761D7AE92C7DAE58718FFC4AD03B1A54D5731FC3A5796D55D032');
INSERT INTO "digests" VALUES(3,28,X'4C9B77F8E31290C0692DA3158C8FC6CAF88CDEBD9FE416623D331A6CDC2E4590');
INSERT INTO "digests" VALUES(3,31,X'C57896ABB97AA5F072C471A6BA2E7DF3DC27DAD9F58DFA645DCDE23374C09B98');
INSERT INTO "digests" VALUES(4,0,X'FBF9FC1B156CB6BD3637DC5C85897B30BBD89EF3C52263015BC00311B069294F');
INSERT INTO "digests" VALUES(4,1,X'B71B8826BAE4D21E22F7A3155A36180F6741122B96706414BBCDFF393117CC3F');
INSERT INTO "digests" VALUES(4,2,X'A9F9A5EDD02F04177ED70352DE9D633590556D0A63E71E60D3C635F5A1684C1B');
INSERT INTO "digests" VALUES(4,3,X'C77F006FEBB4F8D1FA94DFDA2CA96C4BE357779AD9801FF6714619690462365A');
INSERT INTO "digests" VALUES(4,4,X'D28E07B497FCF59440A3636673B3592BB4F64B8E28CA5BB6CD41887DCDD57C12');
INSERT INTO "digests" VALUES(4,5,X'009B65B5BA24F4CB1F38A187D01E65E157A28C236522D40F7541F0419E7D1C1E');
INSERT INTO "digests" VALUES(4,6,X'7709F19A98A9B1F5634540CBFADD44E7BD7BC5B2BE974A92FBB8667AB71879A6');
INSERT INTO "digests" VALUES(4,7,X'9690039383BD76124E5FC6F4F3BDFF7984C13B0254BF00622AA5BA869328308A');
INSERT INTO "digests" VALUES(4,8,X'2678DF50DCB5AD984B3A228A8A2AB1CFA285719801729B8A806126978AD3A734');
INSERT INTO "digests" VALUES(5,10,X'F6CD4A279F97CDB73791EE92EB5C432B809DAE931B8CDA25C1086F3CD1C5B005');
INSERT INTO "digests" VALUES(5,11,X'192200AC9A287B3E8383B1BE2701A8AE239E32B22F798320B703369BE32965DF');
INSERT INTO "digests" VALUES(5,13,X'551FD73F1CEB1F051FC095F8EC64D56D8B6403A1B4855FB56BB84F3CF23B4AFF');
INSERT INTO "digests" VALUES(5,15,X'95182E764868A488E7F152A7587B8348B2246A9CA8E54BFA0E235410CBE92AEC');
INSERT INTO "digests" VALUES(5,17,X'5B1BE8298F7C40264C69A11C15BE3889A655118C6D21B9DA8CA7717722F26F3E');
INSERT INTO "digests" VALUES(5,19,X'5152D353789DE061CC95E5693506ADDEB0CFD79958C77AEF5AB077520E95202E');
INSERT INTO "digests" VALUES(5,21,X'D1BB14D25732E22FA22AF729A83DD44D872E3429E08ABBA3AA7B58B399594BB2');
INSERT INTO "digests" VALUES(5,23,X'F4E1A94332F9E8EC1E354A1DD35F634EAF65D311FF90EC7548D35206DA9C927C');
INSERT INTO "digests" VALUES(5,25,X'F54918E4A54B689CA143A345FDF0D3F52895ACE8D6EAA135BC273AA88FBCDCE3');
INSERT INTO "digests" VALUES(5,27,X'BE8C53CC6E1A2E787AFDBFDBDE4DCB42BA06E4A0A3432FF0EE062B12B393DF42');
INSERT INTO "digests" VALUES(5,29,X'5115498EF980539EA90696D501DA6C3F4C59F14065E83B5D000FC91A59092871');
INSERT INTO "digests" VALUES(5,31,X'BCE5EE0B19A6D5A70B48B36A88F98CF140F37D5F9BBFA7344A5C51445F8655A8');
INSERT INTO "digests" VALUES(5,33,X'D0D586FEE14D14CB95C720BDC261F624130BD7163D32CB733B2ABA8380415D9D');
INSERT INTO "digests" VALUES(5,35,X'CF4AA2004CA3E9EBD7EBF28A6508F4D638CFAAC7E990A2B9E891740AAC816C4C');
INSERT INTO "digests" VALUES(5,37,X'30FE5B0F2A7217454167AF124312C3A7E99A3FBA8467B194B870CFF8B699D90C');
INSERT INTO "digests" VALUES(5,39,X'C0C4E0E23FA705ADC5483405917052604F65C4C89FD6B1756DEF034EBB728E50');
INSERT INTO "digests" VALUES(5,41,X'7381E9237942B3ECB6ABFA817D2216098B52C017A5285A4FFC5F5E5D27030EEB');
INSERT INTO "digests" VALUES(5,43,X'4552BC41685E231631AAD777C2ABA868D0A88B19D5BAEE5CEEE4C5B0731DB16A');
INSERT INTO "digests" VALUES(5,45,X'69E1BD44AE4F9497D8A83406ED11BC455270EEADBE2FB5160BAB247E27EA1702');
INSERT INTO "digests" VALUES(5,47,X'E4B8E02B224550E31C06F29433E6580B0D78944259B658436CC186E6DD97F680');
INSERT INTO "digests" VALUES(5,49,X'7E37AF86A10F98692E498CA0B1E8C9B53ACDE52BDF9C0862A4AD8695249C4979');
INSERT INTO "digests" VALUES(5,51,X'44B5010899E803D6E6443C6E46CC126687487F8585255C68CA1824FBFAE10659');
INSERT INTO "digests" VALUES(5,53,X'97DEB5C56EBB4AE2E360BA72C55EED5A577ED3606B08D7841C04BB0EAC5BC846');
INSERT INTO "digests" VALUES(5,55,X'180BC82865DBD851555F237D46D30A93FFF8B03C7398278063DBF9EA088F8BC5');
INSERT INTO "digests" VALUES(5,57,X'254E1263D35287726BEE712FA8C8E33911986B89818755CF3A70EF5C99D257DE');
INSERT INTO "digests" VALUES(5,59,X'6DD9A4896F6EB0D1C06C14FAE74F072C37A2B1EDFDD412497AF6362E3E80EEEB');
INSERT INTO "digests" VALUES(5,61,X'A70E9C73E19DB250A4D4608860DFDCF66F695A4067D13525BC36DB8AEB2D0F56');
INSERT INTO "digests" VALUES(5,63,X'543F92E6D244D242D419AFE5625317E8433D2202B17B590EAD609E9B0B2817B2');
INSERT INTO "digests" VALUES(5,65,X'A297B53DA9608CC471129FA4DC24D551FDECDE5984A8E2F6CD355BA4E0B52E07');
INSERT INTO "digests" VALUES(5,66,X'8E2EDFA3F035CE3F0C3ECA2549345E1245EBD38575D20D4460F5FCED4C437586');
CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,1,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(1,2,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(1,3,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(1,4,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(1,5,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(1,6,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(1,7,-1,'["deal","0","1"]',1800000000);
INSERT INTO "lines" VALUES(1,8,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(1,9,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(1,10,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(1,11,0,'["1","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(1,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(1,13,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(1,14,0,'["3","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(1,15,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(1,16,1,'["2","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(1,17,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(1,18,0,'["1","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(1,19,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(1,20,1,'["3","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(1,21,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(1,22,0,'["5","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(1,23,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(1,24,1,'["2","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(1,25,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(2,1,-1,'["starter","2"]',1800000000);
INSERT INTO "lines" VALUES(2,2,-1,'["item","1","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,3,-1,'["item","7","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,4,-1,'["item","10","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,5,-1,'["item","9","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,6,-1,'["item","13","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,7,-1,'["item","5","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,8,-1,'["item","4","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,9,-1,'["item","12","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,10,-1,'["item","11","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,11,-1,'["item","14","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,12,-1,'["item","2","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,13,-1,'["item","26","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,14,-1,'["item","21","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,15,-1,'["item","17","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,16,-1,'["item","18","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,17,-1,'["item","24","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,18,-1,'["item","20","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,19,-1,'["item","16","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,20,-1,'["item","19","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,21,-1,'["item","29","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,22,-1,'["item","34","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,23,-1,'["item","32","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,24,-1,'["item","42","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,25,-1,'["item","45","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,26,-1,'["item","46","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,27,-1,'["item","49","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,28,-1,'["item","38","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,29,-1,'["item","53","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,30,-1,'["item","47","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,31,-1,'["item","36","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,32,-1,'["item","41","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,33,-1,'["item","39","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,34,-1,'["item","37","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,35,-1,'["item","51","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,36,-1,'["item","43","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,37,-1,'["item","40","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,38,-1,'["item","67","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,39,-1,'["item","66","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,40,-1,'["item","68","gold","7"]',1800000000);
INSERT INTO "lines" VALUES(2,41,-1,'["item","57","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,42,-1,'["item","59","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,43,-1,'["item","58","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,44,-1,'["item","65","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,45,-1,'["item","56","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,46,-1,'["item","61","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,47,-1,'["deal","1","7"]',1800000000);
INSERT INTO "lines" VALUES(2,48,-1,'["deal","1","9"]',1800000000);
INSERT INTO "lines" VALUES(2,49,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(2,50,-1,'["deal","2","7"]',1800000000);
INSERT INTO "lines" VALUES(2,51,-1,'["deal","2","6"]',1800000000);
INSERT INTO "lines" VALUES(2,52,-1,'["deal","2","4"]',1800000000);
INSERT INTO "lines" VALUES(2,53,-1,'["dice","4","2"]',1800000000);
INSERT INTO "lines" VALUES(2,54,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(2,55,0,'["card","3"]',1800000000);
INSERT INTO "lines" VALUES(2,56,1,'["card","4"]',1800000000);
INSERT INTO "lines" VALUES(2,57,-1,'["treasure","7food"]',1800000000);
INSERT INTO "lines" VALUES(2,58,0,'["fire","none"]',1800000000);
INSERT INTO "lines" VALUES(2,59,-1,'["battle","6"]',1800000000);
INSERT INTO "lines" VALUES(2,60,-1,'["battle","10"]',1800000000);
INSERT INTO "lines" VALUES(2,61,1,'["loot","c2"]',1800000000);
INSERT INTO "lines" VALUES(2,62,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(2,63,-1,'["deal","2","10"]',1800000000);
INSERT INTO "lines" VALUES(2,64,-1,'["dice","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,65,0,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(2,66,0,'["card","5"]',1800000000);
INSERT INTO "lines" VALUES(2,67,1,'["card","6"]',1800000000);
INSERT INTO "lines" VALUES(2,68,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,69,-1,'["deal","2","2"]',1800000000);
INSERT INTO "lines" VALUES(2,70,-1,'["dice","4","5"]',1800000000);
INSERT INTO "lines" VALUES(3,1,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,2,-1,'["draw","R","D"]',1800000000);
INSERT INTO "lines" VALUES(3,3,-1,'["draw","R","C"]',1800000000);
INSERT INTO "lines" VALUES(3,4,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,5,-1,'["draw","P","D"]',1800000000);
INSERT INTO "lines" VALUES(3,6,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,7,-1,'["display","M2"]',1800000000);
INSERT INTO "lines" VALUES(3,8,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(3,9,0,'["B","@N1","1210","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,10,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(3,11,1,'["B","@W1","1210","N1W1=M2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,12,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(3,13,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(3,14,0,'["A","@N2W1","1111","N2=TM","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(3,16,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(3,17,1,'["A","@N3","1111","N3W1=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,18,-1,'["draw","P","C"]',1800000000);
INSERT INTO "lines" VALUES(3,19,-1,'["display","G2"]',1800000000);
INSERT INTO "lines" VALUES(3,20,0,'["A","@N4W1","1111","N4=G2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,21,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,22,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(3,23,1,'["B","@N5","1210","N5W1=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,24,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(3,25,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(3,26,0,'["B","@N6W1","1210","N6=C1","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,27,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(3,28,-1,'["display","M4"]',1800000000);
INSERT INTO "lines" VALUES(3,29,1,'["A","@N7","1111","N7W1=M4","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,30,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,31,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(4,1,0,'["b2","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(4,2,1,'["i4","-g4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,3,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(4,4,1,'["g4","-e4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,5,0,'["a1","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(4,6,1,'["e4","xd4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,7,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(4,8,1,'["d4","xc4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(5,1,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,2,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,3,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,4,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,5,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,6,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,7,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,8,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,9,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,10,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,11,0,'["3","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,12,1,'["2","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,13,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,14,0,'["1","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,15,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,16,1,'["3","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,17,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,18,0,'["1","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(5,19,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,20,1,'["3","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(5,21,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,22,0,'["2","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(5,23,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,24,1,'["2","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(5,25,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,26,0,'["4","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,27,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,28,1,'["1","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,29,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,30,0,'["1","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,31,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,32,1,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,33,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,34,0,'["5","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,35,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,36,1,'["3","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,37,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,38,0,'["4","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,39,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,40,1,'["4","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,41,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,42,0,'["3","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,43,-1,'["draw","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,44,1,'["4","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,45,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,46,0,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,47,-1,'["draw","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,48,1,'["4","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,49,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,50,0,'["5","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,51,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,52,1,'["2","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,53,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,54,0,'["5","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,55,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,56,1,'["5","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,57,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,58,0,'["2","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,59,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,60,1,'["1","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,61,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,62,0,'["5","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,63,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,64,1,'["3","e0","B","3"]',1800000000);
INSERT INTO "lines" VALUES(5,65,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,66,0,'["2","e0","B","4"]',1800000000);
CREATE TABLE news (
    id      INTEGER PRIMARY KEY,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    said    TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE TABLE offers (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    number     INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    giver      INTEGER NOT NULL,
    opened     INTEGER NOT NULL,
    objections INTEGER NOT NULL,
    until      INTEGER NOT NULL,
    accepted   INTEGER,
    fate       TEXT    NOT NULL,
    settled    INTEGER,
    refused    INTEGER,
    rings      INTEGER,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE owed (
    session  INTEGER NOT NULL REFERENCES sessions (id),
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    due      INTEGER,
    remind   INTEGER,
    computer INTEGER NOT NULL,
    turn     INTEGER NOT NULL, latest INTEGER, allowed INTEGER, reminded INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0, uncalled INTEGER NOT NULL DEFAULT 0, era INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "owed" VALUES(1,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(2,1,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(3,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(4,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
CREATE TABLE plans (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    plans   TEXT    NOT NULL,
    heard   TEXT    NOT NULL,
    ready   INTEGER NOT NULL,
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "plans" VALUES(1,1002,'[["pass",""],["pass",""]]','[]',0);
CREATE TABLE proposals (
    session  INTEGER NOT NULL REFERENCES sessions (id),
    number   INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    person   INTEGER NOT NULL,
    epoch    INTEGER NOT NULL,
    asked    TEXT    NOT NULL,
    agreed   TEXT    NOT NULL,
    opened   INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    about    TEXT    NOT NULL,
    turns    INTEGER NOT NULL,
    fleeting INTEGER NOT NULL,
    fate     TEXT    NOT NULL,
    settled  INTEGER,
    refused  INTEGER,
    rings    INTEGER,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE requests (
    interaction INTEGER PRIMARY KEY,
    answer      TEXT    NOT NULL,
    at          INTEGER NOT NULL
) STRICT;
INSERT INTO "requests" VALUES(1,'["done",["bot-table-opened"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(2,'["done",["bot-table-joined"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(3,'["done",["bot-table-begun"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(4,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(5,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(6,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(7,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(8,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(9,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(10,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(11,'["done",["bot-table-played"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(12,'["done",["bot-table-opened"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(13,'["done",["bot-table-joined"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(14,'["done",["bot-table-begun"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(15,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(16,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","3"]]]]',1800000000);
INSERT INTO "requests" VALUES(17,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","4"]]]]',1800000000);
INSERT INTO "requests" VALUES(18,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(19,'["done",["bot-table-played"],2,[["koxinga-event-dealt",["card","10"]]]]',1800000000);
INSERT INTO "requests" VALUES(20,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(21,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","5"]]]]',1800000000);
INSERT INTO "requests" VALUES(22,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","6"]],["koxinga-event-dealt",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(23,'["done",["bot-table-opened"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(24,'["done",["bot-table-joined"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(25,'["done",["bot-table-begun"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(26,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(27,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(28,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(29,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1300"]]]]',1800000000);
INSERT INTO "requests" VALUES(30,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(31,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(32,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(33,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(34,'["done",["bot-table-opened"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(35,'["done",["bot-table-joined"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(36,'["done",["bot-table-begun"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(37,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(38,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(39,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(40,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(41,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(42,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(43,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(44,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(45,'["done",["bot-table-opened"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(46,'["done",["bot-table-joined"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(47,'["done",["bot-table-begun"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(48,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(49,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(50,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(51,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(52,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(53,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(54,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(55,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(56,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(57,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(58,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(59,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(60,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(61,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(62,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(63,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(64,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(65,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(66,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(67,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(68,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(69,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(70,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(71,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(72,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(73,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(74,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(75,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(76,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(77,'["done",["bot-plan-kept"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(78,'["done",["bot-plan-kept"],1,[]]',1800000000);
CREATE TABLE retractable (
    session   INTEGER NOT NULL REFERENCES sessions (id),
    seat      INTEGER NOT NULL,
    secret    INTEGER NOT NULL,
    line      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    ground    TEXT    NOT NULL,
    left_over INTEGER,
    allowed   INTEGER,
    barred    INTEGER NOT NULL,
    remade    INTEGER NOT NULL,
    taken     INTEGER NOT NULL,
    PRIMARY KEY (session, seat, secret)
) STRICT, WITHOUT ROWID;
INSERT INTO "retractable" VALUES(1,0,0,22,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(1,1,0,24,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(2,0,0,66,1800000000,'change',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(2,1,0,67,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(3,0,0,26,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(3,1,0,29,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(4,0,0,7,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(4,1,0,8,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(5,0,0,66,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(5,1,0,64,1800000000,'consent',172800,172800,1,0,0);
CREATE TABLE seats (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    kind       TEXT,
    user       INTEGER,
    level      TEXT,
    name       TEXT,
    owner      INTEGER,
    owner_name TEXT,
    missed     INTEGER NOT NULL, ignored INTEGER NOT NULL DEFAULT 0, played INTEGER NOT NULL DEFAULT 0, away INTEGER, sat TEXT NOT NULL DEFAULT '[]', handed INTEGER, bank INTEGER NOT NULL DEFAULT 0, holiday INTEGER, confirmed INTEGER NOT NULL DEFAULT 1,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(1,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(2,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(2,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(3,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(3,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(4,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(4,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(5,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(5,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL,0,NULL,1);
CREATE TABLE sessions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    channel    INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    version    INTEGER NOT NULL,
    options    TEXT    NOT NULL,
    host       INTEGER NOT NULL,
    host_name  TEXT    NOT NULL,
    locale     TEXT    NOT NULL,
    hours      REAL,
    seating    TEXT    NOT NULL,
    phase      TEXT    NOT NULL,
    seed       BLOB    NOT NULL,
    header     TEXT,
    opened     INTEGER NOT NULL,
    started    INTEGER,
    ended      INTEGER,
    nudged     INTEGER,
    revision   INTEGER NOT NULL,
    public     INTEGER NOT NULL DEFAULT 0,
    message    INTEGER,
    nonce      TEXT    NOT NULL DEFAULT '',
    note       TEXT    NOT NULL DEFAULT '',
    shown      INTEGER NOT NULL DEFAULT 0,
    told       INTEGER NOT NULL DEFAULT 0
, reactions REAL, ends INTEGER, lost INTEGER, silence INTEGER, result TEXT, epoch INTEGER NOT NULL DEFAULT 0, bank REAL, takeback TEXT NOT NULL DEFAULT 'free', practice INTEGER NOT NULL DEFAULT 0, invited TEXT NOT NULL DEFAULT '[]', starts INTEGER, held INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0, paused INTEGER) STRICT;
INSERT INTO "sessions" VALUES(1,7,1,'cardgo',1,'{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'BDC102F604877068856702AB9D0186DD4FB70D0D87C26ECA128D39C11A15A8D2','{"parlour":2,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":1,"started":1800000000,"commitment":"9066a9eafc25c9a99140cfe4b15615c79622573387dbe462e4b1032d2640fe2f","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(2,7,2,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform","map_seed":0,"retreat":"each"}',1001,'Ann','en',48.0,'chosen','running',X'0EED812EAFF2FC893D531A453867E8168D7C66B467A5AF798BEC3237752B5631','{"parlour":2,"game":"koxinga","version":1,"options":{"end_after":"turn","setup_distribution":"uniform","map_seed":0,"retreat":"each"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":2,"started":1800000000,"commitment":"3e9b71acd5788780bb85892bbdcac0e5faeda590a6e325763b5ebbfdbb58563b","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,70,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(3,7,3,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'38C570AE8ADF197BCBB1BEAA41BD9BD0BD9F1B085AA0EC651A5221C3E5950587','{"parlour":2,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":3,"started":1800000000,"commitment":"6e04a27eb3b622905edbbdb249fcaa7d2f9fc241e7f0b897d60edd10038edd3d","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,31,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(4,7,4,'jiangshan',2,'{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false,"fallen":"gone"}',1001,'Ann','en',48.0,'chosen','running',X'B9133350BCE41FD38251B2D697D3859420AC8233BD005CD2CB74B74FF8268226','{"parlour":2,"game":"jiangshan","version":2,"options":{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false,"fallen":"gone"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":4,"started":1800000000,"commitment":"f9684b9c98e289e0f07b936867b0424ffe866b97d8e2f1089ad37ddf634dbc9e","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,8,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(5,7,5,'cardgo',1,'{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','over',X'31A9B5BA836A6E651255778EA908D16BC2931A0FC0AA9CC151D877F6CEC60D92','{"parlour":2,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":5,"started":1800000000,"commitment":"060ed61ed52edbcee5abb91ee8ff695e4b3e4869cd3b5473d2ae590bbe991f91","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,1800000000,NULL,32,66,NULL,'','',0,0,NULL,NULL,NULL,NULL,'["cardgo-outcome-hp",["winner",{"seat":0}],["loser",{"seat":1}]]',0,NULL,'free',0,'[]',NULL,0,0,NULL);
CREATE TABLE settings (
    scope TEXT    NOT NULL,
    key   INTEGER NOT NULL,
    value TEXT    NOT NULL,
    PRIMARY KEY (scope, key)
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('host',0,'1800000000');
CREATE UNIQUE INDEX sessions_open ON sessions (channel) WHERE phase IN ('lobby', 'running');
CREATE INDEX sessions_channel ON sessions (channel, id);
CREATE INDEX sessions_unshown ON sessions (id) WHERE shown < revision;
CREATE INDEX seats_user ON seats (user, session) WHERE user IS NOT NULL;
CREATE INDEX owed_due ON owed (due) WHERE due IS NOT NULL;
CREATE INDEX owed_remind ON owed (remind) WHERE remind IS NOT NULL;
CREATE INDEX owed_computer ON owed (session) WHERE computer;
CREATE INDEX requests_at ON requests (at);
CREATE INDEX sessions_ends ON sessions (ends) WHERE ends IS NOT NULL AND phase IN ('lobby', 'running');
CREATE INDEX sessions_lost ON sessions (lost) WHERE lost IS NOT NULL;
CREATE INDEX seats_owner ON seats (owner, session) WHERE owner IS NOT NULL;
CREATE INDEX sessions_server ON sessions (guild) WHERE phase IN ('lobby', 'running');
CREATE INDEX news_user ON news (user, session);
CREATE INDEX proposals_rings ON proposals (rings) WHERE rings IS NOT NULL;
CREATE INDEX offers_rings ON offers (rings) WHERE rings IS NOT NULL;
CREATE INDEX sessions_starts ON sessions (starts) WHERE starts IS NOT NULL AND phase IN ('lobby', 'running');
CREATE INDEX plans_ready ON plans (session) WHERE ready;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sessions',5);
COMMIT;
PRAGMA user_version = 13;
