CREATE TABLE "idea_days" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"day" date NOT NULL,
	"target" smallint NOT NULL,
	"written" smallint NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_days_organization_id_channel_ucid_day_pk" PRIMARY KEY("organization_id","channel_ucid","day")
);
--> statement-breakpoint
CREATE TABLE "ideas_for_you" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"day" date NOT NULL,
	"slot" smallint NOT NULL,
	"inspiration_type" text NOT NULL,
	"title" text NOT NULL,
	"concept" text NOT NULL,
	"thumbnail" text,
	"thumbnail_description" text NOT NULL,
	"subject_key" text NOT NULL,
	"subject_text" text NOT NULL,
	"source_video_ids" text[] NOT NULL,
	"seed" integer NOT NULL,
	"seen_at" timestamp with time zone,
	"dismissed_at" timestamp with time zone,
	"dismissed_reason" text,
	"saved_at" timestamp with time zone,
	"saved_project_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ideas_for_you_inspiration_type" CHECK ("ideas_for_you"."inspiration_type" in ('MY_OVERPERFORMERS', 'RELATED_OVERPERFORMERS', 'FOLLOWED_CHANNELS', 'BEST_PRACTICES')),
	CONSTRAINT "ideas_for_you_dismissed_reason" CHECK ("ideas_for_you"."dismissed_reason" in ('NOT_RELEVANT', 'NOT_REALISTIC', 'ALREADY_MADE', 'OTHER')),
	CONSTRAINT "ideas_for_you_dismissal" CHECK ("ideas_for_you"."dismissed_at" is not null or "ideas_for_you"."dismissed_reason" is null),
	CONSTRAINT "ideas_for_you_sources" CHECK (cardinality("ideas_for_you"."source_video_ids") >= 2)
);
--> statement-breakpoint
ALTER TABLE "idea_days" ADD CONSTRAINT "idea_days_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas_for_you" ADD CONSTRAINT "ideas_for_you_saved_project_id_video_projects_id_fk" FOREIGN KEY ("saved_project_id") REFERENCES "public"."video_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ideas_for_you" ADD CONSTRAINT "ideas_for_you_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ideas_for_you_slot" ON "ideas_for_you" USING btree ("organization_id","channel_ucid","day","slot");--> statement-breakpoint
CREATE UNIQUE INDEX "ideas_for_you_title" ON "ideas_for_you" USING btree ("organization_id","channel_ucid",lower("title"));--> statement-breakpoint
CREATE INDEX "ideas_for_you_seen" ON "ideas_for_you" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "ideas_for_you_project" ON "ideas_for_you" USING btree ("saved_project_id");