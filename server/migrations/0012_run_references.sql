ALTER TABLE "ideation_runs" ADD COLUMN "beside" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_videos" DROP COLUMN "etag";