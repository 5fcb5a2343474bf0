CREATE TYPE "public"."player_kind" AS ENUM('visitor', 'member', 'bot');--> statement-breakpoint
CREATE TYPE "public"."rating_kind" AS ENUM('worldchess', 'fide');--> statement-breakpoint
CREATE TABLE "players" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "players_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"kind" "player_kind" NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"country" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "players_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"player_id" bigint NOT NULL,
	"kind" "rating_kind" NOT NULL,
	"board_type" "board_type" NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"games" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ratings_player_id_kind_board_type_pk" PRIMARY KEY("player_id","kind","board_type")
);
--> statement-breakpoint
ALTER TABLE "visitors" ADD COLUMN "player_id" bigint;--> statement-breakpoint
-- Visitors of before become players; their uids are made of nothing that is secret.
INSERT INTO "players" ("uid", "kind", "name", "created_at") SELECT "uid_hash", 'visitor', '', "created_at" FROM "visitors";--> statement-breakpoint
UPDATE "visitors" SET "player_id" = "players"."id" FROM "players" WHERE "players"."uid" = "visitors"."uid_hash";--> statement-breakpoint
UPDATE "players" SET "uid" = substr(replace(gen_random_uuid()::text, '-', ''), 1, 16);--> statement-breakpoint
ALTER TABLE "visitors" ALTER COLUMN "player_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_player_id_unique" UNIQUE("player_id");