CREATE TABLE "club_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"club_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"file_id" text,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "club_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"club_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"place" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"club_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_members_club_id_player_id_pk" PRIMARY KEY("club_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "club_moves" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"club_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_pictures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"club_id" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"file_id" text NOT NULL,
	"caption" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "club_requests" (
	"club_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_requests_club_id_player_id_pk" PRIMARY KEY("club_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clubs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"links" jsonb NOT NULL,
	"cover_id" text,
	"country" text,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"working_hours" text NOT NULL,
	"site" text,
	"social_media" jsonb NOT NULL,
	"membership" text NOT NULL,
	"restrictions" jsonb NOT NULL,
	"plan" text DEFAULT 'unpaid' NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "clubs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "tournament_series" ADD COLUMN "club_id" bigint;--> statement-breakpoint
ALTER TABLE "tournaments" ADD COLUMN "club_id" bigint;--> statement-breakpoint
ALTER TABLE "club_cards" ADD CONSTRAINT "club_cards_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_cards" ADD CONSTRAINT "club_cards_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_events" ADD CONSTRAINT "club_events_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_moves" ADD CONSTRAINT "club_moves_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_pictures" ADD CONSTRAINT "club_pictures_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_pictures" ADD CONSTRAINT "club_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_requests" ADD CONSTRAINT "club_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_requests" ADD CONSTRAINT "club_requests_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clubs" ADD CONSTRAINT "clubs_created_by_players_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_cards_club" ON "club_cards" USING btree ("club_id","position");--> statement-breakpoint
CREATE INDEX "club_events_club" ON "club_events" USING btree ("club_id","starts_at");--> statement-breakpoint
CREATE INDEX "club_events_start" ON "club_events" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "club_members_player" ON "club_members" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "club_moves_club" ON "club_moves" USING btree ("club_id","at");--> statement-breakpoint
CREATE INDEX "club_pictures_club" ON "club_pictures" USING btree ("club_id","position");--> statement-breakpoint
CREATE INDEX "club_requests_player" ON "club_requests" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "clubs_by_members" ON "clubs" USING btree ("member_count" DESC NULLS LAST,"id") WHERE "clubs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "clubs_created_by" ON "clubs" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "tournament_series" ADD CONSTRAINT "tournament_series_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tournaments_club" ON "tournaments" USING btree ("club_id","starts_at") WHERE "tournaments"."club_id" is not null;