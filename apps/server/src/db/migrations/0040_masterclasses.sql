CREATE TABLE "masterclass_reminders" (
	"masterclass_id" bigint NOT NULL,
	"player_id" bigint NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "masterclass_reminders_masterclass_id_player_id_pk" PRIMARY KEY("masterclass_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "masterclasses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "masterclasses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"lecturer" text NOT NULL,
	"lecturer_title" text NOT NULL,
	"language" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"minutes" smallint NOT NULL,
	"is_free" boolean NOT NULL,
	"stream" text,
	"recording" text,
	"captions" text,
	CONSTRAINT "masterclasses_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "masterclass_reminders" ADD CONSTRAINT "masterclass_reminders_masterclass_id_masterclasses_id_fk" FOREIGN KEY ("masterclass_id") REFERENCES "public"."masterclasses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "masterclass_reminders" ADD CONSTRAINT "masterclass_reminders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "masterclass_reminders_of_player" ON "masterclass_reminders" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "masterclasses_by_start" ON "masterclasses" USING btree ("status","starts_at");