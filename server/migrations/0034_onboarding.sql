CREATE TABLE "onboarding_pipelines" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"status" text DEFAULT 'not started' NOT NULL,
	"tone" text DEFAULT 'plain' NOT NULL,
	"topics" jsonb,
	"picks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ideas_draft" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "onboarding_pipelines_organization_id_channel_ucid_pk" PRIMARY KEY("organization_id","channel_ucid"),
	CONSTRAINT "onboarding_pipelines_status" CHECK ("onboarding_pipelines"."status" in ('not started', 'partial', 'done')),
	CONSTRAINT "onboarding_pipelines_tone" CHECK ("onboarding_pipelines"."tone" in ('plain', 'playful', 'dramatic'))
);
--> statement-breakpoint
CREATE TABLE "onboarding_steps" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"step" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"artifact" jsonb,
	"started_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "onboarding_steps_organization_id_channel_ucid_step_pk" PRIMARY KEY("organization_id","channel_ucid","step"),
	CONSTRAINT "onboarding_steps_state" CHECK ("onboarding_steps"."state" in ('started', 'failed', 'partial', 'done')),
	CONSTRAINT "onboarding_steps_failure" CHECK (("onboarding_steps"."state" = 'failed') = ("onboarding_steps"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "onboarding_pipelines" ADD CONSTRAINT "onboarding_pipelines_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "onboarding_steps" ADD CONSTRAINT "onboarding_steps_organization_id_channel_ucid_onboarding_pipelines_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."onboarding_pipelines"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Channels that were connected before there was an onboarding count as onboarded.
INSERT INTO "onboarding_pipelines" ("organization_id", "channel_ucid", "status")
SELECT "organization_id", "channel_ucid", 'done' FROM "organization_channels";
