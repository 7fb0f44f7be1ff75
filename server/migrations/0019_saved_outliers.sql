ALTER TABLE "saved_items" DROP CONSTRAINT "saved_items_outlier";--> statement-breakpoint
-- Copies of what the platform told outlived their source. The version before shows such an item without its video.
UPDATE "saved_items" SET "outliers_video" = NULL WHERE "outliers_video" IS NOT NULL;
