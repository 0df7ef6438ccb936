BEGIN TRANSACTION;
CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "digests" VALUES(1,8,X'5606676FCA61220DFCE532B3A3AD48B97D9FC6A7E8CF962BFBD8245973767947');
INSERT INTO "digests" VALUES(1,10,X'A832561529AA4989E7E4838335F080C7BF41945A0D91DC5B6155A1B1B07CE410');
INSERT INTO "digests" VALUES(1,13,X'17B928269307645B90DCAB5D0A34B421D22676321F8D48E1225E1D8EEDD4EABC');
INSERT INTO "digests" VALUES(1,16,X'04C6DF959AFDDD2C29845B72E8C1F30E6C89DE7658E666EB164A04E20D31DE6F');
INSERT INTO "digests" VALUES(1,19,X'12B461342B405787FEC6F698A3D500B5CA44C243D685F18967A7BDF09825B1BB');
INSERT INTO "digests" VALUES(1,22,X'6D00F8C6BA24894179B78F1A873504212E17CBC188EE78960D6013C26DF6FC3A');
INSERT INTO "digests" VALUES(1,25,X'F3A0C33B5A8228D03F2E0464643B67EB95A5ED2E091FCD1817828B582D8DAF8A');
INSERT INTO "digests" VALUES(2,10,X'63303978590248CED5B5CB2FD586A34C22100AEBAA36CF31AE3F1465856E1310');
INSERT INTO "digests" VALUES(2,11,X'DCF0CCBD8DC0F776C03C0F5752FBC061BF277D72131E06DDCCCC98D5A6D53503');
INSERT INTO "digests" VALUES(2,13,X'2E13E4FB7814B2E53ADE9EDFD2EA0CB4B11596DD8BF642EB6FC6BB64B680483A');
INSERT INTO "digests" VALUES(2,15,X'0354BBAF5EED8C77D6426CE685B129874A1F52E5B660251E6852435175510DDB');
INSERT INTO "digests" VALUES(2,17,X'C23D751D1936B374E8876BEFE8D6A68F574929EAEDB2044E5D39E3C1ED460CA6');
INSERT INTO "digests" VALUES(2,19,X'463414620058911D8ABD2432F944CD60E7FB076615829ADD5449D5643A5BEE93');
INSERT INTO "digests" VALUES(2,21,X'E79681DE644E76286321F02BE985D9FFAE1F26A96304E59670B2A274BDB8970B');
INSERT INTO "digests" VALUES(3,0,X'FBF9FC1B156CB6BD3637DC5C85897B30BBD89EF3C52263015BC00311B069294F');
INSERT INTO "digests" VALUES(3,1,X'B71B8826BAE4D21E22F7A3155A36180F6741122B96706414BBCDFF393117CC3F');
INSERT INTO "digests" VALUES(3,2,X'A9F9A5EDD02F04177ED70352DE9D633590556D0A63E71E60D3C635F5A1684C1B');
INSERT INTO "digests" VALUES(3,3,X'C77F006FEBB4F8D1FA94DFDA2CA96C4BE357779AD9801FF6714619690462365A');
INSERT INTO "digests" VALUES(3,4,X'D28E07B497FCF59440A3636673B3592BB4F64B8E28CA5BB6CD41887DCDD57C12');
INSERT INTO "digests" VALUES(3,5,X'009B65B5BA24F4CB1F38A187D01E65E157A28C236522D40F7541F0419E7D1C1E');
INSERT INTO "digests" VALUES(3,6,X'7709F19A98A9B1F5634540CBFADD44E7BD7BC5B2BE974A92FBB8667AB71879A6');
INSERT INTO "digests" VALUES(4,53,X'DA178B614AB22A5B44BE75E983D404695C8C26C8504016B5245EAFD85CC42074');
INSERT INTO "digests" VALUES(4,54,X'B3432BA3BFC92FE4871AAD24E6D4F001B3AC866705BE0FB8CEB61050FA95B35D');
INSERT INTO "digests" VALUES(4,55,X'AB72CF6CDF9D379A40FC951081394F70DCCFFE92FA48B6C48F6AE11C9BA103A4');
INSERT INTO "digests" VALUES(4,56,X'376FB0E6BC7EE687C8F9F95C9F35DB25120F7901F8C361A7A2AEDC5341A8E761');
INSERT INTO "digests" VALUES(4,62,X'311D6100C034F1C6695796273FAD98F7C66C67714E7B22BCB9291462731739A1');
INSERT INTO "digests" VALUES(4,63,X'B4C171FAFE1106162ECF2550CA742937BD2DC05517A570A2BDEDCC56E0CF77B9');
INSERT INTO "digests" VALUES(4,64,X'DBA8788ECA2DAA1A55BA4148A092C6E86C8190677E7914E61A09C7536AC9EFEB');
INSERT INTO "digests" VALUES(5,10,X'8FCFD7C7B6ABDBE10CD63F31859095DC8B24B2B6A9F1F040A2CC1C76C2618EE1');
INSERT INTO "digests" VALUES(5,11,X'FAEF92B8F5BEAF052F5D4AAB8BE5AC56ACBF638A9A753F1893DCB8DD39763D64');
INSERT INTO "digests" VALUES(5,13,X'B221C0D3DC35B6E941424FA2B3C3F0A72AD4891B884DF2BB8BFB431EB5FD7B2B');
INSERT INTO "digests" VALUES(5,15,X'660ADF02A3F9CAC1A561B3FF71B2D0A9F7D728D9737C37532738A8E3F506E85D');
INSERT INTO "digests" VALUES(5,17,X'105576BF68990BF431CDD5FD01E76ED4C99131CD3C2B1F11C3D105DD63DE3AAB');
INSERT INTO "digests" VALUES(5,18,X'74AF9B65F9B4D1EF0143F92762DB91D2FC6407DB4C7A0C7AC943BAEC70957260');
CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,1,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,2,-1,'["draw","R","C"]',1800000000);
INSERT INTO "lines" VALUES(1,3,-1,'["draw","R","D"]',1800000000);
INSERT INTO "lines" VALUES(1,4,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,5,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,6,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,7,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(1,8,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,9,0,'["B","N1","00","1210","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,10,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,11,1,'["A","00","W1","1111","N1W1=C1","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,12,-1,'["draw","P","D"]',1800000000);
INSERT INTO "lines" VALUES(1,13,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(1,14,0,'["B","N2","W1","1210","N2=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,16,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,17,1,'["A","N3","00","1111","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,18,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,19,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(1,20,0,'["A","N4","W1","1111","N4=M3","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,21,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,22,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(1,23,1,'["A","N5","00","1111","N5W1=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,24,-1,'["draw","P","C"]',1800000000);
INSERT INTO "lines" VALUES(1,25,-1,'["display","M3"]',1800000000);
INSERT INTO "lines" VALUES(2,1,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,2,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(2,3,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(2,4,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,5,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(2,6,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(2,7,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(2,8,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,9,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,10,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(2,11,0,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(2,12,1,'["2","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(2,13,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(2,14,0,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(2,15,-1,'["draw","1","2"]',1800000000);
INSERT INTO "lines" VALUES(2,16,1,'["2","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(2,17,-1,'["draw","0","3"]',1800000000);
INSERT INTO "lines" VALUES(2,18,0,'["3","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(2,19,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,20,1,'["2","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(2,21,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(3,1,0,'["b2","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,2,1,'["i4","-g4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,3,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(3,4,1,'["g4","-e4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,5,0,'["a1","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,6,1,'["e4","xd4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,1,-1,'["starter","1"]',1800000000);
INSERT INTO "lines" VALUES(4,2,-1,'["item","2","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,3,-1,'["item","7","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,4,-1,'["item","10","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,5,-1,'["item","3","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,6,-1,'["item","11","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,7,-1,'["item","14","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,8,-1,'["item","9","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,9,-1,'["item","13","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,10,-1,'["item","4","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,11,-1,'["item","6","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,12,-1,'["item","8","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,13,-1,'["item","19","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,14,-1,'["item","28","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,15,-1,'["item","29","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,16,-1,'["item","25","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,17,-1,'["item","17","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,18,-1,'["item","30","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,19,-1,'["item","21","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,20,-1,'["item","22","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,21,-1,'["item","16","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,22,-1,'["item","33","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,23,-1,'["item","32","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,24,-1,'["item","41","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,25,-1,'["item","45","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,26,-1,'["item","49","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,27,-1,'["item","51","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,28,-1,'["item","38","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,29,-1,'["item","34","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,30,-1,'["item","48","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,31,-1,'["item","46","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,32,-1,'["item","53","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,33,-1,'["item","52","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,34,-1,'["item","37","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,35,-1,'["item","39","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,36,-1,'["item","42","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,37,-1,'["item","44","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,38,-1,'["item","65","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,39,-1,'["item","68","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,40,-1,'["item","56","gold","7"]',1800000000);
INSERT INTO "lines" VALUES(4,41,-1,'["item","70","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,42,-1,'["item","63","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,43,-1,'["item","62","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,44,-1,'["item","54","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,45,-1,'["item","55","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,46,-1,'["item","58","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,47,-1,'["deal","1","7"]',1800000000);
INSERT INTO "lines" VALUES(4,48,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(4,49,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(4,50,-1,'["deal","2","6"]',1800000000);
INSERT INTO "lines" VALUES(4,51,-1,'["deal","2","3"]',1800000000);
INSERT INTO "lines" VALUES(4,52,-1,'["deal","2","8"]',1800000000);
INSERT INTO "lines" VALUES(4,53,-1,'["dice","3","1"]',1800000000);
INSERT INTO "lines" VALUES(4,54,0,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,55,0,'["card","1"]',1800000000);
INSERT INTO "lines" VALUES(4,56,1,'["card","3"]',1800000000);
INSERT INTO "lines" VALUES(4,57,1,'["fire","none"]',1800000000);
INSERT INTO "lines" VALUES(4,58,-1,'["battle","2"]',1800000000);
INSERT INTO "lines" VALUES(4,59,-1,'["battle","0"]',1800000000);
INSERT INTO "lines" VALUES(4,60,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(4,61,-1,'["deal","2","2"]',1800000000);
INSERT INTO "lines" VALUES(4,62,-1,'["dice","4","6"]',1800000000);
INSERT INTO "lines" VALUES(4,63,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,64,0,'["card","2"]',1800000000);
INSERT INTO "lines" VALUES(5,1,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,2,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,3,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,4,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,5,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,6,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,7,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,8,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,9,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,10,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,11,0,'["4","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,12,1,'["2","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,13,-1,'["draw","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,14,0,'["4","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,15,-1,'["draw","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,16,1,'["2","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,17,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(5,18,0,'["resign"]',1800000000);
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
    turn     INTEGER NOT NULL, latest INTEGER, allowed INTEGER, reminded INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "owed" VALUES(1,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(2,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(3,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0);
INSERT INTO "owed" VALUES(4,1,1800000000,1800172800,1800086400,0,0,NULL,172800,0);
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
INSERT INTO "requests" VALUES(4,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(5,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","0310"]]]]',1800000000);
INSERT INTO "requests" VALUES(6,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(7,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(8,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(9,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1300"]]]]',1800000000);
INSERT INTO "requests" VALUES(10,'["done",["bot-table-opened"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(11,'["done",["bot-table-joined"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(12,'["done",["bot-table-begun"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(13,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(14,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(15,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(16,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(17,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(18,'["done",["bot-table-played"],2,[]]',1800000000);
INSERT INTO "requests" VALUES(19,'["done",["bot-table-opened"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(20,'["done",["bot-table-joined"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(21,'["done",["bot-table-begun"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(22,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(23,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(24,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(25,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(26,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(27,'["done",["bot-table-played"],3,[]]',1800000000);
INSERT INTO "requests" VALUES(28,'["done",["bot-table-opened"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(29,'["done",["bot-table-joined"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(30,'["done",["bot-table-begun"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(31,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(32,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","1"]]]]',1800000000);
INSERT INTO "requests" VALUES(33,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","3"]]]]',1800000000);
INSERT INTO "requests" VALUES(34,'["done",["bot-table-played"],4,[["koxinga-event-dealt",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(35,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(36,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(37,'["done",["bot-table-opened"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(38,'["done",["bot-table-joined"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(39,'["done",["bot-table-begun"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(40,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(41,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(42,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(43,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(44,'["done",["bot-table-resigned"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(45,'["done",["bot-table-opened"],6,[]]',1800000000);
CREATE TABLE seats (
    session    INTEGER NOT NULL REFERENCES sessions (id),
    seat       INTEGER NOT NULL,
    kind       TEXT,
    user       INTEGER,
    level      TEXT,
    name       TEXT,
    owner      INTEGER,
    owner_name TEXT,
    missed     INTEGER NOT NULL, ignored INTEGER NOT NULL DEFAULT 0, played INTEGER NOT NULL DEFAULT 0, away INTEGER, sat TEXT NOT NULL DEFAULT '[]', handed INTEGER,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL);
INSERT INTO "seats" VALUES(1,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL);
INSERT INTO "seats" VALUES(2,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL);
INSERT INTO "seats" VALUES(2,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL);
INSERT INTO "seats" VALUES(3,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL);
INSERT INTO "seats" VALUES(3,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL);
INSERT INTO "seats" VALUES(4,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL);
INSERT INTO "seats" VALUES(4,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL);
INSERT INTO "seats" VALUES(5,0,'person',1001,NULL,'Ann',1001,'Ann',0,0,0,NULL,'[1001]',NULL);
INSERT INTO "seats" VALUES(5,1,'person',1002,NULL,'Ben',1002,'Ben',0,0,0,NULL,'[1002]',NULL);
INSERT INTO "seats" VALUES(6,0,'person',1001,NULL,'Ann',NULL,NULL,0,0,0,NULL,'[]',NULL);
INSERT INTO "seats" VALUES(6,1,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL);
INSERT INTO "seats" VALUES(6,2,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL);
INSERT INTO "seats" VALUES(6,3,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL);
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
INSERT INTO "sessions" VALUES(1,7,1,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'DFF8E410DC7A9E68B45A9866EB437D931328F2A32EE2A19B68BAE3E71C6FC2DE','{"parlour":1,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":1,"started":1800000000,"commitment":"08cb7e12405414e53bbf61dcd910daa6af6c9eeecba4d9566db12cfd0b774878"}',1800000000,1800000000,NULL,NULL,9,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(2,7,2,'cardgo',1,'{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'4DBA778E368302ECF4361CEA867FD160AA9B1652B24A8B2A7ECC9F43AB5A9915','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":2,"started":1800000000,"commitment":"6ed77b2f86fa8a189914c4750f7898cb27bd50113d4ecde8f2b7661061e13344"}',1800000000,1800000000,NULL,NULL,9,21,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(3,7,3,'jiangshan',2,'{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false}',1001,'Ann','en',48.0,'chosen','running',X'79F219188AF26C1E464050FFBD8C4CAA09C23C5A6E4CBE650120E75FA56A522A','{"parlour":1,"game":"jiangshan","version":2,"options":{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":3,"started":1800000000,"commitment":"93b1fac047a519c8f3e9dbac67f87811fe6dc058425996eaa39968dccb17d8c2"}',1800000000,1800000000,NULL,NULL,9,6,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(4,7,4,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform"}',1001,'Ann','en',48.0,'chosen','running',X'DEE3C76E1E9F65C1AE31D6B1770EBDDC2D312C15F42DA6E09FA487E8F5E02FD9','{"parlour":1,"game":"koxinga","version":1,"options":{"end_after":"turn","setup_distribution":"uniform"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":4,"started":1800000000,"commitment":"d03aacfde01afcd03d97011797a25f43516c61bfc867b887a07f999f2e057486"}',1800000000,1800000000,NULL,NULL,9,64,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0);
INSERT INTO "sessions" VALUES(5,7,50,'cardgo',1,'{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','over',X'E9C0016857E0689779D6159E597F5272B2F0E8F4E8A2CCBD2D89D7F082C12418','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":5,"started":1800000000,"commitment":"1847d9824b81b8433ac2252e8593e16aa538640432e80ee5b7b8e4b3071a0ca2"}',1800000000,1800000000,1800000000,NULL,8,18,NULL,'','',0,0,NULL,NULL,NULL,NULL,'["cardgo-outcome-resigned",["winner",{"seat":1}],["loser",{"seat":0}]]',0);
INSERT INTO "sessions" VALUES(6,7,51,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'random','lobby',X'379159EA2E4FB6904FCAA238964F674A28AB60BC492F55C82D4644346E8B788E',NULL,1800000000,NULL,NULL,NULL,1,0,NULL,'','',0,0,NULL,1800604800,NULL,NULL,NULL,0);
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
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('sessions',6);
COMMIT;
PRAGMA user_version = 8;
