BEGIN TRANSACTION;
CREATE TABLE digests (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    digest  BLOB    NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "digests" VALUES(1,8,X'3FA9471AA7C804ADF87CE970228B45E14F41CBBCBBD6E4E2FD6E0EC8CF97E71C');
INSERT INTO "digests" VALUES(1,10,X'4FFD789BEC09BC8F057FF629801B5ECFB45147AB3FF9064F47FF66B28218EDB6');
INSERT INTO "digests" VALUES(1,13,X'3310417832DFB9BE7907CE5A5476BF7EC02CE16D13739363887B5A4576F701D0');
INSERT INTO "digests" VALUES(1,16,X'DDCF7444980DEF75CD93C433A19A00D23F9B68108F050BF80E8085987062BC71');
INSERT INTO "digests" VALUES(1,19,X'72859512E0EA1A0C13139BA7C66082374B523CDAFCFC6585C16259916A0D2CEC');
INSERT INTO "digests" VALUES(1,22,X'F72429128C7D585284192B88F40792DF826D1DAE0864185E7F92DDE4D037BA0D');
INSERT INTO "digests" VALUES(1,25,X'CCE69833B210444637500A35810D7344B8FFB27A157F775C4D81C74548E4FECE');
INSERT INTO "digests" VALUES(2,10,X'63303978590248CED5B5CB2FD586A34C22100AEBAA36CF31AE3F1465856E1310');
INSERT INTO "digests" VALUES(2,11,X'E2B3EC55961A5E59E31E9C56572D9518ED8ABCA6061945BD194983F061FA4CC4');
INSERT INTO "digests" VALUES(2,13,X'80622FAED351B1AD9017C2119779A8F4B8DA04732654A27ACCE0D79EFFCE1FFE');
INSERT INTO "digests" VALUES(2,15,X'C777CE473391F3A165C004508216D4F2A51CD901C0C85E452CC6998DAC7E1F8D');
INSERT INTO "digests" VALUES(2,17,X'2AA5E229C948126E2027E0D23821298D32CAC82681F6C2A026B45E16D0D22458');
INSERT INTO "digests" VALUES(2,19,X'B785A0B0113DF31A0D610B45E55BA92B059FF314E3B23B531B96C993472C4AF1');
INSERT INTO "digests" VALUES(2,21,X'D770D7B09D331237947C861A4982E78BDA0FEE1384322C767D6017AAD1F226C8');
INSERT INTO "digests" VALUES(3,0,X'FBF9FC1B156CB6BD3637DC5C85897B30BBD89EF3C52263015BC00311B069294F');
INSERT INTO "digests" VALUES(3,1,X'B71B8826BAE4D21E22F7A3155A36180F6741122B96706414BBCDFF393117CC3F');
INSERT INTO "digests" VALUES(3,2,X'A9F9A5EDD02F04177ED70352DE9D633590556D0A63E71E60D3C635F5A1684C1B');
INSERT INTO "digests" VALUES(3,3,X'C77F006FEBB4F8D1FA94DFDA2CA96C4BE357779AD9801FF6714619690462365A');
INSERT INTO "digests" VALUES(3,4,X'D28E07B497FCF59440A3636673B3592BB4F64B8E28CA5BB6CD41887DCDD57C12');
INSERT INTO "digests" VALUES(3,5,X'009B65B5BA24F4CB1F38A187D01E65E157A28C236522D40F7541F0419E7D1C1E');
INSERT INTO "digests" VALUES(3,6,X'7709F19A98A9B1F5634540CBFADD44E7BD7BC5B2BE974A92FBB8667AB71879A6');
INSERT INTO "digests" VALUES(4,53,X'358F7B9BC58F348248C40A442322FDC64959E4F5C87277D5EB29D370A84BCBC3');
INSERT INTO "digests" VALUES(4,54,X'6591A76B32CC20C0D4623EADAC04E6C6E8527E28198B44023BDDCBD884F92282');
INSERT INTO "digests" VALUES(4,55,X'76C79B5A1E5BB4D2588E15149AB14557F5D90E3BDDE735AE67076D47CC8ABE5F');
INSERT INTO "digests" VALUES(4,58,X'C137697FC166323A9A95DE68B2D3096899EFA9F29F8C9B804D8D32CCF848EECD');
INSERT INTO "digests" VALUES(4,63,X'957A45133B8AF25EC9866F05DF3706E4B751FBAF1F4B2B262463138DCF79C03F');
INSERT INTO "digests" VALUES(4,64,X'A3A982DDE5B8EA0F6AB8E991D6FAA35BC85F468E1C8610F20A9B1D5613E0E740');
INSERT INTO "digests" VALUES(4,65,X'461DF6B87AE234C727D6D5CDD0A09E6D437D9C2DBBD316DF5172BC5921B43D1B');
INSERT INTO "digests" VALUES(5,10,X'8FCFD7C7B6ABDBE10CD63F31859095DC8B24B2B6A9F1F040A2CC1C76C2618EE1');
INSERT INTO "digests" VALUES(5,11,X'CA9F5414FF66A3B3A5AC16FB07316E9F099D766728A811F9F49C3B1628B5AEDF');
INSERT INTO "digests" VALUES(5,13,X'5F3C59CE7FB73DA45323DC8EB7A020F62DD70AB3D8E6B2FA38A2F7465F4B8DFD');
INSERT INTO "digests" VALUES(5,15,X'C2E08ED88BFA26B2967A57720DA6649A0FE28BB9CAC4BDB2512C4161191449BB');
INSERT INTO "digests" VALUES(5,17,X'583B2A1CC1BE8D600899F734AA109FEF101AF3800ABD3C06CF73E004D6EBDF18');
INSERT INTO "digests" VALUES(5,18,X'8369A22BB2AD742055CE634CEA096219E6A25144BDC64E392C5F1940D2CAB74B');
CREATE TABLE lines (
    session INTEGER NOT NULL REFERENCES sessions (id),
    n       INTEGER NOT NULL,
    seat    INTEGER NOT NULL,
    move    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (session, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "lines" VALUES(1,1,-1,'["draw","R","C"]',1800000000);
INSERT INTO "lines" VALUES(1,2,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,3,-1,'["draw","R","B"]',1800000000);
INSERT INTO "lines" VALUES(1,4,-1,'["draw","P","D"]',1800000000);
INSERT INTO "lines" VALUES(1,5,-1,'["draw","P","A"]',1800000000);
INSERT INTO "lines" VALUES(1,6,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,7,-1,'["display","SN"]',1800000000);
INSERT INTO "lines" VALUES(1,8,-1,'["display","C1"]',1800000000);
INSERT INTO "lines" VALUES(1,9,0,'["B","N1","00","1210","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,10,-1,'["draw","R","D"]',1800000000);
INSERT INTO "lines" VALUES(1,11,1,'["A","00","W1","1111","N1W1=C1","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,12,-1,'["draw","P","C"]',1800000000);
INSERT INTO "lines" VALUES(1,13,-1,'["display","C2"]',1800000000);
INSERT INTO "lines" VALUES(1,14,0,'["B","N2","W1","1210","N2=C2","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,15,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,16,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,17,1,'["B","N3","00","1210","N3W1=SN","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,18,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,19,-1,'["display","TM"]',1800000000);
INSERT INTO "lines" VALUES(1,20,0,'["A","N4","W1","1111","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,21,-1,'["draw","R","A"]',1800000000);
INSERT INTO "lines" VALUES(1,22,-1,'["display","WT"]',1800000000);
INSERT INTO "lines" VALUES(1,23,1,'["B","N5","00","1210","N5W1=TM","auto"]',1800000000);
INSERT INTO "lines" VALUES(1,24,-1,'["draw","P","B"]',1800000000);
INSERT INTO "lines" VALUES(1,25,-1,'["display","M2"]',1800000000);
INSERT INTO "lines" VALUES(2,1,-1,'["deal","0","6"]',1800000000);
INSERT INTO "lines" VALUES(2,2,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(2,3,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(2,4,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,5,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,6,-1,'["deal","1","1"]',1800000000);
INSERT INTO "lines" VALUES(2,7,-1,'["deal","0","1"]',1800000000);
INSERT INTO "lines" VALUES(2,8,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,9,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(2,10,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(2,11,0,'["1","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(2,12,1,'["1","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(2,13,-1,'["draw","0","6"]',1800000000);
INSERT INTO "lines" VALUES(2,14,0,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(2,15,-1,'["draw","1","6"]',1800000000);
INSERT INTO "lines" VALUES(2,16,1,'["3","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(2,17,-1,'["draw","0","1"]',1800000000);
INSERT INTO "lines" VALUES(2,18,0,'["1","e0","A","5"]',1800000000);
INSERT INTO "lines" VALUES(2,19,-1,'["draw","1","4"]',1800000000);
INSERT INTO "lines" VALUES(2,20,1,'["4","e0","A","6"]',1800000000);
INSERT INTO "lines" VALUES(2,21,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(3,1,0,'["b2","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,2,1,'["i4","-g4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,3,0,'["a2","-a1","end"]',1800000000);
INSERT INTO "lines" VALUES(3,4,1,'["g4","-e4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(3,5,0,'["a1","-a2","end"]',1800000000);
INSERT INTO "lines" VALUES(3,6,1,'["e4","xd4","/-","end"]',1800000000);
INSERT INTO "lines" VALUES(4,1,-1,'["starter","2"]',1800000000);
INSERT INTO "lines" VALUES(4,2,-1,'["item","3","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,3,-1,'["item","11","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,4,-1,'["item","9","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,5,-1,'["item","12","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,6,-1,'["item","7","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,7,-1,'["item","10","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,8,-1,'["item","15","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,9,-1,'["item","4","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,10,-1,'["item","14","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,11,-1,'["item","5","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,12,-1,'["item","6","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,13,-1,'["item","21","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,14,-1,'["item","25","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,15,-1,'["item","17","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,16,-1,'["item","28","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,17,-1,'["item","23","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,18,-1,'["item","22","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,19,-1,'["item","20","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,20,-1,'["item","24","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,21,-1,'["item","30","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,22,-1,'["item","34","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,23,-1,'["item","33","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,24,-1,'["item","41","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,25,-1,'["item","47","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,26,-1,'["item","46","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,27,-1,'["item","40","gold","3"]',1800000000);
INSERT INTO "lines" VALUES(4,28,-1,'["item","51","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,29,-1,'["item","53","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,30,-1,'["item","37","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,31,-1,'["item","44","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,32,-1,'["item","42","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,33,-1,'["item","48","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,34,-1,'["item","35","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,35,-1,'["item","31","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,36,-1,'["item","52","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,37,-1,'["item","38","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,38,-1,'["item","67","treasure"]',1800000000);
INSERT INTO "lines" VALUES(4,39,-1,'["item","55","gold","5"]',1800000000);
INSERT INTO "lines" VALUES(4,40,-1,'["item","59","gold","7"]',1800000000);
INSERT INTO "lines" VALUES(4,41,-1,'["item","68","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,42,-1,'["item","56","food","4"]',1800000000);
INSERT INTO "lines" VALUES(4,43,-1,'["item","70","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,44,-1,'["item","65","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,45,-1,'["item","61","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,46,-1,'["item","58","food","3"]',1800000000);
INSERT INTO "lines" VALUES(4,47,-1,'["deal","1","7"]',1800000000);
INSERT INTO "lines" VALUES(4,48,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(4,49,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(4,50,-1,'["deal","2","2"]',1800000000);
INSERT INTO "lines" VALUES(4,51,-1,'["deal","2","9"]',1800000000);
INSERT INTO "lines" VALUES(4,52,-1,'["deal","2","4"]',1800000000);
INSERT INTO "lines" VALUES(4,53,-1,'["dice","6","5"]',1800000000);
INSERT INTO "lines" VALUES(4,54,1,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,55,0,'["card","2"]',1800000000);
INSERT INTO "lines" VALUES(4,56,1,'["card","2"]',1800000000);
INSERT INTO "lines" VALUES(4,57,-1,'["battle","1"]',1800000000);
INSERT INTO "lines" VALUES(4,58,-1,'["battle","6"]',1800000000);
INSERT INTO "lines" VALUES(4,59,1,'["loot","c1"]',1800000000);
INSERT INTO "lines" VALUES(4,60,-1,'["treasure","7food"]',1800000000);
INSERT INTO "lines" VALUES(4,61,-1,'["deal","1","10"]',1800000000);
INSERT INTO "lines" VALUES(4,62,-1,'["deal","2","3"]',1800000000);
INSERT INTO "lines" VALUES(4,63,-1,'["dice","1","2"]',1800000000);
INSERT INTO "lines" VALUES(4,64,0,'["swap"]',1800000000);
INSERT INTO "lines" VALUES(4,65,0,'["card","4"]',1800000000);
INSERT INTO "lines" VALUES(5,1,-1,'["deal","0","3"]',1800000000);
INSERT INTO "lines" VALUES(5,2,-1,'["deal","1","6"]',1800000000);
INSERT INTO "lines" VALUES(5,3,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,4,-1,'["deal","1","2"]',1800000000);
INSERT INTO "lines" VALUES(5,5,-1,'["deal","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,6,-1,'["deal","1","3"]',1800000000);
INSERT INTO "lines" VALUES(5,7,-1,'["deal","0","4"]',1800000000);
INSERT INTO "lines" VALUES(5,8,-1,'["deal","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,9,-1,'["deal","0","5"]',1800000000);
INSERT INTO "lines" VALUES(5,10,-1,'["deal","1","5"]',1800000000);
INSERT INTO "lines" VALUES(5,11,0,'["2","e0","A","1"]',1800000000);
INSERT INTO "lines" VALUES(5,12,1,'["2","e0","A","2"]',1800000000);
INSERT INTO "lines" VALUES(5,13,-1,'["draw","0","2"]',1800000000);
INSERT INTO "lines" VALUES(5,14,0,'["2","e0","A","3"]',1800000000);
INSERT INTO "lines" VALUES(5,15,-1,'["draw","1","4"]',1800000000);
INSERT INTO "lines" VALUES(5,16,1,'["3","e0","A","4"]',1800000000);
INSERT INTO "lines" VALUES(5,17,-1,'["draw","0","2"]',1800000000);
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
    turn     INTEGER NOT NULL, latest INTEGER, allowed INTEGER, reminded INTEGER NOT NULL DEFAULT 0, spare INTEGER NOT NULL DEFAULT 0, uncalled INTEGER NOT NULL DEFAULT 0, era INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (session, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "owed" VALUES(1,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(2,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(3,0,1800000000,1800172800,1800086400,0,1,NULL,172800,0,0,0,0);
INSERT INTO "owed" VALUES(4,1,1800000000,1800172800,1800086400,0,0,NULL,172800,0,0,0,0);
CREATE TABLE plans (
    session INTEGER NOT NULL REFERENCES sessions (id),
    user    INTEGER NOT NULL,
    plans   TEXT    NOT NULL,
    heard   TEXT    NOT NULL,
    ready   INTEGER NOT NULL,
    PRIMARY KEY (session, user)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "requests" VALUES(4,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","0310"]]]]',1800000000);
INSERT INTO "requests" VALUES(5,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1300"]]]]',1800000000);
INSERT INTO "requests" VALUES(6,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(7,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
INSERT INTO "requests" VALUES(8,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1111"]]]]',1800000000);
INSERT INTO "requests" VALUES(9,'["done",["bot-table-played"],1,[["cacao-event-draw",["form","1210"]]]]',1800000000);
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
INSERT INTO "requests" VALUES(32,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(33,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","2"]]]]',1800000000);
INSERT INTO "requests" VALUES(34,'["done",["bot-table-played"],4,[["koxinga-event-dealt",["card","3"]]]]',1800000000);
INSERT INTO "requests" VALUES(35,'["done",["bot-table-played"],4,[]]',1800000000);
INSERT INTO "requests" VALUES(36,'["done",["bot-table-played"],4,[["koxinga-event-chosen",["card","4"]]]]',1800000000);
INSERT INTO "requests" VALUES(37,'["done",["bot-table-opened"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(38,'["done",["bot-table-joined"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(39,'["done",["bot-table-begun"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(40,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(41,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(42,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(43,'["done",["bot-table-played"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(44,'["done",["bot-table-resigned"],5,[]]',1800000000);
INSERT INTO "requests" VALUES(45,'["done",["bot-table-opened"],6,[]]',1800000000);
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
INSERT INTO "seats" VALUES(6,0,'person',1001,NULL,'Ann',NULL,NULL,0,0,0,NULL,'[]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(6,1,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(6,2,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL,0,NULL,1);
INSERT INTO "seats" VALUES(6,3,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL,'[]',NULL,0,NULL,1);
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
, reactions REAL, ends INTEGER, lost INTEGER, silence INTEGER, result TEXT, epoch INTEGER NOT NULL DEFAULT 0, bank REAL, takeback TEXT NOT NULL DEFAULT 'free', practice INTEGER NOT NULL DEFAULT 0, invited TEXT NOT NULL DEFAULT '[]', starts INTEGER, held INTEGER NOT NULL DEFAULT 0, changed INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "sessions" VALUES(1,7,1,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'607C3D4E54AF2CA546B0F76EBD1EDA2C8BEAF14890CCF16045EB6B4095F4D1D0','{"parlour":1,"game":"cacao","version":1,"options":{"offturn":"auto","hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":1,"started":1800000000,"commitment":"1c5547de1fe633141eeb23092e8e2a822013d514bc3ccd580dd4aa2f1370e912"}',1800000000,1800000000,NULL,NULL,9,25,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0);
INSERT INTO "sessions" VALUES(2,7,2,'cardgo',1,'{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','running',X'058F327DFF3EE115F20DCB229D7CA70C0D3C043D823A93DAAA4246148E41EE13','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":100,"hp_red":null,"komi":0,"columns":10,"rows":10,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":2,"started":1800000000,"commitment":"e8d245a069eafc480dff294bef76f507e1d58c9e944de780eace9aad3eea27df"}',1800000000,1800000000,NULL,NULL,9,21,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0);
INSERT INTO "sessions" VALUES(3,7,3,'jiangshan',2,'{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false}',1001,'Ann','en',48.0,'chosen','running',X'5F29C43F2D2EADE2008A6C78C52259143B813A9A1F279103CE1FA3C4EAA3A79E','{"parlour":1,"game":"jiangshan","version":2,"options":{"scenario":"a_first_array","scenario_file":"","allied_intel":false,"reaction_hours":12,"blind_window":false},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":3,"started":1800000000,"commitment":"911a9e654c453e4b5d1581bb91e44d6f232967b0293b1dd3b13afb42332a3e54"}',1800000000,1800000000,NULL,NULL,9,6,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0);
INSERT INTO "sessions" VALUES(4,7,4,'koxinga',1,'{"end_after":"turn","setup_distribution":"uniform"}',1001,'Ann','en',48.0,'chosen','running',X'1E6F7F552D7CAAC6C0407E2F0E9BC188D9B4AC09C63108E34CDE0DB106D07719','{"parlour":1,"game":"koxinga","version":1,"options":{"end_after":"turn","setup_distribution":"uniform"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":4,"started":1800000000,"commitment":"82b2a43652a59e135e7681f6ccee260e38e4232ac0411a29e829464b3b2db5a4"}',1800000000,1800000000,NULL,NULL,9,65,NULL,'','',0,0,NULL,NULL,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0);
INSERT INTO "sessions" VALUES(5,7,50,'cardgo',1,'{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"}',1001,'Ann','en',48.0,'chosen','over',X'CBC008AFEBEF702C603A0B4DC5B65C93A0D5212D41865D39488295ED89E0D6E1','{"parlour":1,"game":"cardgo","version":1,"options":{"hp":30,"hp_red":null,"komi":1,"columns":8,"rows":8,"hand":5,"hand_red":null,"lowest":1,"highest":6,"preview":true,"full":false,"adj":false,"effects":false,"map":"plain","maxturns":400,"hands":"closed"},"players":["Ann","Ben"],"order":[0,1],"seating":"chosen","session":5,"started":1800000000,"commitment":"a219f97d34dceebcff8430c5acdcdfda7e54a80ebebfa0364d92ab460eefb7bd"}',1800000000,1800000000,1800000000,NULL,8,18,NULL,'','',0,0,NULL,NULL,NULL,NULL,'["cardgo-outcome-resigned",["winner",{"seat":1}],["loser",{"seat":0}]]',0,NULL,'free',0,'[]',NULL,0,0);
INSERT INTO "sessions" VALUES(6,7,51,'cacao',1,'{"offturn":"auto","hands":"closed"}',1001,'Ann','en',48.0,'random','lobby',X'F86E1EB180D3F6B3BFFB9526C5F3B2B6042B370337973C791004030D70688184',NULL,1800000000,NULL,NULL,NULL,1,0,NULL,'','',0,0,NULL,1800604800,NULL,NULL,NULL,0,NULL,'free',0,'[]',NULL,0,0);
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
INSERT INTO "sqlite_sequence" VALUES('sessions',6);
COMMIT;
PRAGMA user_version = 12;
