CREATE TABLE "analysis_works" (
	"order_id" text PRIMARY KEY NOT NULL,
	"taken_by" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"analyst" text,
	"video_url" text,
	"pgn" text,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "analyst" text;--> statement-breakpoint
ALTER TABLE "analysis_works" ADD CONSTRAINT "analysis_works_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;