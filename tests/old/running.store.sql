BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('table',1,1001.0,'choose','{"seat": 1, "action": 5}');
INSERT INTO "entries" VALUES('table',2,1002.0,'choose','{"seat": 2, "action": 1}');
INSERT INTO "entries" VALUES('table',3,1003.0,'choose','{"seat": 2, "action": 4}');
INSERT INTO "entries" VALUES('table',4,1004.0,'choose','{"seat": 0, "action": 6}');
INSERT INTO "entries" VALUES('table',5,1005.0,'choose','{"seat": 1, "action": 8}');
INSERT INTO "entries" VALUES('table',6,1006.0,'choose','{"seat": 0, "action": 7}');
INSERT INTO "entries" VALUES('table',7,1007.0,'choose','{"seat": 0, "action": 25}');
INSERT INTO "entries" VALUES('table',8,1008.0,'choose','{"seat": 0, "action": 59}');
INSERT INTO "entries" VALUES('table',9,1009.0,'choose','{"seat": 1, "action": 14}');
INSERT INTO "entries" VALUES('table',10,1010.0,'choose','{"seat": 2, "action": 29}');
INSERT INTO "entries" VALUES('table',11,1011.0,'choose','{"seat": 0, "action": 15}');
INSERT INTO "entries" VALUES('table',12,1012.0,'choose','{"seat": 1, "action": 35}');
INSERT INTO "entries" VALUES('table',13,1013.0,'choose','{"seat": 1, "action": 45}');
INSERT INTO "entries" VALUES('table',14,1014.0,'choose','{"seat": 2, "action": 10}');
INSERT INTO "entries" VALUES('table',15,1015.0,'choose','{"seat": 0, "action": 131}');
INSERT INTO "entries" VALUES('table',16,1016.0,'choose','{"seat": 1, "action": 58}');
INSERT INTO "entries" VALUES('table',17,1017.0,'choose','{"seat": 2, "action": 128}');
INSERT INTO "entries" VALUES('table',18,1018.0,'choose','{"seat": 2, "action": 37}');
INSERT INTO "entries" VALUES('table',19,1019.0,'choose','{"seat": 2, "action": 50}');
INSERT INTO "entries" VALUES('table',20,1020.0,'choose','{"seat": 0, "action": 4}');
INSERT INTO "entries" VALUES('table',21,1021.0,'choose','{"seat": 1, "action": 2}');
INSERT INTO "entries" VALUES('table',22,1022.0,'choose','{"seat": 2, "action": 6}');
INSERT INTO "entries" VALUES('table',23,1023.0,'choose','{"seat": 2, "action": 8}');
INSERT INTO "entries" VALUES('table',24,1024.0,'choose','{"seat": 1, "action": 3}');
INSERT INTO "entries" VALUES('table',25,1025.0,'choose','{"seat": 0, "action": 2}');
INSERT INTO "entries" VALUES('table',26,1026.0,'choose','{"seat": 1, "action": 32}');
INSERT INTO "entries" VALUES('table',27,1027.0,'choose','{"seat": 2, "action": 26}');
INSERT INTO "entries" VALUES('table',28,1028.0,'choose','{"seat": 2, "action": 51}');
INSERT INTO "entries" VALUES('table',29,1029.0,'choose','{"seat": 0, "action": 28}');
INSERT INTO "entries" VALUES('table',30,1030.0,'choose','{"seat": 1, "action": 11}');
INSERT INTO "entries" VALUES('table',31,1031.0,'choose','{"seat": 2, "action": 15}');
INSERT INTO "entries" VALUES('table',32,1032.0,'choose','{"seat": 0, "action": 20}');
INSERT INTO "entries" VALUES('table',33,1033.0,'choose','{"seat": 1, "action": 125}');
INSERT INTO "entries" VALUES('table',34,1034.0,'choose','{"seat": 1, "action": 63}');
INSERT INTO "entries" VALUES('table',35,1035.0,'choose','{"seat": 2, "action": 58}');
INSERT INTO "entries" VALUES('table',36,1036.0,'choose','{"seat": 0, "action": 125}');
INSERT INTO "entries" VALUES('table',37,1037.0,'choose','{"seat": 0, "action": 62}');
INSERT INTO "entries" VALUES('table',38,1038.0,'choose','{"seat": 1, "action": 0}');
INSERT INTO "entries" VALUES('table',39,1039.0,'choose','{"seat": 0, "action": 7}');
INSERT INTO "entries" VALUES('table',40,1040.0,'choose','{"seat": 1, "action": 1}');
INSERT INTO "entries" VALUES('table',41,1041.0,'choose','{"seat": 2, "action": 4}');
INSERT INTO "entries" VALUES('table',42,1042.0,'choose','{"seat": 2, "action": 3}');
INSERT INTO "entries" VALUES('table',43,1043.0,'choose','{"seat": 0, "action": 3}');
INSERT INTO "entries" VALUES('table',44,1044.0,'choose','{"seat": 2, "action": 21}');
INSERT INTO "entries" VALUES('table',45,1045.0,'choose','{"seat": 2, "action": 111}');
INSERT INTO "entries" VALUES('table',46,1046.0,'choose','{"seat": 2, "action": 66}');
INSERT INTO "entries" VALUES('table',47,1047.0,'choose','{"seat": 0, "action": 21}');
INSERT INTO "entries" VALUES('table',48,1048.0,'choose','{"seat": 0, "action": 43}');
INSERT INTO "entries" VALUES('table',49,1049.0,'choose','{"seat": 0, "action": 110}');
INSERT INTO "entries" VALUES('table',50,1050.0,'choose','{"seat": 1, "action": 9}');
INSERT INTO "entries" VALUES('table',51,1051.0,'choose','{"seat": 2, "action": 32}');
INSERT INTO "entries" VALUES('table',52,1052.0,'choose','{"seat": 2, "action": 39}');
INSERT INTO "entries" VALUES('table',53,1053.0,'choose','{"seat": 0, "action": 16}');
INSERT INTO "entries" VALUES('table',54,1054.0,'choose','{"seat": 0, "action": 39}');
INSERT INTO "entries" VALUES('table',55,1055.0,'choose','{"seat": 0, "action": 59}');
INSERT INTO "entries" VALUES('table',56,1056.0,'choose','{"seat": 1, "action": 19}');
INSERT INTO "entries" VALUES('table',57,1057.0,'choose','{"seat": 2, "action": 58}');
INSERT INTO "entries" VALUES('table',58,1058.0,'choose','{"seat": 0, "action": 124}');
INSERT INTO "entries" VALUES('table',59,1059.0,'choose','{"seat": 1, "action": 127}');
INSERT INTO "entries" VALUES('table',60,1060.0,'choose','{"seat": 2, "action": 4}');
INSERT INTO "entries" VALUES('table',61,1061.0,'choose','{"seat": 0, "action": 0}');
INSERT INTO "entries" VALUES('table',62,1062.0,'choose','{"seat": 1, "action": 5}');
INSERT INTO "entries" VALUES('table',63,1063.0,'choose','{"seat": 2, "action": 6}');
INSERT INTO "entries" VALUES('table',64,1064.0,'choose','{"seat": 1, "action": 5}');
INSERT INTO "entries" VALUES('table',65,1065.0,'choose','{"seat": 0, "action": 7}');
INSERT INTO "entries" VALUES('table',66,1066.0,'choose','{"seat": 0, "action": 27}');
INSERT INTO "entries" VALUES('table',67,1067.0,'choose','{"seat": 0, "action": 42}');
INSERT INTO "entries" VALUES('table',68,1068.0,'choose','{"seat": 1, "action": 29}');
INSERT INTO "entries" VALUES('table',69,1069.0,'choose','{"seat": 2, "action": 29}');
INSERT INTO "entries" VALUES('table',70,1070.0,'choose','{"seat": 2, "action": 58}');
INSERT INTO "entries" VALUES('table',71,1071.0,'choose','{"seat": 0, "action": 25}');
INSERT INTO "entries" VALUES('table',72,1072.0,'choose','{"seat": 0, "action": 60}');
INSERT INTO "entries" VALUES('table',73,1073.0,'choose','{"seat": 1, "action": 14}');
INSERT INTO "entries" VALUES('table',74,1074.0,'choose','{"seat": 2, "action": 24}');
INSERT INTO "entries" VALUES('table',75,1075.0,'choose','{"seat": 2, "action": 38}');
INSERT INTO "entries" VALUES('table',76,1076.0,'choose','{"seat": 1, "action": 124}');
INSERT INTO "entries" VALUES('table',77,1077.0,'choose','{"seat": 2, "action": 133}');
INSERT INTO "entries" VALUES('table',78,1078.0,'choose','{"seat": 0, "action": 38}');
INSERT INTO "entries" VALUES('table',79,1079.0,'choose','{"seat": 2, "action": 6}');
INSERT INTO "entries" VALUES('table',80,1080.0,'choose','{"seat": 1, "action": 1}');
INSERT INTO "entries" VALUES('table',81,1081.0,'choose','{"seat": 2, "action": 8}');
INSERT INTO "entries" VALUES('table',82,1082.0,'choose','{"seat": 0, "action": 4}');
INSERT INTO "entries" VALUES('table',83,1083.0,'choose','{"seat": 0, "action": 5}');
INSERT INTO "entries" VALUES('table',84,1084.0,'choose','{"seat": 1, "action": 7}');
INSERT INTO "entries" VALUES('table',85,1085.0,'choose','{"seat": 1, "action": 10}');
INSERT INTO "entries" VALUES('table',86,1086.0,'choose','{"seat": 2, "action": 15}');
INSERT INTO "entries" VALUES('table',87,1087.0,'choose','{"seat": 2, "action": 41}');
INSERT INTO "entries" VALUES('table',88,1088.0,'choose','{"seat": 0, "action": 34}');
INSERT INTO "entries" VALUES('table',89,1089.0,'choose','{"seat": 1, "action": 30}');
INSERT INTO "entries" VALUES('table',90,1090.0,'choose','{"seat": 1, "action": 38}');
INSERT INTO "entries" VALUES('table',91,1091.0,'choose','{"seat": 1, "action": 102}');
INSERT INTO "entries" VALUES('table',92,1092.0,'choose','{"seat": 2, "action": 30}');
INSERT INTO "entries" VALUES('table',93,1093.0,'choose','{"seat": 2, "action": 41}');
INSERT INTO "entries" VALUES('table',94,1094.0,'choose','{"seat": 2, "action": 88}');
INSERT INTO "entries" VALUES('table',95,1095.0,'choose','{"seat": 0, "action": 13}');
INSERT INTO "entries" VALUES('table',96,1096.0,'choose','{"seat": 0, "action": 43}');
INSERT INTO "entries" VALUES('table',97,1097.0,'choose','{"seat": 0, "action": 62}');
INSERT INTO "entries" VALUES('table',98,1098.0,'choose','{"seat": 1, "action": 127}');
INSERT INTO "entries" VALUES('table',99,1099.0,'choose','{"seat": 2, "action": 129}');
INSERT INTO "entries" VALUES('table',100,1100.0,'choose','{"seat": 2, "action": 44}');
INSERT INTO "entries" VALUES('table',101,1101.0,'choose','{"seat": 2, "action": 50}');
INSERT INTO "entries" VALUES('table',102,1102.0,'choose','{"seat": 0, "action": 129}');
INSERT INTO "entries" VALUES('table',103,1103.0,'choose','{"seat": 0, "action": 36}');
INSERT INTO "entries" VALUES('table',104,1104.0,'choose','{"seat": 0, "action": 49}');
INSERT INTO "entries" VALUES('table',105,1105.0,'choose','{"seat": 0, "action": 63}');
INSERT INTO "entries" VALUES('table',106,1106.0,'choose','{"seat": 0, "action": 1}');
INSERT INTO "entries" VALUES('table',107,1107.0,'choose','{"seat": 2, "action": 1}');
INSERT INTO "entries" VALUES('table',108,1108.0,'choose','{"seat": 0, "action": 8}');
INSERT INTO "entries" VALUES('table',109,1109.0,'choose','{"seat": 1, "action": 2}');
INSERT INTO "entries" VALUES('table',110,1110.0,'choose','{"seat": 1, "action": 8}');
INSERT INTO "entries" VALUES('table',111,1111.0,'choose','{"seat": 2, "action": 4}');
INSERT INTO "entries" VALUES('table',112,1112.0,'choose','{"seat": 2, "action": 33}');
INSERT INTO "entries" VALUES('table',113,1113.0,'choose','{"seat": 2, "action": 58}');
INSERT INTO "entries" VALUES('table',114,1114.0,'choose','{"seat": 0, "action": 30}');
CREATE TABLE guests (
	table_id VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	plays BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, person), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "guests" VALUES('table','Anna',1);
