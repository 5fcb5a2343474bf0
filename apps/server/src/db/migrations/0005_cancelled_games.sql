ALTER TYPE "public"."game_result" ADD VALUE 'CANCELLED' BEFORE 'UNEXPECTED';--> statement-breakpoint
ALTER TABLE "game_moves" ADD COLUMN "ts" bigint;