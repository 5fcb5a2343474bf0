CREATE TYPE "public"."game_phase" AS ENUM('SCHEDULED', 'CONNECTING', 'PLAYING', 'DONE', 'UNEXPECTED');--> statement-breakpoint
CREATE TYPE "public"."game_rating_type" AS ENUM('non-rated', 'worldchess', 'fide', 'otb');--> statement-breakpoint
CREATE TYPE "public"."game_result" AS ENUM('WHITE_WIN', 'DRAW', 'BLACK_WIN', 'ABORT', 'UNEXPECTED');--> statement-breakpoint
CREATE TABLE "bots" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"rating" integer NOT NULL,
	CONSTRAINT "bots_level_unique" UNIQUE("level")
);
--> statement-breakpoint
CREATE TABLE "conduct" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"games" integer DEFAULT 0 NOT NULL,
	"aborts" integer DEFAULT 0 NOT NULL,
	"no_shows" integer DEFAULT 0 NOT NULL,
	"disconnects" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_events" (
	"game_id" bigint NOT NULL,
	"v" integer NOT NULL,
	"fact" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_events_game_id_v_pk" PRIMARY KEY("game_id","v")
);
--> statement-breakpoint
CREATE TABLE "game_moves" (
	"game_id" bigint NOT NULL,
	"abs_num" integer NOT NULL,
	"uci" text NOT NULL,
	"fen" text NOT NULL,
	"move_id" text NOT NULL,
	"v" integer NOT NULL,
	"left_ms" integer NOT NULL,
	"used_ms" integer NOT NULL,
	"compensated_ms" integer NOT NULL,
	"earned_ms" integer NOT NULL,
	CONSTRAINT "game_moves_game_id_abs_num_pk" PRIMARY KEY("game_id","abs_num"),
	CONSTRAINT "game_moves_move_id" UNIQUE("game_id","move_id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"white_id" bigint NOT NULL,
	"black_id" bigint NOT NULL,
	"time_control_id" integer NOT NULL,
	"board_type" "board_type" NOT NULL,
	"rating_type" "game_rating_type" NOT NULL,
	"white_rating" integer,
	"black_rating" integer,
	"origin_kind" text NOT NULL,
	"origin_id" text NOT NULL,
	"config" jsonb NOT NULL,
	"phase" "game_phase" NOT NULL,
	"v" integer NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"state" jsonb NOT NULL,
	"ahead_ms" integer NOT NULL,
	"due_at" timestamp with time zone,
	"plies" integer DEFAULT 0 NOT NULL,
	"result" "game_result",
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"review" text,
	CONSTRAINT "games_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "rating_changes" (
	"game_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" "rating_kind" NOT NULL,
	"board_type" "board_type" NOT NULL,
	"before" double precision NOT NULL,
	"after" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rating_changes_game_id_player_id_pk" PRIMARY KEY("game_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "bots" ADD CONSTRAINT "bots_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct" ADD CONSTRAINT "conduct_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_events" ADD CONSTRAINT "game_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_moves" ADD CONSTRAINT "game_moves_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_white_id_players_id_fk" FOREIGN KEY ("white_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_black_id_players_id_fk" FOREIGN KEY ("black_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_time_control_id_time_controls_id_fk" FOREIGN KEY ("time_control_id") REFERENCES "public"."time_controls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD CONSTRAINT "rating_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "games_origin" ON "games" USING btree ("origin_kind","origin_id");--> statement-breakpoint
CREATE INDEX "games_white" ON "games" USING btree ("white_id","id");--> statement-breakpoint
CREATE INDEX "games_black" ON "games" USING btree ("black_id","id");--> statement-breakpoint
CREATE INDEX "games_due" ON "games" USING btree ("due_at") WHERE "games"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "games_going" ON "games" USING btree ("id") WHERE "games"."result" is null;--> statement-breakpoint
CREATE INDEX "games_unsettled" ON "games" USING btree ("ended_at") WHERE "games"."result" is not null and "games"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "rating_changes_player" ON "rating_changes" USING btree ("player_id","kind","board_type","at");