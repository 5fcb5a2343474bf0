CREATE TABLE "fide_verifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fide_verifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"status" text NOT NULL,
	"way" text NOT NULL,
	"fide_id" integer,
	"form" jsonb,
	"avatar" text,
	"selfie_with_id" text,
	"parent_consent" text,
	"has_agreed" boolean DEFAULT false NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "free_pro_decisions" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"is_granted" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"fide_id" integer NOT NULL,
	"status" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"message_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pro_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pro_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"until" timestamp with time zone,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "fide_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fide_verifications" ADD CONSTRAINT "fide_verifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_pro_decisions" ADD CONSTRAINT "free_pro_decisions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pro_grants" ADD CONSTRAINT "pro_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fide_verifications_account" ON "fide_verifications" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "fide_verifications_status" ON "fide_verifications" USING btree ("status","way","changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fide_verifications_open" ON "fide_verifications" USING btree ("account_id") WHERE "fide_verifications"."status" in ('draft', 'wait_for_approve');--> statement-breakpoint
CREATE INDEX "identity_messages_taken" ON "identity_messages" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "identity_sessions_account" ON "identity_sessions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "pro_grants_account" ON "pro_grants" USING btree ("account_id");