BEGIN TRANSACTION;
CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "digests" VALUES(1,8,X'3833FE736C8D3E2C809D7201CAC802A5C590DC50201BF007317FAA0584ACCD37');
INSERT INTO "digests" VALUES(1,10,X'BE285D92EF8130D073A2A43686B5EB4F5CC946363B8790BA59FE17DEFFCBBAA1');
INSERT INTO "digests" VALUES(1,13,X'C5ED01F097716B245A101FC49CB1F7979358B8AE1FEFF631EB257DC69B7B8011');
INSERT INTO "digests" VALUES(1,16,X'950F4523AD5533A04B1C974CF2993BBF84665468D7FF0976A4DC880BB7FCDC28');
INSERT INTO "digests" VALUES(1,19,X'742FDFEDA9C89C786301EA65FADA94124D0450D458C67408ADCD41ADD0BB82EF');
INSERT INTO "digests" VALUES(1,22,X'3E9B41A4D026770028089C177C5BF41278BAE087352B470DCEB9AD932E64A788');
INSERT INTO "digests" VALUES(1,25,X'0A08386577A9ABC544B8E5C1BE3D066302B520233BD88DA0BD912ECC4EF1ECCE');
INSERT INTO "digests" VALUES(1,28,X'9C5E18FF55ACC3EC329504ABEF6B1FEA298CAD3465880E4919C3293101E0400B');
INSERT INTO "digests" VALUES(1,31,X'EDA66E3CD6C4DBC2DBE0C88A5E0F423E8A486C5319E5DEA5A8DC12D8859344C9');
INSERT INTO "digests" VALUES(2,10,X'63303978590248CED5B5CB2FD586A34C22100AEBAA36CF31AE3F1465856E1310');
INSERT INTO "digests" VALUES(2,11,X'DCF0CCBD8DC0F776C03C0F5752FBC061BF277D72131E06DDCCCC98D5A6D53503');
INSERT INTO "digests" VALUES(2,13,X'111EC0A7E512761320E3DDA294BF920275353A84E38926B8183B552D61CCD79F');
INSERT INTO "digests" VALUES(2,15,X'6573E10C1D216E7353761528678F2DF00EFEDAAF9CD25F579696F60794CB0032');
INSERT INTO "digests" VALUES(2,17,X'76A2799572BC26F0D543D1AB26E0493B3587F3C2CCF33D6F060505DDDECEF685');
INSERT INTO "digests" VALUES(2,19,X'89D7E1EC87BA0812E26F6AA007FB4718F2DC5DE183C1AB0A2EBD3E388B6AC39A');
INSERT INTO "digests" VALUES(2,21,X'8ACF679D4C11C0AC0D01BD793390B5153579579035407B9472429E72D73C959A');
INSERT INTO "digests" VALUES(2,23,X'C92BF58D83D2556EAD6CBCB62A70C3B844AC10008829CB50616E3E7D0663BA6F');
INSERT INTO "digests" VALUES(2,25,X'89B65696CBAE1B90D07844E8018EBA9303D4712A8366D240AD6F6007A3947493');
INSERT INTO "digests" VALUES(3,0,X'FBF9FC1B156CB6BD3637DC5C85897B30BBD89EF3C52263015BC00311B069294F');
INSERT INTO "digests" VALUES(3,1,X'B71B8826BAE4D21E22F7A3155A36180F6741122B96706414BBCDFF393117CC3F');
INSERT INTO "digests" VALUES(3,2,X'A9F9A5EDD02F04177ED70352DE9D633590556D0A63E71E60D3C635F5A1684C1B');
INSERT INTO "digests" VALUES(3,3,X'C77F006FEBB4F8D1FA94DFDA2CA96C4BE357779AD9801FF6714619690462365A');
INSERT INTO "digests" VALUES(3,4,X'D28E07B497FCF59440A3636673B3592BB4F64B8E28CA5BB6CD41887DCDD57C12');
INSERT INTO "digests" VALUES(3,5,X'009B65B5BA24F4CB1F38A187D01E65E157A28C236522D40F7541F0419E7D1C1E');
INSERT INTO "digests" VALUES(3,6,X'7709F19A98A9B1F5634540CBFADD44E7BD7BC5B2BE974A92FBB8667AB71879A6');
INSERT INTO "digests" VALUES(3,7,X'9690039383BD76124E5FC6F4F3BDFF7984C13B0254BF00622AA5BA869328308A');
INSERT INTO "digests" VALUES(3,8,X'2678DF50DCB5AD984B3A228A8A2AB1CFA285719801729B8A806126978AD3A734');
INSERT INTO "digests" VALUES(3,9,X'2678DF50DCB5AD984B3A228A8A2AB1CFA285719801729B8A806126978AD3A734');
INSERT INTO "digests" VALUES(4,53,X'B7674D581BD43FD4A78A6E88CC5ECE487373A5AE6FB9B7C68A2A3AA7120B26B1');
INSERT INTO "digests" VALUES(4,54,X'34CD013C0B93A2987639BAD37FACAAB39FCE82650B50C8BBEC85909219877E44');
INSERT INTO "digests" VALUES(4,55,X'397C7682CC743DEA2750A26C8D4FDC8922DBFE5F9003090D959AD6100D4D0D2F');
INSERT INTO "digests" VALUES(4,59,X'D5F89BA4B1E64D187C9BF50C0DECAD932B8F7712156CBA2A6DC289C48511EFC5');
INSERT INTO "digests" VALUES(4,60,X'1275468231618EEE9B34B55B6FB8D5EAC6493ED72CAA794E9E5FB8EA1F6DFEAB');
INSERT INTO "digests" VALUES(4,61,X'4897D62A272A65C1C5B4CFAA7C98E59D18518D91B250D3FED77008D0A1325B96');
INSERT INTO "digests" VALUES(4,65,X'86173903DEDA1999D0D819C2638903ECB2621044221700D2C8013629EC9C6907');
INSERT INTO "digests" VALUES(4,66,X'A860BE4840B2F9CE61042CFF1110F9D32DA22D39682635882B779AFCDB837CB7');
INSERT INTO "digests" VALUES(4,67,X'BFDB807789FC2F43BA853EC2D1881CCF33A754033ECC623308FAE1A1790B72F2');
INSERT INTO "digests" VALUES(5,10,X'8FCFD7C7B6ABDBE10CD63F31859095DC8B24B2B6A9F1F040A2CC1C76C2618EE1');
INSERT INTO "digests" VALUES(5,11,X'1CAB69A140C2167C83096E728A8045730E4F2EB5E5A60541C33F21DD5A02E8F3');
INSERT INTO "digests" VALUES(5,13,X'84F57FC3CB67FD402DB2C918BECA527F0E82075D92707B58A43D1B8E83FDF62F');
INSERT INTO "digests" VALUES(5,15,X'F7607B0979525352C162A3961E897A44EC0CC204EFDFD59DEDD23B6D56C2871C');
INSERT INTO "digests" VALUES(5,17,X'C4CA29CE2B3E2AF18187CFCBBB2E8CCA7EC3C1BE0F2157E1840144FE40F471F7');
INSERT INTO "digests" VALUES(5,19,X'40DB885C5F9F9AFFE2F5D9B8BE5EE5D6C972AAEDD66F5CE2A5B21D810D25C092');
INSERT INTO "digests" VALUES(5,21,X'D2D2C773645A74D7E6805502FF77766AB2A622BB84309BEECF4046C999AE2CEC');
INSERT INTO "digests" VALUES(5,23,X'7B3BC5EBD977CE21788B5E5509C822FE060D8306D6720FD0AC3922BF29D1383F');
INSERT INTO "digests" VALUES(5,25,X'B621A4FF69447C61E50B8F12BDDF633241B88EF3CE4CF3110BF720B4DF839CD3');
INSERT INTO "digests" VALUES(6,10,X'8FCFD7C7B6ABDBE10CD63F31859095DC8B24B2B6A9F1F040A2CC1C76C2618EE1');
INSERT INTO "digests" VALUES(6,11,X'E79C60146AD5F913C3553A1B79F727CECEE2092C66208630E946C616BD5DB156');
INSERT INTO "digests" VALUES(6,13,X'9CFED605B049371EADA06D5A6B7720D234B2EACBE0799DEA2CDDB1B241CEB664');
INSERT INTO "digests" VALUES(6,15,X'4E873BA24CA39E9A7F16529D5899FCDA934810B1EF36D8B3F1B192394E9EBF8D');
INSERT INTO "digests" VALUES(6,17,X'EDF3C9AED13ABADBA6507C458C5A2DCA5CB5F20F3C04CF24AD04A7D39E6E6568');
INSERT INTO "digests" VALUES(6,18,X'2AF8D84C6FE5D551F64714CEDB07807ED66E9A4BEB3E981F32EF4697D4C1FD32');
INSERT INTO "digests" VALUES(7,8,X'465B20FE49D6525CEBBAFF01FFA265CDBEE8DCB26813B9FE982D741FD216CAA3');
INSERT INTO "digests" VALUES(7,10,X'68D9A0D82C49F996E169773D4892263F401778843E745485F3971371E84CE5D9');
INSERT INTO "digests" VALUES(7,13,X'60D33000FEE7A7078A1446B0E764ED1677FE0AE460B39B638677039E0FA672EA');
INSERT INTO "digests" VALUES(7,16,X'9943E8E1A936D6739EA2C3E3D7F7DBDE291841C48BB9B578F8457F168BBDAF49');
INSERT INTO "digests" VALUES(7,17,X'9943E8E1A936D6739EA2C3E3D7F7DBDE291841C48BB9B578F8457F168BBDAF49');
CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,1,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,2,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,3,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,4,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,5,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,6,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,7,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(1,8,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(1,9,0,'["A","N1","00","1111","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,10,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,11,1,'["A","00","W1","1111","N1W1=C1","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,12,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,13,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,14,0,'["A","N2","W1","1111","N2=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,16,-1,'["display","SN"]',1800000000);
INSERT INTO "lines" VALUES(1,17,1,'["A","N3","00","1111","N3W1=SN","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,18,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,19,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(1,20,0,'["A","N4","W1","1111","N4=TM","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,21,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,22,-1,'["display","M2"]',1800000000);
INSERT INTO "lines" VALUES(1,23,1,'["A","N5","00","1111","N5W1=M2","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,24,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,25,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,26,0,'["A","N6","W1","1111","N6=TM","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,27,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,28,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(1,29,1,'["B","N7","00","1210","N7W1=C1","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,30,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,31,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(2,1,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(2,2,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(2,3,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(2,4,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(2,5,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(2,6,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,7,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,8,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(2,9,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(2,10,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(2,11,0,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(2,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(2,13,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(2,14,0,'["3","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(2,15,-1,'["draw","1","1"]',1800000000);
INSERT INTO "lines" VALUES(2,16,1,'["1","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(2,17,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(2,18,0,'["1","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(2,19,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,20,1,'["2","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(2,21,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,22,0,'["2","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(2,23,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,24,1,'["3","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(2,25,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(3,1,0,'["b2","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,2,1,'["i4","-g4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,3,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(3,4,1,'["g4","-e4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,5,0,'["a1","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,6,1,'["e4","xd4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,7,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(3,8,1,'["d4","xc4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,9,-2,'["rules","1","2"]',1800000000);
INSERT INTO "lines" VALUES(4,1,-1,'["starter","2"]',1800000000);
INSERT INTO "lines" VALUES(4,2,-1,'["item","1","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,3,-1,'["item","7","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,4,-1,'["item","11","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,5,-1,'["item","9","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,6,-1,'["item","6","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,7,-1,'["item","2","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,8,-1,'["item","8","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,9,-1,'["item","12","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,10,-1,'["item","13","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,11,-1,'["item","3","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,12,-1,'["item","4","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,13,-1,'["item","18","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,14,-1,'["item","20","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,15,-1,'["item","28","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,16,-1,'["item","30","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,17,-1,'["item","16","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,18,-1,'["item","27","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,19,-1,'["item","25","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,20,-1,'["item","22","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,21,-1,'["item","26","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,22,-1,'["item","34","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,23,-1,'["item","32","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,24,-1,'["item","42","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,25,-1,'["item","46","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,26,-1,'["item","49","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,27,-1,'["item","40","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,28,-1,'["item","53","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,29,-1,'["item","43","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,30,-1,'["item","39","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,31,-1,'["item","38","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,32,-1,'["item","31","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,33,-1,'["item","33","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,34,-1,'["item","36","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,35,-1,'["item","37","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,36,-1,'["item","45","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,37,-1,'["item","52","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,38,-1,'["item","68","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,39,-1,'["item","57","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,40,-1,'["item","70","gold","7"]',1800000000);
INSERT INTO "lines" VALUES(4,41,-1,'["item","55","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,42,-1,'["item","64","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,43,-1,'["item","60","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,44,-1,'["item","59","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,45,-1,'["item","69","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,46,-1,'["item","56","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,47,-1,'["deal","1","10"]',1800000000);
INSERT INTO "lines" VALUES(4,48,-1,'["deal","1","7"]',1800000000);
INSERT INTO "lines" VALUES(4,49,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(4,50,-1,'["deal","2","6"]',1800000000);
INSERT INTO "lines" VALUES(4,51,-1,'["deal","2","7"]',1800000000);
INSERT INTO "lines" VALUES(4,52,-1,'["deal","2","10"]',1800000000);
INSERT INTO "lines" VALUES(4,53,-1,'["dice","1","5"]',1800000000);
INSERT INTO "lines" VALUES(4,54,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,55,0,'["card","5"]',1800000000);
INSERT INTO "lines" VALUES(4,56,1,'["card","6"]',1800000000);
INSERT INTO "lines" VALUES(4,57,-1,'["deal","1","9"]',1800000000);
INSERT INTO "lines" VALUES(4,58,-1,'["deal","2","1"]',1800000000);
INSERT INTO "lines" VALUES(4,59,-1,'["dice","1","4"]',1800000000);
INSERT INTO "lines" VALUES(4,60,0,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,61,0,'["card","7"]',1800000000);
INSERT INTO "lines" VALUES(4,62,1,'["card","1"]',1800000000);
INSERT INTO "lines" VALUES(4,63,-1,'["deal","1","8"]',1800000000);
INSERT INTO "lines" VALUES(4,64,-1,'["deal","2","2"]',1800000000);
INSERT INTO "lines" VALUES(4,65,-1,'["dice","2","6"]',1800000000);
INSERT INTO "lines" VALUES(4,66,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,67,0,'["card","8"]',1800000000);
INSERT INTO "lines" VALUES(5,1,-1,'["deal","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,2,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,3,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,4,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,5,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,6,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,7,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,8,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,9,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,10,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(5,11,0,'["1","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,13,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,14,0,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,15,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,16,1,'["1","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,17,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(5,18,0,'["1","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(5,19,-1,'["draw","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,20,1,'["2","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(5,21,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,22,0,'["2","e0","A","7"]',1800000000);
INSERT INTO "lines" VALUES(5,23,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,24,1,'["3","e0","A","8"]',1800000000);
INSERT INTO "lines" VALUES(5,25,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(6,1,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(6,2,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(6,3,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(6,4,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(6,5,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(6,6,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(6,7,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(6,8,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(6,9,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(6,10,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(6,11,0,'["3","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(6,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(6,13,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(6,14,0,'["4","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(6,15,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(6,16,1,'["1","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(6,17,-1,'["draw","0","5"]',1800000000);
INSERT INTO "lines" VALUES(6,18,1,'["resign"]',1800000000);
INSERT INTO "lines" VALUES(7,1,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(7,2,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(7,3,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(7,4,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(7,5,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(7,6,-1,'["draw","P","C"]',1800000000);
INSERT INTO "lines" VALUES(7,7,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(7,8,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(7,9,0,'["A","N1","00","1111","auto"]',1800000000);
INSERT INTO "lines" VALUES(7,10,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(7,11,1,'["A","00","W1","1111","N1W1=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(7,12,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(7,13,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(7,14,0,'["A","N2","W1","1111","N2=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(7,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(7,16,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(7,17,-2,'["gone"]',1800000000);
CREATE TABLE news (
    id      INTEGER PRIMARY KEY,
    user    INTEGER NOT NULL,
    session INTEGER NOT NULL REFERENCES sessions (id),
    said    TEXT    NOT NULL,
    at      INTEGER NOT NULL
) STRICT;
CREATE TABLE owed (
    session  INTEGER NOT NULL REFERENCES sessions (id),
    seat     INTEGER NOT NULL,
    since    INTEGER NOT NULL,
    due      INTEGER,
    remind   INTEGER,
    computer INTEGER NOT NULL,
    turn     INTEGER NOT NULL, latest INTEGER, allowed INTEGER, reminded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "owed" VALUES(1,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(2,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(3,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(4,1,1800000000,1800172800,1800086400,0,0,NULL,172800,0);
INSERT INTO "owed" VALUES(5,0,1800000000,NULL,1800259200,0,1,NULL,NULL,0);
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
INSERT INTO "requests" VALUES(4,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(5,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(6,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(7,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(8,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(9,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(10,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(11,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(12,'["done",["bot-table-opened"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(13,'["done",["bot-table-joined"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(14,'["done",["bot-table-begun"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(15,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(16,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(17,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(18,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(19,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(20,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(21,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(22,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(23,'["done",["bot-table-opened"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(24,'["done",["bot-table-joined"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(25,'["done",["bot-table-begun"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(26,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(27,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(28,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(29,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(30,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(31,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(32,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(33,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(34,'["done",["bot-table-opened"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(35,'["done",["bot-table-joined"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(36,'["done",["bot-table-begun"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(37,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(38,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","5"]]]]',1800000000);
INSERT INTO "requests" VALUES(39,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","6"]],["koxinga-event-dealt",["card","1"]]]]',1800000000);
INSERT INTO "requests" VALUES(40,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(41,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","7"]]]]',1800000000);
INSERT INTO "requests" VALUES(42,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","1"]],["koxinga-event-dealt",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(43,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(44,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","8"]]]]',1800000000);
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
INSERT INTO "requests" VALUES(56,'["done",["bot-table-opened"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(57,'["done",["bot-table-joined"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(58,'["done",["bot-table-begun"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(59,'["done",["bot-table-played"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(60,'["done",["bot-table-played"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(61,'["done",["bot-table-played"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(62,'["done",["bot-table-played"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(63,'["done",["bot-table-resigned"],6,[]]',1800000000);
INSERT INTO "requests" VALUES(64,'["done",["bot-table-opened"],7,[]]',1800000000);
INSERT INTO "requests" VALUES(65,'["done",["bot-table-joined"],7,[]]',1800000000);
INSERT INTO "requests" VALUES(66,'["done",["bot-table-begun"],7,[]]',1800000000);
INSERT INTO "requests" VALUES(67,'["done",["bot-table-played"],7,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(68,'["done",["bot-table-played"],7,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(69,'["done",["bot-table-played"],7,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(70,'["done",["bot-table-cancelled"],7,[]]',1800000000);
INSERT INTO "requests" VALUES(71,'["done",["bot-table-opened"],8,[]]',1800000000);
INSERT INTO "requests" VALUES(72,'["done",["bot-table-joined"],8,[]]',1800000000);
CREATE TABLE seats (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    kind       TEXT,
    user       INTEGER,
    level      TEXT,
    name       TEXT,
    owner      INTEGER,
    owner_name TEXT,
    missed     INTEGER NOT NULL, ignored INTEGER NOT NULL DEFAULT 0, played INTEGER NOT NULL DEFAULT 0, away INTEGER, sat TEXT NOT NULL DEFAULT '[]',
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(1,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(2,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(2,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(3,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(3,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(4,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(4,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(5,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(5,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(6,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(6,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(7,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]');
INSERT INTO "seats" VALUES(7,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]');
INSERT INTO "seats" VALUES(8,0,'person',1001,NULL,'Ann',NULL,NULL,0,0,0,NULL,'[]');
INSERT INTO "seats" VALUES(8,1,'person',1002,NULL,'Ben',NULL,NULL,0,0,0,NULL,'[]');
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
, reactions REAL, ends INTEGER, lost INTEGER, silence INTEGER, result TEXT, epoch INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "sessions" VALUES(1,7,1,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'FDE017768A0699D873382DB2D208B672647B9700B2497EA9FE77970B904466E6','{"parlour":1,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":1,"started":1800000000,"commitment":"c8bd74411f8e0af9331d9a5de051468d11e5e00dd3846f65abc0c9445b4c08dd"}',1800000000,1800000000,NULL,NULL,11,31,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(2,7,2,'cardgo',1,'{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'4E18B3E5947F525382DBE32C4E4E65C757A4C6EC5906E300BD22AC0DA4A7BEA6','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":2,"started":1800000000,"commitment":"81a8d6e9ac1982c07ed556ae4936fbac6abf9559afdf20eeea89f334e9519a47"}',1800000000,1800000000,NULL,NULL,11,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(3,7,3,'jiangshan',2,'{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false}',1001,'Ann','en',48.0,'chosen','running',X'2EFEE76178508C8C1BED91BD688C817CE07FED517B89D369557B9F40632EDF13','{"parlour":1,"game":"jiangshan","version":1,"options":{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":3,"started":1800000000,"commitment":"9f5f432fb22facfaae018c2966bff7a2c35c9d6e41fec51ca3efcbaef37a0da7"}',1800000000,1800000000,NULL,NULL,12,9,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(4,7,4,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform"}',1001,'Ann','en',48.0,'chosen','running',X'24854D6FA453A20EEA282CDC37CBB4CA5393BCEA029912C5AC2373FFDA0766D8','{"parlour":1,"game":"koxinga","version":1,"options":{"end_after":"turn","setup_distribution":"uniform"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":4,"started":1800000000,"commitment":"858f7c23aba059e56e94a93272e6dc954e0d8acc2f9a65569a13e96051e240bd"}',1800000000,1800000000,NULL,NULL,11,67,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(5,7,5,'cardgo',1,'{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',NULL,'chosen','running',X'F173700DCBB826542AEDAA5C8FADAF62D21E121BD29F50A4E15A73B07BE09793','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":5,"started":1800000000,"commitment":"69a9d91d979ae015d6e0e705d48fb690f669137a71529cbdbd32a0b177127759"}',1800000000,1800000000,NULL,NULL,11,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(6,7,6,'cardgo',1,'{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','over',X'859886E32211CF0E0708C30E2BA703B9C1B0D54271D11D6CDFEE762C6E6325BA','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":6,"started":1800000000,"commitment":"514f6209dccc3a2f35eba41e9d6aa77d286c8016cc00d93d4c0b50011bee28a2"}',1800000000,1800000000,1800000000,NULL,8,18,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(7,7,7,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','cancelled',X'B1E4F9B3062A974B9F84B1AA766F981751211FD48CB72D0B6CAEB3766E36E54D','{"parlour":1,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":7,"started":1800000000,"commitment":"fa24248e8738cbcdc2024138b3e0812e182dc3c2abdaf14f16358bf495dabf78"}',1800000000,1800000000,1800000000,NULL,7,17,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(8,7,8,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform"}',1001,'Ann','en',48.0,'chosen','lobby',X'20145FA745A70B4422E1EBAC6115A11B5977CC4B7161F1CFA88450699E67569C',NULL,1800000000,NULL,NULL,NULL,2,0,NULL,'','',0,0,NULL,1800604800,NULL,NULL,NULL,0);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sessions',8);
COMMIT;
PRAGMA user_version = 7;
