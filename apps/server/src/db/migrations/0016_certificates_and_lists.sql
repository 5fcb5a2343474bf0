CREATE TABLE "tournament_certificates" (
	"key" text PRIMARY KEY NOT NULL,
	"tournament_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament_certificates" ADD CONSTRAINT "tournament_certificates_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_certificates" ADD CONSTRAINT "tournament_certificates_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_certificates_once" ON "tournament_certificates" USING btree ("tournament_id","player_id","language","format");--> statement-breakpoint
CREATE INDEX "tournaments_all" ON "tournaments" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "tournaments_counted" ON "tournaments" USING btree ("stage","is_hidden","cancel_reason","seats_taken");--> statement-breakpoint
CREATE INDEX "tournaments_late" ON "tournaments" USING btree ("ends_at") WHERE ("tournaments"."rules"->>'viewerDelaySeconds')::int > 0;