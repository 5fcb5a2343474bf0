CREATE TABLE "conduct_events" (
	"game_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"misconduct" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "conduct_events_game_id_player_id_pk" PRIMARY KEY("game_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "conduct" ADD COLUMN "sittings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conduct_events" ADD CONSTRAINT "conduct_events_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conduct_events" ADD CONSTRAINT "conduct_events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conduct_events_player" ON "conduct_events" USING btree ("player_id","at");--> statement-breakpoint
CREATE INDEX "conduct_events_at" ON "conduct_events" USING btree ("at");