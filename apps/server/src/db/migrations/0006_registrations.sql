CREATE TABLE "address_codes" (
	"purpose" "code_purpose" NOT NULL,
	"email_folded" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint NOT NULL,
	"stranger_tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_codes_purpose_email_folded_holder_pk" PRIMARY KEY("purpose","email_folded","holder")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"password_hash" text,
	"claimed_player_id" bigint,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"country_id" integer,
	"free_account_requested" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_claimed_player_id_players_id_fk" FOREIGN KEY ("claimed_player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_account" ON "registrations" USING btree ("account_id");--> statement-breakpoint
INSERT INTO "registrations" ("account_id", "token_hash", "password_hash", "claimed_player_id", "first_name", "last_name", "country_id", "free_account_requested", "created_at") SELECT "id", 'of no browser, ' || "id", "password_hash", "claimed_player_id", "first_name", "last_name", "country_id", "free_account_requested", "created_at" FROM "accounts" WHERE "activated_at" IS NULL;
