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
INSERT INTO "digests" VALUES(1,15,X'0EC3361092E10880826D68A8D0DE5D3119DC383F115247666D0A81CEB614C29D');
INSERT INTO "digests" VALUES(1,17,X'8366245CCB7D87E9F3F1FFBDA64F7AA92D2AAF18B7A10E60D70846FF5286D705');
INSERT INTO "digests" VALUES(1,19,X'530AF40401BD8DD8F4A387DBFE12A86A8186F194F245A4BA220AC6A9421B52FF');
INSERT INTO "digests" VALUES(1,21,X'EDE257F0D3A9F08868C9137A59F081E867B36E982FF6C2528FE112C51CD37A7A');
INSERT INTO "digests" VALUES(1,23,X'2E5B4B92407EA8EE08E0AB67EFAEB94E6CEB2752342936FD1E210D9200092C1C');
INSERT INTO "digests" VALUES(1,25,X'38C210F8436064C08C8EF4EA342A8420E794FEAE4B248A9B56833869A9D98BFF');
INSERT INTO "digests" VALUES(2,53,X'6402E19789A28A421C6E397027DDF780203584650A23B84011D5125DFB82FB56');
INSERT INTO "digests" VALUES(2,54,X'ECA721F5F75A2BD661B35C48D285AC55E4917B662B9C16901B0B73A0E231BF7F');
INSERT INTO "digests" VALUES(2,55,X'EB784C088F3AF452D059A39CC929AC793CAB30215DE8A87BC1187722F4FE8A78');
INSERT INTO "digests" VALUES(2,61,X'D6FC71CA5A7E20114A24E09E01F9FFC89317ADF066B5DEC8362FCE6A569A882B');
INSERT INTO "digests" VALUES(2,62,X'D384C0E5376E5D7F06F96FECE52C4BE2CC68A5DC8697D85AC17A39298CB68437');
INSERT INTO "digests" VALUES(2,63,X'6C72DEF4F191B5D2304517DDD94B4ACCAD2EDB459870781BEDA93CCCD1C8106C');
INSERT INTO "digests" VALUES(2,66,X'C42D809FC2158D571AF871CCB97DC2CBA098219E25F1F6F73EECE3A46B653380');
INSERT INTO "digests" VALUES(2,68,X'93A214BAB8E6DF68BA1928BB2DA798DC54CBE8EF76CF262EEE56994A44FD6E64');
INSERT INTO "digests" VALUES(2,72,X'656C3074C3D437BD270E305D551D96C4114092DC1FEB6AAF6CDFE4A38622C3EE');
INSERT INTO "digests" VALUES(3,8,X'F7AF2744650341978D7B5854C4A52A94B95F795C06E1C76C8A7F78A94BD6578F');
INSERT INTO "digests" VALUES(3,10,X'C7EADA64CFFA182EFC85A61DFE328E24E5465853B54EB80860603F7099D24377');
INSERT INTO "digests" VALUES(3,13,X'2A666427937AF0FBAE28426CFA6DD7D3791913390052B464EFBCDC14379C178A');
INSERT INTO "digests" VALUES(3,16,X'79F5CC56239C451939C6B34DFA139F97176C772B707E2740A7FEEB0AA0674533');
INSERT INTO "digests" VALUES(3,19,X'FD41BCB0DBEFFD6190F569C76EF41B37422FF367841EC5EA9E0D603A1CF5D71F');
INSERT INTO "digests" VALUES(3,22,X'053FE4C6AC66D0B1B15345DA746FC30D0D10488F0F3BB1C907853166CD201208');
INSERT INTO "digests" VALUES(3,25,X'920D3B3EE341F74ABCB85E0E262FD6919DE3F3775166013FC97BD3DBE20AA361');
INSERT INTO "digests" VALUES(3,28,X'1F813F5D0C97B2DFD8D418BFCC61C29673464532E7F8D1E48A48A3A57D54E537');
INSERT INTO "digests" VALUES(3,31,X'E8A4B4F1C5379DFF4A74F807F052AEF494B485C939C1A3A04D03EFCAC34AA0B7');
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
INSERT INTO "digests" VALUES(5,11,X'9B3B7962E4D54028B48F60F53015C8E68893E3848128881D84B7B25AB8598234');
INSERT INTO "digests" VALUES(5,13,X'688D709CC6E70833297F8E7DE09568ECE1E9FBB25602EE8629BF3567EAE16441');
INSERT INTO "digests" VALUES(5,15,X'04C6BE785D744FB9D2881F68FCF4E9B12D68127A1E104CFE5D75CA55857BE6D9');
INSERT INTO "digests" VALUES(5,17,X'CC2B349CBB42A64008AB1FC53513130FCEF741147120630177EB173A299CCE66');
INSERT INTO "digests" VALUES(5,19,X'D51F4040D893DEBB0B70C0F7754D0D13CA2F6765D43AB677E18E8B2737B45E14');
INSERT INTO "digests" VALUES(5,21,X'6A63981CC105D9F152FA16B32A6CFCE2B3D6A672CE4E89012499E6B9E25F75E9');
INSERT INTO "digests" VALUES(5,23,X'39250C7FDF148F2CB1282E6A292CBEEAE19407DEC385C3E7D369CB800AD9BCA7');
INSERT INTO "digests" VALUES(5,25,X'255E676BDD082D39ADEE6238A4720FC1A27E7736E2192EAEC85B728C7EC5A9E2');
INSERT INTO "digests" VALUES(5,27,X'DC574D225CFF174C4EBA322C81393466DC001144692FADF495236B6D6BC7FFB4');
INSERT INTO "digests" VALUES(5,29,X'F5219D9BF9D674170A9164C1885C68C0624B29BDB50164C0A241F481E55EF7D7');
INSERT INTO "digests" VALUES(5,31,X'937DBCA698B1E9A46A82623D30E8A53844A2F84CD79D4CE97E0AAE1A2FB58AA2');
INSERT INTO "digests" VALUES(5,33,X'A3D5EF97A2DF8563AF332CC9DF7BC31B3DA6CC930465C044F5D2CA11CB4DA6FC');
INSERT INTO "digests" VALUES(5,35,X'B8DAD34876FB74FDBF3006370600DB09A9745E8C3C059692D085EEB9910C6656');
INSERT INTO "digests" VALUES(5,37,X'D78668AB0637C149E3ECD545ED367E3A164B455307B84C6F5DA943C8E3161D4B');
INSERT INTO "digests" VALUES(5,39,X'A3A23FC9A016C613002E6700B12FB04F114D9FFE6D8F7F62AEC680E4632C7F89');
INSERT INTO "digests" VALUES(5,41,X'CAF489A947D7DA25B2B3FFB75B3248E74B99D92B3650BBF3379D3CF115ABA59D');
INSERT INTO "digests" VALUES(5,43,X'B143EB431CA05BF9EC333D5ABFCC297412341460E2D927DD64A018A961D121ED');
INSERT INTO "digests" VALUES(5,45,X'814DC2E35AFB7E103CE8C7A64A1C0692249E06E35A25D3ABA72154C8689876C9');
INSERT INTO "digests" VALUES(5,47,X'53A4FE7D3D88BB7378F6E7BD335B2F4216FF1C49E8841C6CB01C016E361D4B6D');
INSERT INTO "digests" VALUES(5,49,X'3F702C8E4D508C26F4B4BB4569ACA6661D4FDE456D2119CF7F3883CCFCADAF7D');
INSERT INTO "digests" VALUES(5,51,X'3CF834698B2EC8A0801DD425C0F0251D72482EE259C13CB3CF18B4A66C0645E5');
INSERT INTO "digests" VALUES(5,53,X'03B2CDA429F7300CFC409D9B6D0AD997B881902C137B533DDEB197D44FFC8451');
INSERT INTO "digests" VALUES(5,55,X'AF90E5C4BE3FDA1BD1EA1ACFBA034A86ABC7FBBF60F3C16DB065F1E9789B6968');
INSERT INTO "digests" VALUES(5,57,X'2A975FB60B68BC61E5559BB21CB15940ED4A1EF304E758DE94AA92B0569AD558');
INSERT INTO "digests" VALUES(5,59,X'650337EA36FABEDFCA890671936F4976B49E66D7CFF627FC39BFB1F042E44C68');
INSERT INTO "digests" VALUES(5,61,X'D89F6567C649225935673E35708602BD23AC80D3157F110FFE971853AF75A80A');
INSERT INTO "digests" VALUES(5,63,X'5F63A59CCF307D42513758E13319180F42C844AF6EF284CFBE7A6FC4C762441A');
INSERT INTO "digests" VALUES(5,65,X'013EEF2E120B3D1777184BF459E4534067C18830D3556E7A4CF51846C6A8C007');
INSERT INTO "digests" VALUES(5,67,X'3006EF37CA3AD94608E464DF52AE15ED337C87796045842B395AC1CE9F219555');
INSERT INTO "digests" VALUES(5,68,X'E5EE594186EA286669E332C0B8D501EBFB0DECBBEEAB694F6158E4F7034B2C92');
CREATE TABLE letters (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    topic   TEXT    NOT NULL,
    about   TEXT    NOT NULL,
    said    TEXT    NOT NULL,
    seat    INTEGER,
    choice  TEXT    NOT NULL,
    rings   INTEGER,
    tries   INTEGER NOT NULL,
    barred  TEXT    NOT NULL,
    channel INTEGER,
    message INTEGER,
    UNIQUE (session, user, about)
) STRICT;
CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,1,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(1,2,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(1,3,-1,'["deal","0","1"]',1800000000);
INSERT INTO "lines" VALUES(1,4,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(1,5,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(1,6,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(1,7,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(1,8,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(1,9,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(1,10,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(1,11,0,'["1","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(1,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(1,13,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(1,14,0,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(1,15,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(1,16,1,'["1","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(1,17,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(1,18,0,'["3","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(1,19,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(1,20,1,'["2","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(1,21,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(1,22,0,'["3","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(1,23,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(1,24,1,'["3","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(1,25,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(2,1,-1,'["starter","1"]',1800000000);
INSERT INTO "lines" VALUES(2,2,-1,'["item","4","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,3,-1,'["item","8","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,4,-1,'["item","10","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,5,-1,'["item","14","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,6,-1,'["item","9","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,7,-1,'["item","15","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,8,-1,'["item","2","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,9,-1,'["item","6","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,10,-1,'["item","7","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,11,-1,'["item","3","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,12,-1,'["item","12","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,13,-1,'["item","16","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,14,-1,'["item","25","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,15,-1,'["item","27","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,16,-1,'["item","29","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,17,-1,'["item","28","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,18,-1,'["item","30","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,19,-1,'["item","26","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,20,-1,'["item","17","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,21,-1,'["item","20","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,22,-1,'["item","33","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,23,-1,'["item","34","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,24,-1,'["item","43","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,25,-1,'["item","46","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,26,-1,'["item","45","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,27,-1,'["item","35","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(2,28,-1,'["item","49","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,29,-1,'["item","50","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,30,-1,'["item","41","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,31,-1,'["item","48","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,32,-1,'["item","37","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,33,-1,'["item","53","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,34,-1,'["item","42","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,35,-1,'["item","38","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,36,-1,'["item","31","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,37,-1,'["item","32","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,38,-1,'["item","56","treasure"]',1800000000);
INSERT INTO "lines" VALUES(2,39,-1,'["item","55","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(2,40,-1,'["item","70","gold","7"]',1800000000);
INSERT INTO "lines" VALUES(2,41,-1,'["item","63","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,42,-1,'["item","67","food","4"]',1800000000);
INSERT INTO "lines" VALUES(2,43,-1,'["item","62","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,44,-1,'["item","61","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,45,-1,'["item","57","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,46,-1,'["item","60","food","3"]',1800000000);
INSERT INTO "lines" VALUES(2,47,-1,'["deal","1","9"]',1800000000);
INSERT INTO "lines" VALUES(2,48,-1,'["deal","1","8"]',1800000000);
INSERT INTO "lines" VALUES(2,49,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(2,50,-1,'["deal","2","5"]',1800000000);
INSERT INTO "lines" VALUES(2,51,-1,'["deal","2","2"]',1800000000);
INSERT INTO "lines" VALUES(2,52,-1,'["deal","2","4"]',1800000000);
INSERT INTO "lines" VALUES(2,53,-1,'["dice","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,54,0,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(2,55,0,'["card","4"]',1800000000);
INSERT INTO "lines" VALUES(2,56,1,'["card","2"]',1800000000);
INSERT INTO "lines" VALUES(2,57,-1,'["battle","7"]',1800000000);
INSERT INTO "lines" VALUES(2,58,-1,'["battle","9"]',1800000000);
INSERT INTO "lines" VALUES(2,59,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(2,60,-1,'["deal","2","6"]',1800000000);
INSERT INTO "lines" VALUES(2,61,-1,'["dice","2","5"]',1800000000);
INSERT INTO "lines" VALUES(2,62,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(2,63,0,'["card","5"]',1800000000);
INSERT INTO "lines" VALUES(2,64,1,'["card","4"]',1800000000);
INSERT INTO "lines" VALUES(2,65,-1,'["treasure","4p"]',1800000000);
INSERT INTO "lines" VALUES(2,66,-1,'["battle","6"]',1800000000);
INSERT INTO "lines" VALUES(2,67,1,'["fire","none"]',1800000000);
INSERT INTO "lines" VALUES(2,68,-1,'["battle","4"]',1800000000);
INSERT INTO "lines" VALUES(2,69,0,'["loot","c1"]',1800000000);
INSERT INTO "lines" VALUES(2,70,-1,'["deal","1","10"]',1800000000);
INSERT INTO "lines" VALUES(2,71,-1,'["deal","2","8"]',1800000000);
INSERT INTO "lines" VALUES(2,72,-1,'["dice","3","3"]',1800000000);
INSERT INTO "lines" VALUES(3,1,-1,'["draw","R","C"]',1800000000);
INSERT INTO "lines" VALUES(3,2,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,3,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,4,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(3,5,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(3,6,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,7,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(3,8,-1,'["display","SN"]',1800000000);
INSERT INTO "lines" VALUES(3,9,0,'["B","@N1","1210","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,10,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(3,11,1,'["A","@W1","1111","N1W1=SN","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,12,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,13,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(3,14,0,'["A","@N2W1","1111","N2=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(3,16,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(3,17,1,'["A","@N3","1111","N3W1=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,18,-1,'["draw","P","C"]',1800000000);
INSERT INTO "lines" VALUES(3,19,-1,'["display","G2"]',1800000000);
INSERT INTO "lines" VALUES(3,20,0,'["A","@N4W1","1111","N4=G2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,21,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,22,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(3,23,1,'["B","@N5","1210","N5W1=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,24,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,25,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(3,26,0,'["B","@N6W1","1210","N6=TM","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,27,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(3,28,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(3,29,1,'["B","@N7","1210","N7W1=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(3,30,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(3,31,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(4,1,0,'["b2","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(4,2,1,'["i4","-g4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,3,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(4,4,1,'["g4","-e4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,5,0,'["a1","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(4,6,1,'["e4","xd4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,7,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(4,8,1,'["d4","xc4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(5,1,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,2,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,3,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,4,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,5,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,6,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,7,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,8,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,9,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,10,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,11,0,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,12,1,'["4","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,13,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,14,0,'["1","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,15,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,16,1,'["1","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,17,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,18,0,'["2","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(5,19,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,20,1,'["2","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(5,21,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,22,0,'["2","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(5,23,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,24,1,'["3","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(5,25,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,26,0,'["1","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,27,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,28,1,'["3","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,29,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,30,0,'["3","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,31,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,32,1,'["2","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,33,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,34,0,'["3","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,35,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,36,1,'["1","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,37,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,38,0,'["4","e0","B","1"]',1800000000);
INSERT INTO "lines" VALUES(5,39,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,40,1,'["5","e0","B","2"]',1800000000);
INSERT INTO "lines" VALUES(5,41,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,42,0,'["1","e0","B","3"]',1800000000);
INSERT INTO "lines" VALUES(5,43,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,44,1,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,45,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,46,0,'["4","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,47,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,48,1,'["3","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,49,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,50,0,'["4","e0","B","3"]',1800000000);
INSERT INTO "lines" VALUES(5,51,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,52,1,'["5","e0","B","4"]',1800000000);
INSERT INTO "lines" VALUES(5,53,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,54,0,'["4","e0","B","5"]',1800000000);
INSERT INTO "lines" VALUES(5,55,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,56,1,'["5","e0","B","6"]',1800000000);
INSERT INTO "lines" VALUES(5,57,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,58,0,'["1","e0","B","7"]',1800000000);
INSERT INTO "lines" VALUES(5,59,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,60,1,'["6","e0","B","7"]',1800000000);
INSERT INTO "lines" VALUES(5,61,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,62,0,'["3","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(5,63,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,64,1,'["3","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(5,65,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,66,0,'["5","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(5,67,-1,'["draw","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,68,1,'["4","e0","A","8"]',1800000000);
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
INSERT INTO "owed" VALUES(2,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(3,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(4,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
CREATE TABLE people (
    session INTEGER NOT NULL REFERENCES sessions (id),
    number  INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    PRIMARY KEY (session, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "people" VALUES(1,1,1001,'Ann');
INSERT INTO "people" VALUES(1,2,1002,'Ben');
INSERT INTO "people" VALUES(2,1,1001,'Ann');
INSERT INTO "people" VALUES(2,2,1002,'Ben');
INSERT INTO "people" VALUES(3,1,1001,'Ann');
INSERT INTO "people" VALUES(3,2,1002,'Ben');
INSERT INTO "people" VALUES(4,1,1001,'Ann');
INSERT INTO "people" VALUES(4,2,1002,'Ben');
INSERT INTO "people" VALUES(5,1,1001,'Ann');
INSERT INTO "people" VALUES(5,2,1002,'Ben');
CREATE TABLE plans (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    plans   TEXT    NOT NULL,
    heard   TEXT    NOT NULL,
    due   INTEGER NOT NULL, spent TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "plans" VALUES(1,1002,'[["pass",""],["pass",""]]','[]',0,'[]');
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
    rings    INTEGER, asleep TEXT NOT NULL DEFAULT '[]', calls TEXT NOT NULL DEFAULT '[]', wakes INTEGER,
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
INSERT INTO "requests" VALUES(16,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","4"]]]]',1800000000);
INSERT INTO "requests" VALUES(17,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","2"]],["koxinga-event-dealt",["card","6"]]]]',1800000000);
INSERT INTO "requests" VALUES(18,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(19,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","5"]]]]',1800000000);
INSERT INTO "requests" VALUES(20,'["done",["bot-table-played"],2,[["koxinga-event-chosen",["card","4"]],["koxinga-event-treasure-card",["points",4]]]]',1800000000);
INSERT INTO "requests" VALUES(21,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(22,'["done",["bot-table-played"],2,[["koxinga-event-dealt",["card","10"]]]]',1800000000);
INSERT INTO "requests" VALUES(23,'["done",["bot-table-opened"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(24,'["done",["bot-table-joined"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(25,'["done",["bot-table-begun"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(26,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(27,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(28,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(29,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1300"]]]]',1800000000);
INSERT INTO "requests" VALUES(30,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(31,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(32,'["done",["bot-table-played"],3,[["cacao-event-draw",["form","1210"]]]]',1800000000);
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
INSERT INTO "requests" VALUES(77,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(78,'["done",["bot-plan-kept"],1,[]]',1800000000);
INSERT INTO "requests" VALUES(79,'["done",["bot-plan-kept"],1,[]]',1800000000);
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
INSERT INTO "retractable" VALUES(2,0,0,69,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(2,1,0,67,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(3,0,0,26,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(3,1,0,29,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(4,0,0,7,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(4,1,0,8,1800000000,'consent',172800,172800,0,0,0);
INSERT INTO "retractable" VALUES(5,0,0,66,1800000000,'consent',172800,172800,1,0,0);
INSERT INTO "retractable" VALUES(5,1,0,68,1800000000,'consent',172800,172800,0,0,0);
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
INSERT INTO "sessions" VALUES(1,7,1,'cardgo',1,'{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed","plain":5,"indulgence":1,"bravery":1,"joy":1,"pride":1,"sorrow":1,"pain":1,"kindness":1,"solitude":1,"fondness":1,"suppression":1,"excitement":1,"malice":1,"game_file":""}',1001,'Ann','en',48.0,'chosen','running',X'BB595ACFB216D8B8114BCA0A744457A0638BBAA5F42862CDEEB25C283E296963','{"parlour":3,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed","plain":5,"indulgence":1,"bravery":1,"joy":1,"pride":1,"sorrow":1,"pain":1,"kindness":1,"solitude":1,"fondness":1,"suppression":1,"excitement":1,"malice":1,"game_file":""},"players":["P1","P2"],"order":[0,1],"seating":"chosen","session":1,"started":1800000000,"commitment":"a115a4c337825192daa83fd02f1c7283f4cff15e7af63bdbd72021ccca77220f","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(2,7,2,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform","map_seed":0,"retreat":"each"}',1001,'Ann','en',48.0,'chosen','running',X'652976FCDC3458DF07898C38065C158535190DA5F2A8E89D9B594DC71A6FC6AF','{"parlour":3,"game":"koxinga","version":1,"options":{"end_after":"turn","setup_distribution":"uniform","map_seed":0,"retreat":"each"},"players":["P1","P2"],"order":[0,1],"seating":"chosen","session":2,"started":1800000000,"commitment":"a7c47ded5b90702dfda506008c6a737474c758925e7aa80051b0c37baf099631","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,72,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(3,7,3,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'DF1CBC8C7E0D78BF78FA95A97F11C2835AC33D3A36A9FF95FEC6C80ACA056657','{"parlour":3,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["P1","P2"],"order":[0,1],"seating":"chosen","session":3,"started":1800000000,"commitment":"cccbfb011890405803f459b2b58f4cd4fa8ae43db71d7fc53bf6ac0f8c14f9d9","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,31,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(4,7,4,'jiangshan',2,'{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false,"fallen":"gone"}',1001,'Ann','en',48.0,'chosen','running',X'D018C31CF8B371D0C1896E6E9143150999CB2EC1C068C74201684E1F311D3BB6','{"parlour":3,"game":"jiangshan","version":2,"options":{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false,"fallen":"gone"},"players":["P1","P2"],"order":[0,1],"seating":"chosen","session":4,"started":1800000000,"commitment":"36689dc7f42807cf374758d5742e95d21f2ac0b87feead24c71af3a72acc5618","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,NULL,NULL,11,8,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0,NULL);
INSERT INTO "sessions" VALUES(5,7,5,'cardgo',1,'{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed","plain":5,"indulgence":1,"bravery":1,"joy":1,"pride":1,"sorrow":1,"pain":1,"kindness":1,"solitude":1,"fondness":1,"suppression":1,"excitement":1,"malice":1,"game_file":""}',1001,'Ann','en',48.0,'chosen','over',X'B5CF3F66CDF574DBB658FC83FFDE1FC3CF478135CAAB8AD94F450891ABE107BF','{"parlour":3,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":7,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed","plain":5,"indulgence":1,"bravery":1,"joy":1,"pride":1,"sorrow":1,"pain":1,"kindness":1,"solitude":1,"fondness":1,"suppression":1,"excitement":1,"malice":1,"game_file":""},"players":["P1","P2"],"order":[0,1],"seating":"chosen","session":5,"started":1800000000,"commitment":"3f2db46ca1dec2fec977a67cc232a9cd141a21d6e02641f7209066a767c6e956","computers":[],"takeback":"free","practice":false}',1800000000,1800000000,1800000000,NULL,33,68,NULL,'','',0,0,NULL,NULL,NULL,NULL,'["cardgo-outcome-hp",["winner",{"seat":1}],["loser",{"seat":0}]]',0,NULL,'free',0,'[]',NULL,0,0,NULL);
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
CREATE INDEX plans_due ON plans (session) WHERE due;
CREATE INDEX proposals_wakes ON proposals (wakes) WHERE wakes IS NOT NULL;
CREATE INDEX letters_rings ON letters (rings) WHERE rings IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sessions',5);
COMMIT;
PRAGMA user_version = 17;
