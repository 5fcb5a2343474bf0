ALTER TABLE "puzzles" ADD COLUMN "is_packed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- As `packRules.oneIn` says: the first of each 15, in the order in which they came.
UPDATE "puzzles" SET "is_packed" = true WHERE "id" IN (
	SELECT "id" FROM (
		SELECT "id", row_number() OVER (ORDER BY "id") AS "place" FROM "puzzles" WHERE "source" = 'lichess'
	) AS "numbered" WHERE "place" % 15 = 1
);
