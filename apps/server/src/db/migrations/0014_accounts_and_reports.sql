ALTER TYPE "public"."code_purpose" ADD VALUE 'confirmation';--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"call" text,
	"player_uid" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ALTER COLUMN "email_folded" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "social_states" ADD COLUMN "given_name" jsonb;--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_campaign" ON "notifications" USING btree ("campaign","player_id");