CREATE TABLE "coupons" (
	"code" text PRIMARY KEY NOT NULL,
	"percent_off" smallint NOT NULL,
	"plan" text,
	"account_id" bigint,
	"title" text,
	"valid_to" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"months" smallint NOT NULL,
	"gift_for_folded" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"redeemed_by" bigint,
	"redeemed_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "gifts_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"order_id" text NOT NULL,
	"plan" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"valid_to" timestamp with time zone,
	"cancel_at_period_end" boolean,
	"unsettled_since" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"customer_ref" text,
	"subscription_ref" text NOT NULL,
	"as_of" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_id_unique" UNIQUE("id"),
	CONSTRAINT "memberships_subscription_ref_unique" UNIQUE("subscription_ref")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"payer_id" bigint,
	"owner_id" bigint,
	"plan" text,
	"tournament_id" bigint,
	"game_uid" text,
	"gift_for" text,
	"pay_link_hash" text,
	"coupon" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"press_key" text,
	"session_ref" text,
	"payment_ref" text,
	"subscription_ref" text,
	"refund_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"seated_at" timestamp with time zone,
	CONSTRAINT "orders_session_ref_unique" UNIQUE("session_ref"),
	CONSTRAINT "orders_payment_ref_unique" UNIQUE("payment_ref"),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_links" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"plan" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"used_by" text,
	CONSTRAINT "pay_links_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"provider_ref" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "membership_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "membership_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"source" text NOT NULL,
	"order_id" text,
	"subscription_ref" text,
	"until" timestamp with time zone,
	"months" smallint,
	"is_for_life" boolean DEFAULT false NOT NULL,
	"reason" text,
	"granted_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "membership_grants_subscription_ref_unique" UNIQUE("subscription_ref"),
	CONSTRAINT "membership_grants_one_kind" CHECK (("membership_grants"."until" is not null)::int + ("membership_grants"."months" is not null)::int + "membership_grants"."is_for_life"::int = 1)
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_redeemed_by_accounts_id_fk" FOREIGN KEY ("redeemed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tournament_id_tournaments_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_used_by_orders_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_tasks" ADD CONSTRAINT "payment_tasks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership_grants" ADD CONSTRAINT "membership_grants_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_press" ON "orders" USING btree ("payer_id","press_key");--> statement-breakpoint
CREATE INDEX "orders_owner" ON "orders" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_payer" ON "orders" USING btree ("payer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_tournament" ON "orders" USING btree ("tournament_id","owner_id");--> statement-breakpoint
CREATE INDEX "orders_subscription" ON "orders" USING btree ("subscription_ref");--> statement-breakpoint
CREATE INDEX "payment_events_parked" ON "payment_events" USING btree ("received_at") WHERE "payment_events"."state" = 'parked';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_ledger_movement" ON "payment_ledger" USING btree ("kind","provider_ref");--> statement-breakpoint
CREATE INDEX "payment_ledger_order" ON "payment_ledger" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_tasks_once" ON "payment_tasks" USING btree ("kind","order_id");--> statement-breakpoint
CREATE INDEX "payment_tasks_due" ON "payment_tasks" USING btree ("due_at") WHERE "payment_tasks"."done_at" is null;--> statement-breakpoint
CREATE INDEX "membership_grants_account" ON "membership_grants" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_grants_order" ON "membership_grants" USING btree ("order_id","source");--> statement-breakpoint
CREATE INDEX "sandbox_messages_unheard" ON "sandbox_messages" USING btree ("created_at") WHERE "sandbox_messages"."heard_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_payments_order" ON "sandbox_payments" USING btree ("order_id");