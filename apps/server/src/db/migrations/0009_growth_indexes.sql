CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "players_name" ON "players" USING btree (lower("name") collate "C","id") WHERE "players"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "players_name_parts" ON "players" USING gin (lower("name") gin_trgm_ops) WHERE "players"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "ratings_best" ON "ratings" USING btree ("kind","board_type","rating" DESC NULLS FIRST,"player_id");--> statement-breakpoint
-- Without them the planner takes every part of a name for rare, and sorts all names that have it.
CREATE STATISTICS IF NOT EXISTS players_lower_name ON (lower("name")) FROM players;
