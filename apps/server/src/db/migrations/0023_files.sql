CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sent_size" integer NOT NULL,
	"size" integer,
	"mime" text,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"purged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "avatar_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_players_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "files_unused" ON "files" USING btree ("created_at") WHERE "files"."used_at" is null;--> statement-breakpoint
CREATE INDEX "files_deleted" ON "files" USING btree ("deleted_at") WHERE "files"."deleted_at" is not null;