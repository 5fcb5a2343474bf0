CREATE TYPE "public"."board_type" AS ENUM('classic', 'rapid', 'blitz', 'armageddon', 'bullet', 'daily');--> statement-breakpoint
CREATE TABLE "time_controls" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"board_type" "board_type" NOT NULL,
	"white_start_seconds" integer NOT NULL,
	"black_start_seconds" integer NOT NULL,
	"additional_seconds" integer NOT NULL,
	"additional_time_move" integer NOT NULL,
	"increment_seconds" integer NOT NULL,
	"increment_start_move" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visitors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "visitors_uid_hash_unique" UNIQUE("uid_hash")
);
