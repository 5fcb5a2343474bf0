CREATE TABLE "club_bans" (
	"club_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"banned_by" bigint NOT NULL,
	"banned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_bans_club_id_player_id_pk" PRIMARY KEY("club_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "club_bans" ADD CONSTRAINT "club_bans_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bans" ADD CONSTRAINT "club_bans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_bans" ADD CONSTRAINT "club_bans_banned_by_players_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_bans_player" ON "club_bans" USING btree ("player_id");