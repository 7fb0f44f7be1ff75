ALTER TABLE "pitch_links" ALTER COLUMN "sealing_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pitches" ADD COLUMN "applied_campaign" jsonb;