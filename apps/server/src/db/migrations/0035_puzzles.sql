CREATE TABLE "daily_puzzles" (
	"day" date PRIMARY KEY NOT NULL,
	"puzzle_id" bigint NOT NULL,
	CONSTRAINT "daily_puzzles_puzzle_id_unique" UNIQUE("puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "puzzle_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "puzzle_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"player_id" bigint NOT NULL,
	"puzzle_id" bigint NOT NULL,
	"mode" text NOT NULL,
	"theme" text,
	"found" smallint DEFAULT 0 NOT NULL,
	"result" text,
	"rating_before" double precision,
	"rating_after" double precision,
	"given_at" timestamp with time zone NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "puzzle_attempts_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "puzzle_ratings" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "puzzle_reviews" (
	"player_id" bigint NOT NULL,
	"puzzle_id" bigint NOT NULL,
	"stage" smallint NOT NULL,
	"due_on" date NOT NULL,
	CONSTRAINT "puzzle_reviews_player_id_puzzle_id_pk" PRIMARY KEY("player_id","puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "puzzle_theme_entries" (
	"theme" text NOT NULL,
	"level" smallint NOT NULL,
	"puzzle_id" bigint NOT NULL,
	CONSTRAINT "puzzle_theme_entries_theme_level_puzzle_id_pk" PRIMARY KEY("theme","level","puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "puzzle_uses" (
	"player_id" bigint NOT NULL,
	"puzzle_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "puzzle_uses_player_id_puzzle_id_pk" PRIMARY KEY("player_id","puzzle_id")
);
--> statement-breakpoint
CREATE TABLE "puzzles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "puzzles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"source" text NOT NULL,
	"game" text,
	"fen" text NOT NULL,
	"moves" text[] NOT NULL,
	"themes" text[] NOT NULL,
	"level" smallint NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"plays" integer NOT NULL,
	"popularity" smallint NOT NULL,
	CONSTRAINT "puzzles_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "daily_puzzles" ADD CONSTRAINT "daily_puzzles_puzzle_id_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_attempts" ADD CONSTRAINT "puzzle_attempts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_attempts" ADD CONSTRAINT "puzzle_attempts_puzzle_id_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_ratings" ADD CONSTRAINT "puzzle_ratings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_reviews" ADD CONSTRAINT "puzzle_reviews_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_reviews" ADD CONSTRAINT "puzzle_reviews_puzzle_id_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_theme_entries" ADD CONSTRAINT "puzzle_theme_entries_puzzle_id_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_uses" ADD CONSTRAINT "puzzle_uses_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "puzzle_uses" ADD CONSTRAINT "puzzle_uses_puzzle_id_puzzles_id_fk" FOREIGN KEY ("puzzle_id") REFERENCES "public"."puzzles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_attempts_open" ON "puzzle_attempts" USING btree ("player_id","mode") WHERE "puzzle_attempts"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_attempts_rated" ON "puzzle_attempts" USING btree ("player_id","puzzle_id") WHERE "puzzle_attempts"."mode" = 'rated';--> statement-breakpoint
CREATE INDEX "puzzle_attempts_seen" ON "puzzle_attempts" USING btree ("player_id","puzzle_id");--> statement-breakpoint
CREATE INDEX "puzzle_attempts_ended" ON "puzzle_attempts" USING btree ("player_id","ended_at" DESC NULLS LAST) WHERE "puzzle_attempts"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "puzzle_attempts_of_puzzle" ON "puzzle_attempts" USING btree ("puzzle_id");--> statement-breakpoint
CREATE INDEX "puzzle_reviews_due" ON "puzzle_reviews" USING btree ("player_id","due_on");--> statement-breakpoint
CREATE INDEX "puzzle_uses_by_day" ON "puzzle_uses" USING btree ("player_id","day");--> statement-breakpoint
CREATE INDEX "puzzles_by_level" ON "puzzles" USING btree ("level","id");