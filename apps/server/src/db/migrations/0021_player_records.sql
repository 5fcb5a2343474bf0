ALTER TABLE "federation_players" ADD COLUMN "standard" integer;--> statement-breakpoint
ALTER TABLE "federation_players" ADD COLUMN "rapid" integer;--> statement-breakpoint
ALTER TABLE "federation_players" ADD COLUMN "blitz" integer;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "wins" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "draws" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "losses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "highest" double precision;--> statement-breakpoint
CREATE INDEX "games_pair" ON "games" USING btree (least("white_id", "black_id"),greatest("white_id", "black_id"),"id");