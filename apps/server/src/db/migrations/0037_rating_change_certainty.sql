ALTER TABLE "rating_changes" ADD COLUMN "deviation" double precision;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD COLUMN "volatility" double precision;--> statement-breakpoint
ALTER TABLE "rating_changes" ADD COLUMN "counts_as" text;