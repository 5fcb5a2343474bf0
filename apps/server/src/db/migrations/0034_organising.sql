CREATE TABLE "tournament_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"player_id" bigint NOT NULL,
	"form" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_drafts_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
ALTER TABLE "tournament_rounds" ADD COLUMN "pairing_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "form" jsonb;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "form_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tournament_drafts" ADD CONSTRAINT "tournament_drafts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournament_drafts_of_player" ON "tournament_drafts" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "tournament_drafts_of_club" ON "tournament_drafts" USING btree (("form"->>'community'));