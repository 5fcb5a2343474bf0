CREATE TABLE "puzzle_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "puzzle_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"combo" smallint DEFAULT 0 NOT NULL,
	"skipped_in" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"deadline" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ending" text,
	CONSTRAINT "puzzle_runs_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
ALTER TABLE "puzzle_attempts" ADD COLUMN "run_id" bigint;--> statement-breakpoint
ALTER TABLE "puzzle_attempts" ADD COLUMN "number" smallint;--> statement-breakpoint
ALTER TABLE "puzzle_runs" ADD CONSTRAINT "puzzle_runs_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_runs_open" ON "puzzle_runs" USING btree ("player_id","kind") WHERE "puzzle_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "puzzle_runs_best" ON "puzzle_runs" USING btree ("player_id","kind","score" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "puzzle_attempts" ADD CONSTRAINT "puzzle_attempts_run_id_puzzle_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."puzzle_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "puzzle_attempts_of_run" ON "puzzle_attempts" USING btree ("run_id","number");