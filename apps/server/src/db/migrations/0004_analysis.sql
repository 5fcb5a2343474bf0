CREATE TABLE "analysed_positions" (
	"game_id" bigint NOT NULL,
	"ply" integer NOT NULL,
	"item" jsonb NOT NULL,
	"grade" text,
	"accuracy" double precision,
	CONSTRAINT "analysed_positions_game_id_ply_pk" PRIMARY KEY("game_id","ply")
);
--> statement-breakpoint
CREATE TABLE "analysis_uses" (
	"player_id" bigint NOT NULL,
	"game_id" bigint NOT NULL,
	"day" date NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analysis_uses_player_id_game_id_day_pk" PRIMARY KEY("player_id","game_id","day")
);
--> statement-breakpoint
CREATE TABLE "game_analyses" (
	"game_id" bigint PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"claim" integer DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"lease_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "analysed_positions" ADD CONSTRAINT "analysed_positions_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_uses" ADD CONSTRAINT "analysis_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analysis_uses" ADD CONSTRAINT "analysis_uses_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_analyses" ADD CONSTRAINT "game_analyses_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "analysis_uses_day" ON "analysis_uses" USING btree ("player_id","day");--> statement-breakpoint
CREATE INDEX "game_analyses_waiting" ON "game_analyses" USING btree ("requested_at") WHERE "game_analyses"."finished_at" is null;