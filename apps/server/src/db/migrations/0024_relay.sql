ALTER TYPE "public"."player_kind" ADD VALUE 'relayed';--> statement-breakpoint
CREATE TABLE "tournament_relay_players" (
	"tournament_id" bigint NOT NULL,
	"key" text NOT NULL,
	"player_id" bigint NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "tournament_relay_players_tournament_id_key_pk" PRIMARY KEY("tournament_id","key")
);
--> statement-breakpoint
CREATE TABLE "tournament_relays" (
	"tournament_id" bigint PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tournament_relay_players" ADD CONSTRAINT "tournament_relay_players_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_relay_players" ADD CONSTRAINT "tournament_relay_players_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_relay_players" ADD CONSTRAINT "tournament_relay_players_entry_id_tournament_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."tournament_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_relays" ADD CONSTRAINT "tournament_relays_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;