CREATE TABLE "foa_title_certificates" (
	"title_id" bigint NOT NULL,
	"language" text NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "foa_title_certificates_title_id_language_format_pk" PRIMARY KEY("title_id","language","format")
);
--> statement-breakpoint
CREATE TABLE "foa_titles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "foa_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"title" text NOT NULL,
	"board_type" text NOT NULL,
	"performance" integer NOT NULL,
	"games" integer NOT NULL,
	"game_id" bigint NOT NULL,
	"awarded_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"mail_due_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "foa_titles_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "foa_title" text;--> statement-breakpoint
ALTER TABLE "foa_title_certificates" ADD CONSTRAINT "foa_title_certificates_title_id_foa_titles_id_fk" FOREIGN KEY ("title_id") REFERENCES "public"."foa_titles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foa_titles" ADD CONSTRAINT "foa_titles_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "foa_titles" ADD CONSTRAINT "foa_titles_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "foa_titles_once" ON "foa_titles" USING btree ("player_id","title") WHERE "foa_titles"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "foa_titles_player" ON "foa_titles" USING btree ("player_id","withdrawn_at");--> statement-breakpoint
CREATE INDEX "foa_titles_mail" ON "foa_titles" USING btree ("mail_due_at") WHERE "foa_titles"."mail_due_at" is not null;