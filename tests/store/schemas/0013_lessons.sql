BEGIN TRANSACTION;
CREATE TABLE action (
	match_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	origin TEXT NOT NULL, 
	user_id INTEGER, 
	payload TEXT NOT NULL, 
	events TEXT NOT NULL, 
	chance TEXT NOT NULL, 
	digest TEXT NOT NULL, 
	barrier INTEGER NOT NULL, 
	undone INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_action PRIMARY KEY (match_id, seq), 
	CONSTRAINT fk_action_match_id FOREIGN KEY(match_id) REFERENCES "match" (id), 
	CONSTRAINT ck_action_barrier CHECK (barrier IN (0, 1)), 
	CONSTRAINT ck_action_origin CHECK (origin IN ('player', 'auto', 'computer', 'admin', 'system')), 
	CONSTRAINT ck_action_undone CHECK (undone IN (0, 1))
)
 STRICT

;
INSERT INTO "action" VALUES(1,1,0,'player',101,'{"type":"draw"}','[]','{}','00000000000000000000000000000000',0,0,1000);
INSERT INTO "action" VALUES(1,2,1,'player',102,'{"type":"draw"}','[]','{}','00000000000000000000000000000000',0,0,1000);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013_lessons');
CREATE TABLE follower (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	CONSTRAINT pk_follower PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_follower_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "follower" VALUES(1,101);
CREATE TABLE guild (
	id INTEGER NOT NULL, 
	locale TEXT, 
	settings TEXT NOT NULL, 
	CONSTRAINT pk_guild PRIMARY KEY (id)
)
 STRICT

;
INSERT INTO "guild" VALUES(900,'de','{}');
CREATE TABLE instruction (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	given_at INTEGER NOT NULL, 
	CONSTRAINT pk_instruction PRIMARY KEY (match_id, seat, kind, "key"), 
	CONSTRAINT fk_instruction_match_id FOREIGN KEY(match_id) REFERENCES "match" (id), 
	CONSTRAINT ck_instruction_kind CHECK (kind IN ('order', 'premove', 'plan', 'missed'))
)
 STRICT

;
INSERT INTO "instruction" VALUES(1,0,'order','roll','{"user":101}',1000);
INSERT INTO "instruction" VALUES(1,1,'order','roll','{"user":102}',1000);
INSERT INTO "instruction" VALUES(1,0,'plan','1','{"type":"up-to"}',1000);
CREATE TABLE invitation (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	by_user INTEGER, 
	at INTEGER NOT NULL, seat INTEGER, 
	CONSTRAINT pk_invitation PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_invitation_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "invitation" VALUES(1,101,102,1000,NULL);
INSERT INTO "invitation" VALUES(1,103,101,1000,0);
CREATE TABLE last_commit (
	writer TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_last_commit PRIMARY KEY (writer)
)
 STRICT

;
INSERT INTO "last_commit" VALUES('here',1,1000);
CREATE TABLE lease (
	name TEXT NOT NULL, 
	process_id INTEGER, 
	note TEXT NOT NULL, 
	CONSTRAINT pk_lease PRIMARY KEY (name)
)
 STRICT

;
INSERT INTO "lease" VALUES('shard:0',1,'');
CREATE TABLE lobby_member (
	match_id INTEGER NOT NULL, 
	position INTEGER NOT NULL, 
	user_id INTEGER, 
	computer TEXT, 
	invited_by INTEGER, 
	CONSTRAINT pk_lobby_member PRIMARY KEY (match_id, position), 
	CONSTRAINT fk_lobby_member_match_id FOREIGN KEY(match_id) REFERENCES "match" (id), 
	CONSTRAINT ck_lobby_member_somebody CHECK ((user_id IS NULL) <> (computer IS NULL))
)
 STRICT

;
INSERT INTO "lobby_member" VALUES(1,0,101,NULL,102);
INSERT INTO "lobby_member" VALUES(1,1,103,NULL,101);
CREATE TABLE "match" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	game TEXT NOT NULL, 
	rules_version INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	status TEXT NOT NULL, 
	locale TEXT NOT NULL, 
	pace TEXT NOT NULL, 
	seed BLOB, 
	seed_hash TEXT, 
	seq INTEGER NOT NULL, 
	published INTEGER NOT NULL, 
	posted INTEGER NOT NULL, 
	host_id INTEGER, 
	guild_id INTEGER, 
	channel_id INTEGER, 
	thread_id INTEGER, 
	created INTEGER NOT NULL, 
	updated INTEGER NOT NULL, 
	trouble TEXT, version INTEGER DEFAULT '0' NOT NULL, status_since INTEGER DEFAULT '0' NOT NULL, status_by TEXT, closed_thread_id INTEGER, cut_off INTEGER, lesson TEXT, 
	CONSTRAINT ck_match_status CHECK (status IN ('lobby', 'live', 'paused', 'over', 'aborted', 'frozen'))
)
 STRICT

;
INSERT INTO "match" VALUES(1,'fugger',1,'{}','live','en','calm',X'00000000000000000000000000000000','5e',2,0,0,101,900,901,902,1000,1000,NULL,0,1000,NULL,NULL,NULL,NULL);
CREATE TABLE nickname (
	user_id INTEGER NOT NULL, 
	guild_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	CONSTRAINT pk_nickname PRIMARY KEY (user_id, guild_id)
)
 STRICT

;
INSERT INTO "nickname" VALUES(101,900,'The Merchant');
CREATE TABLE note (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_note PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_note_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "note" VALUES(1,101,'keep the spices');
CREATE TABLE nudge (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_nudge PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_nudge_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "nudge" VALUES(1,0,1000);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER, 
	kind TEXT NOT NULL, 
	"key" TEXT, 
	payload TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	first_tried INTEGER, 
	next_at INTEGER NOT NULL, 
	created INTEGER NOT NULL, claimed_by INTEGER, guild_id INTEGER, 
	CONSTRAINT fk_outbox_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "outbox" VALUES(1,1,'turn','turn:1','{}',0,NULL,1000,1000,NULL,NULL);
CREATE TABLE post (
	message_id INTEGER NOT NULL, 
	match_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	channel_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	picture TEXT, 
	CONSTRAINT pk_post PRIMARY KEY (message_id), 
	CONSTRAINT fk_post_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "post" VALUES(5000,1,'turn',901,1,'digest');
CREATE TABLE problem (
	ref TEXT NOT NULL, 
	match_id INTEGER, 
	seq INTEGER, 
	text TEXT NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_problem PRIMARY KEY (ref), 
	CONSTRAINT fk_problem_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "problem" VALUES('K7',1,2,'a report',1000);
CREATE TABLE process (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	home TEXT NOT NULL, 
	pid INTEGER NOT NULL, 
	plays TEXT NOT NULL, 
	beats INTEGER NOT NULL, 
	facts TEXT NOT NULL, 
	begun INTEGER NOT NULL, 
	seen INTEGER NOT NULL
)
 STRICT

;
INSERT INTO "process" VALUES(1,'here:1','here',1,'{}',0,'{}',1000,1000);
CREATE TABLE proposal (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	by_user INTEGER, 
	to_seq INTEGER, 
	payload TEXT NOT NULL, 
	answers TEXT NOT NULL, 
	created INTEGER NOT NULL, 
	closed INTEGER, 
	CONSTRAINT fk_proposal_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "proposal" VALUES(1,1,'undo',101,1,'{}','{}',1000,NULL);
CREATE TABLE seat (
	match_id INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id INTEGER, 
	owner_id INTEGER, 
	computer TEXT, 
	own INTEGER NOT NULL, 
	awaited INTEGER NOT NULL, 
	awaited_since INTEGER, 
	clock INTEGER NOT NULL, 
	rank INTEGER, 
	score INTEGER, 
	"left" INTEGER NOT NULL, invited_since INTEGER, invited_turn INTEGER, waits_until INTEGER, hindsight INTEGER, 
	CONSTRAINT pk_seat PRIMARY KEY (match_id, seat), 
	CONSTRAINT fk_seat_match_id FOREIGN KEY(match_id) REFERENCES "match" (id), 
	CONSTRAINT ck_seat_awaited CHECK (awaited IN (0, 1)), 
	CONSTRAINT ck_seat_left CHECK ("left" IN (0, 1))
)
 STRICT

;
INSERT INTO "seat" VALUES(1,0,101,101,NULL,1,1,1000,0,NULL,NULL,0,NULL,NULL,NULL,NULL);
INSERT INTO "seat" VALUES(1,1,102,102,NULL,0,0,NULL,0,NULL,NULL,0,NULL,NULL,NULL,NULL);
CREATE TABLE seen (
	match_id INTEGER NOT NULL, 
	user_id INTEGER NOT NULL, 
	seq INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	CONSTRAINT pk_seen PRIMARY KEY (match_id, user_id), 
	CONSTRAINT fk_seen_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "seen" VALUES(1,101,2,1000);
CREATE TABLE snapshot (
	match_id INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	rules_version INTEGER NOT NULL, 
	state BLOB NOT NULL, 
	CONSTRAINT pk_snapshot PRIMARY KEY (match_id, kind, seq), 
	CONSTRAINT fk_snapshot_match_id FOREIGN KEY(match_id) REFERENCES "match" (id), 
	CONSTRAINT ck_snapshot_kind CHECK (kind IN ('latest', 'published', 'checkpoint'))
)
 STRICT

;
INSERT INTO "snapshot" VALUES(1,'latest',2,1,X'7374617465');
INSERT INTO "snapshot" VALUES(1,'published',1,1,X'6F6C646572');
INSERT INTO "snapshot" VALUES(1,'checkpoint',0,1,X'7374617274');
CREATE TABLE timer (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	match_id INTEGER, 
	seat INTEGER, 
	user_id INTEGER, 
	kind TEXT NOT NULL, 
	token TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	fires_at INTEGER NOT NULL, claimed_by INTEGER, 
	CONSTRAINT fk_timer_match_id FOREIGN KEY(match_id) REFERENCES "match" (id)
)
 STRICT

;
INSERT INTO "timer" VALUES(1,1,0,101,'quiet','','{}',2000,NULL);
CREATE TABLE user (
	id INTEGER NOT NULL, 
	locale TEXT, 
	time_zone TEXT, 
	settings TEXT NOT NULL, 
	deleted INTEGER NOT NULL, 
	CONSTRAINT pk_user PRIMARY KEY (id), 
	CONSTRAINT ck_user_deleted CHECK (deleted IN (0, 1))
)
 STRICT

;
INSERT INTO "user" VALUES(101,'fr','Europe/Paris','{"notice":"dm"}',0);
CREATE INDEX ix_match_guild_id_status ON "match" (guild_id, status);
CREATE INDEX ix_match_status ON "match" (status);
CREATE UNIQUE INDEX ux_match_thread_id ON "match" (thread_id);
CREATE INDEX ix_seat_owner_id ON seat (owner_id);
CREATE INDEX ix_seat_user_id ON seat (user_id);
CREATE INDEX ix_seat_user_id_awaited ON seat (user_id, awaited_since) WHERE awaited = 1;
CREATE INDEX ix_lobby_member_user_id ON lobby_member (user_id);
CREATE UNIQUE INDEX ux_lobby_member_match_id_user_id ON lobby_member (match_id, user_id);
CREATE INDEX ix_action_user_id ON action (user_id) WHERE user_id IS NOT NULL;
CREATE UNIQUE INDEX ux_snapshot_current ON snapshot (match_id, kind) WHERE kind <> 'checkpoint';
CREATE INDEX ix_post_match_id_kind ON post (match_id, kind);
CREATE INDEX ix_proposal_by_user ON proposal (by_user);
CREATE INDEX ix_proposal_match_id ON proposal (match_id);
CREATE INDEX ix_note_user_id ON note (user_id);
CREATE INDEX ix_follower_user_id ON follower (user_id);
CREATE INDEX ix_seen_user_id ON seen (user_id);
CREATE INDEX ix_invitation_user_id ON invitation (user_id);
CREATE INDEX ix_timer_fires_at ON timer (fires_at);
CREATE INDEX ix_timer_match_id_kind ON timer (match_id, kind);
CREATE INDEX ix_timer_user_id ON timer (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX ix_outbox_match_id_next_at ON outbox (match_id, next_at);
CREATE INDEX ix_outbox_next_at ON outbox (next_at);
CREATE UNIQUE INDEX ux_outbox_key ON outbox ("key") WHERE first_tried IS NULL;
CREATE INDEX ix_problem_at ON problem (at);
CREATE INDEX ix_seat_user_id_invited ON seat (user_id, invited_since) WHERE invited_since IS NOT NULL;
CREATE INDEX ix_outbox_key ON outbox ("key");
CREATE INDEX ix_match_lesson ON "match" (host_id, game) WHERE lesson IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('match',1);
INSERT INTO "sqlite_sequence" VALUES('proposal',1);
INSERT INTO "sqlite_sequence" VALUES('timer',1);
INSERT INTO "sqlite_sequence" VALUES('outbox',1);
INSERT INTO "sqlite_sequence" VALUES('process',1);
COMMIT;
