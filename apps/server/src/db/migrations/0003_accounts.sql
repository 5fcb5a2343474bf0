CREATE TYPE "public"."code_purpose" AS ENUM('activation', 'reset');--> statement-breakpoint
CREATE TYPE "public"."refresh_token_state" AS ENUM('fresh', 'used', 'replaced');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint,
	"claimed_player_id" bigint,
	"email" text NOT NULL,
	"email_folded" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"pro_until" timestamp with time zone,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"country_id" integer,
	"birth_date" date,
	"fide_id" integer,
	"fide_verified_status" smallint DEFAULT 0 NOT NULL,
	"free_account_requested" boolean DEFAULT false NOT NULL,
	"gamification_consent" boolean DEFAULT false NOT NULL,
	"receive_newsletters" boolean DEFAULT false NOT NULL,
	CONSTRAINT "accounts_player_id_unique" UNIQUE("player_id"),
	CONSTRAINT "accounts_email_folded_unique" UNIQUE("email_folded"),
	CONSTRAINT "accounts_fide_id_unique" UNIQUE("fide_id"),
	CONSTRAINT "accounts_player_when_active" CHECK ("accounts"."activated_at" is null or "accounts"."player_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "bans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "federation_players" (
	"fide_id" integer PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"birth_year" integer,
	"federation" text NOT NULL,
	"title" text,
	"is_banned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_codes" (
	"purpose" "code_purpose" NOT NULL,
	"email_folded" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_codes_purpose_email_folded_pk" PRIMARY KEY("purpose","email_folded")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"url" text,
	"object" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"state" "refresh_token_state" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "social_identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "social_states" (
	"hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"path" text NOT NULL,
	"verifier" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"opponent_id" bigint,
	"desired_color" text NOT NULL,
	"rating_type" text NOT NULL,
	"rating_from" integer,
	"rating_to" integer,
	"time_control_id" integer NOT NULL,
	"invite_code" text,
	"status" text NOT NULL,
	"game_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "challenges_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "game_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"mode" text NOT NULL,
	"player_id" bigint NOT NULL,
	"status" text NOT NULL,
	"desired_color" text NOT NULL,
	"options" jsonb NOT NULL,
	"only_opponent_id" bigint,
	"invite_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_code" text,
	"end_detail" text,
	"origin_id" text,
	"white_id" bigint,
	"black_id" bigint,
	"time_control_id" integer,
	"rating_type" text,
	"is_bot" boolean DEFAULT false NOT NULL,
	"game_id" text,
	CONSTRAINT "game_requests_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
ALTER TABLE "games" ALTER COLUMN "ahead_ms" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_claimed_player_id_players_id_fk" FOREIGN KEY ("claimed_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bans" ADD CONSTRAINT "bans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "social_identities" ADD CONSTRAINT "social_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_owner_id_players_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_opponent_id_players_id_fk" FOREIGN KEY ("opponent_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_time_control_id_time_controls_id_fk" FOREIGN KEY ("time_control_id") REFERENCES "public"."time_controls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_requests" ADD CONSTRAINT "game_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_requests" ADD CONSTRAINT "game_requests_only_opponent_id_players_id_fk" FOREIGN KEY ("only_opponent_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_requests" ADD CONSTRAINT "game_requests_white_id_players_id_fk" FOREIGN KEY ("white_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_requests" ADD CONSTRAINT "game_requests_black_id_players_id_fk" FOREIGN KEY ("black_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_requests" ADD CONSTRAINT "game_requests_time_control_id_time_controls_id_fk" FOREIGN KEY ("time_control_id") REFERENCES "public"."time_controls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bans_player" ON "bans" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "notifications_player" ON "notifications" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "challenges_open_by_kind" ON "challenges" USING btree ("kind","created_at") WHERE "challenges"."status" = 'open';--> statement-breakpoint
CREATE INDEX "challenges_open_by_owner" ON "challenges" USING btree ("owner_id") WHERE "challenges"."status" = 'open';--> statement-breakpoint
CREATE INDEX "challenges_open_by_opponent" ON "challenges" USING btree ("opponent_id") WHERE "challenges"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "game_requests_one_open_by_player" ON "game_requests" USING btree ("player_id") WHERE "game_requests"."status" = 'open';--> statement-breakpoint
CREATE INDEX "game_requests_by_origin" ON "game_requests" USING btree ("origin_id");