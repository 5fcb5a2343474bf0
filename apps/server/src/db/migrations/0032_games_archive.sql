CREATE TABLE "games_archive_parts" (
	"account_id" bigint NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"file" text NOT NULL,
	"games" integer NOT NULL,
	"size" integer NOT NULL,
	"last_game_id" bigint NOT NULL,
	CONSTRAINT "games_archive_parts_key_position_pk" PRIMARY KEY("key","position")
);
--> statement-breakpoint
CREATE TABLE "games_archives" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"asked" jsonb NOT NULL,
	"made_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_archives_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "games_archive_parts" ADD CONSTRAINT "games_archive_parts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games_archives" ADD CONSTRAINT "games_archives_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_archives_expiry" ON "games_archives" USING btree ("expires_at");