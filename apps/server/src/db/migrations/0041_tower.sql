CREATE TABLE "shop_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tower_claims" (
	"player_id" bigint NOT NULL,
	"reward_id" smallint NOT NULL,
	"coins" smallint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tower_claims_player_id_reward_id_pk" PRIMARY KEY("player_id","reward_id")
);
--> statement-breakpoint
CREATE TABLE "tower_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tower_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reward_id" smallint,
	"price" integer NOT NULL,
	"promo_code" text,
	"acquired_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone,
	CONSTRAINT "tower_items_price" CHECK ("tower_items"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tower_points" (
	"player_id" bigint NOT NULL,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"points" smallint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "tower_points_player_id_source_source_id_pk" PRIMARY KEY("player_id","source","source_id"),
	CONSTRAINT "tower_points_not_negative" CHECK ("tower_points"."points" >= 0)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "gamification_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tower_claims" ADD CONSTRAINT "tower_claims_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_items" ADD CONSTRAINT "tower_items_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tower_points" ADD CONSTRAINT "tower_points_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shop_codes_free" ON "shop_codes" USING btree ("added_at","code") WHERE "shop_codes"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "tower_items_of_player" ON "tower_items" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "tower_items_won" ON "tower_items" USING btree ("player_id","reward_id","kind") WHERE "tower_items"."reward_id" is not null;--> statement-breakpoint
CREATE INDEX "tower_points_by_day" ON "tower_points" USING btree ("player_id","day");