INSERT INTO "guests" VALUES('table','Ben',1);
INSERT INTO "guests" VALUES('table','Cleo',1);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	language VARCHAR, 
	seen FLOAT NOT NULL, 
	sign_outs INTEGER DEFAULT 0 NOT NULL, 
	sign_outs_begun INTEGER DEFAULT 0 NOT NULL, 
	link_renewals INTEGER DEFAULT 0 NOT NULL, 
	resting_since FLOAT, 
	PRIMARY KEY (id)
);
CREATE TABLE settings (
	"key" VARCHAR NOT NULL, 
	value VARCHAR NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "settings" VALUES('version','3');
INSERT INTO "settings" VALUES('key','7add1169188b65f32ec8dd4e4fafe34f34b34eb920a540c7d91606c7b282a348');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	host VARCHAR NOT NULL, 
	listed BOOLEAN NOT NULL, 
	status VARCHAR NOT NULL, 
	seed BLOB, 
	setup JSON NOT NULL, 
	awaits_bot BOOLEAN DEFAULT 0 NOT NULL, 
	resting_since FLOAT, 
	restored FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('table',1000.0,'Anna',0,'playing',X'000000000000000000000000000000000000000000000000000000000000000C','{"seats": [{"who": "person", "owner": "Anna", "name": "Anna", "level": null}, {"who": "person", "owner": "Ben", "name": "Ben", "level": null}, {"who": "person", "owner": "Cleo", "name": "Cleo", "level": null}], "edition": "anniversary-2017", "options": {}, "record": null, "start": null}',0,NULL,NULL);
CREATE INDEX tables_awaiting_bot ON tables (awaits_bot) WHERE awaits_bot;
CREATE INDEX tables_open ON tables (listed, status);
CREATE INDEX entries_at ON entries (at);
CREATE INDEX guests_person ON guests (person);
COMMIT;
