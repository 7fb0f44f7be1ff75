ALTER TABLE "organization_channels" ALTER COLUMN "creator_descriptions" SET DEFAULT true;--> statement-breakpoint
UPDATE "organization_channels" SET "creator_descriptions" = true WHERE NOT "creator_descriptions";--> statement-breakpoint
ALTER TABLE "ideation_runs" ADD COLUMN "other_input" text;--> statement-breakpoint
ALTER TABLE "ideation_runs" ADD COLUMN "this_but" text;--> statement-breakpoint
ALTER TABLE "video_projects" ADD COLUMN "youtube_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_youtube_items" CHECK (jsonb_array_length("video_projects"."youtube_items") <= 10);