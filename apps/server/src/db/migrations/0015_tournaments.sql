CREATE TYPE "public"."entry_status" AS ENUM('pending', 'joined', 'on-hold', 'withdrawn', 'disqualified', 'left', 'banned');--> statement-breakpoint
CREATE TYPE "public"."stage" AS ENUM('expected', 'goes', 'completed');--> statement-breakpoint
CREATE TABLE "tournament_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"round" integer,
	"table_number" integer,
	"before" text,
	"after" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "tournament_boards" (
	"tournament_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"table_number" integer NOT NULL,
	"white_id" bigint NOT NULL,
	"black_id" bigint NOT NULL,
	"game_uid" text,
	"tie" integer,
	"is_armageddon" boolean DEFAULT false NOT NULL,
	"result" "game_result",
	"is_forfeit" boolean DEFAULT false NOT NULL,
	"decided_by" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "tournament_boards_tournament_id_round_table_number_pk" PRIMARY KEY("tournament_id","round","table_number"),
	CONSTRAINT "tournament_boards_game_uid_unique" UNIQUE("game_uid")
);
--> statement-breakpoint
CREATE TABLE "tournament_byes" (
	"tournament_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"entry_id" bigint NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "tournament_byes_tournament_id_round_entry_id_pk" PRIMARY KEY("tournament_id","round","entry_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"status" "entry_status" NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"is_checked_in" boolean DEFAULT false NOT NULL,
	"on_hold_since" timestamp with time zone,
	"seed" integer,
	"rating" integer,
	"team_id" bigint,
	"missed_in_row" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"pauses" integer DEFAULT 0 NOT NULL,
	"place" integer,
	"points" double precision DEFAULT 0 NOT NULL,
	"tie_breaks" jsonb DEFAULT '[]' NOT NULL,
	"performance" integer,
	"games" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tournament_entries_player" UNIQUE("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_files" (
	"key" text PRIMARY KEY NOT NULL,
	"tournament_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournament_invitations" (
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_invitations_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_rounds" (
	"tournament_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"stage" "stage" DEFAULT 'expected' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"bracket_stage" integer,
	CONSTRAINT "tournament_rounds_tournament_id_number_pk" PRIMARY KEY("tournament_id","number")
);
--> statement-breakpoint
CREATE TABLE "tournament_seat_holds" (
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_seat_holds_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_series" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"join_limit" integer
);
--> statement-breakpoint
CREATE TABLE "tournament_staff" (
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "tournament_staff_tournament_id_player_id_pk" PRIMARY KEY("tournament_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_teams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tournament_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournaments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"planned_key" text,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"system" text NOT NULL,
	"mode" text DEFAULT 'online' NOT NULL,
	"stage" "stage" DEFAULT 'expected' NOT NULL,
	"cancel_reason" text,
	"rating_type" text NOT NULL,
	"time_control_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"finishes_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL,
	"rounds" integer,
	"duration_minutes" integer,
	"max_participants" integer,
	"seats_taken" integer DEFAULT 0 NOT NULL,
	"signup_start" timestamp with time zone,
	"signup_finish" timestamp with time zone,
	"location_region" text,
	"series_id" text,
	"entry_fee_cents" integer DEFAULT 0 NOT NULL,
	"prize_fund_cents" integer,
	"prize_currency" text,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_team" boolean DEFAULT false NOT NULL,
	"is_broadcast" boolean DEFAULT false NOT NULL,
	"about" jsonb NOT NULL,
	"limits" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"running" text DEFAULT 'auto' NOT NULL,
	"pause_end" timestamp with time zone,
	"next_round_start" timestamp with time zone,
	"initial_color" text,
	"lot" integer,
	"v" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_by" text,
	"looked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournaments_slug_unique" UNIQUE("slug"),
	CONSTRAINT "tournaments_planned_key_unique" UNIQUE("planned_key")
);
--> statement-breakpoint
ALTER TABLE "tournament_audit" ADD CONSTRAINT "tournament_audit_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_audit" ADD CONSTRAINT "tournament_audit_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_boards" ADD CONSTRAINT "tournament_boards_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_boards" ADD CONSTRAINT "tournament_boards_white_id_tournament_entries_id_fk" FOREIGN KEY ("white_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_boards" ADD CONSTRAINT "tournament_boards_black_id_tournament_entries_id_fk" FOREIGN KEY ("black_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_byes" ADD CONSTRAINT "tournament_byes_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_byes" ADD CONSTRAINT "tournament_byes_entry_id_tournament_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD CONSTRAINT "tournament_entries_team_id_tournament_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."tournament_teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_files" ADD CONSTRAINT "tournament_files_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_invitations" ADD CONSTRAINT "tournament_invitations_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_invitations" ADD CONSTRAINT "tournament_invitations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD CONSTRAINT "tournament_rounds_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_seat_holds" ADD CONSTRAINT "tournament_seat_holds_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_seat_holds" ADD CONSTRAINT "tournament_seat_holds_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_staff" ADD CONSTRAINT "tournament_staff_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_staff" ADD CONSTRAINT "tournament_staff_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_teams" ADD CONSTRAINT "tournament_teams_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_time_control_id_time_controls_id_fk" FOREIGN KEY ("time_control_id") REFERENCES "public"."time_controls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_series_id_tournament_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."tournament_series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_audit_of" ON "tournament_audit" USING btree ("tournament_id","id");--> statement-breakpoint
CREATE INDEX "tournament_boards_open" ON "tournament_boards" USING btree ("tournament_id") WHERE "tournament_boards"."result" is null;--> statement-breakpoint
CREATE INDEX "tournament_boards_white" ON "tournament_boards" USING btree ("white_id");--> statement-breakpoint
CREATE INDEX "tournament_boards_black" ON "tournament_boards" USING btree ("black_id");--> statement-breakpoint
CREATE INDEX "tournament_entries_place" ON "tournament_entries" USING btree ("tournament_id","place");--> statement-breakpoint
CREATE INDEX "tournament_entries_of_player" ON "tournament_entries" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_files_kind" ON "tournament_files" USING btree ("tournament_id","kind");--> statement-breakpoint
CREATE INDEX "tournament_staff_of_player" ON "tournament_staff" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_teams_name" ON "tournament_teams" USING btree ("tournament_id",lower("name"));--> statement-breakpoint
CREATE INDEX "tournaments_start" ON "tournaments" USING btree ("stage","starts_at");--> statement-breakpoint
CREATE INDEX "tournaments_due" ON "tournaments" USING btree ("due_at") WHERE "tournaments"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "tournaments_series" ON "tournaments" USING btree ("series_id") WHERE "tournaments"."series_id" is not null;