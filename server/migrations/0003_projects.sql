CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "project_activity" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid,
	"what" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "project_locks" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"socket_id" text,
	"user_id" uuid NOT NULL,
	"fence" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_socket_id" text,
	"asked_user_id" uuid,
	CONSTRAINT "project_locks_fence" CHECK ("project_locks"."fence" > 0)
);
--> statement-breakpoint
CREATE TABLE "project_options" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"project_id" uuid NOT NULL,
	"option_type" text NOT NULL,
	"position" text collate "C" NOT NULL,
	"content" text NOT NULL,
	"description" text,
	"source" text NOT NULL,
	"seed" bigint,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "project_options_of_project" UNIQUE("project_id","id","option_type"),
	CONSTRAINT "project_options_position" UNIQUE("project_id","option_type","position"),
	CONSTRAINT "project_options_type" CHECK ("project_options"."option_type" in ('title', 'concept', 'thumbnail')),
	CONSTRAINT "project_options_source" CHECK ("project_options"."source" in ('user', 'system')),
	CONSTRAINT "project_options_content" CHECK (char_length("project_options"."content") between 1 and case "project_options"."option_type" when 'title' then 100 when 'concept' then 5000 else 2000 end),
	CONSTRAINT "project_options_description" CHECK (char_length("project_options"."description") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "project_tags" (
	"project_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"source" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "project_tags_name" CHECK (char_length("project_tags"."name") between 1 and 40),
	CONSTRAINT "project_tags_category" CHECK ("project_tags"."category" in ('Location', 'Theme', 'Type', 'Activity')),
	CONSTRAINT "project_tags_source" CHECK ("project_tags"."source" in ('user', 'ai'))
);
--> statement-breakpoint
CREATE TABLE "video_projects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"name" text NOT NULL,
	"title" text,
	"status" text DEFAULT 'idea' NOT NULL,
	"is_public" boolean DEFAULT true NOT NULL,
	"publish_date" date,
	"duration" double precision,
	"views" bigint,
	"average_view_duration" double precision,
	"outlier_index" double precision,
	"user_rank" double precision,
	"title_score" double precision,
	"sponsors" text[] DEFAULT '{}' NOT NULL,
	"ai_categories" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT 'user' NOT NULL,
	"type" text DEFAULT 'general' NOT NULL,
	"youtube_url" text,
	"title_primary_option_id" uuid,
	"title_primary_kind" text DEFAULT 'title' NOT NULL,
	"concept_primary_option_id" uuid,
	"concept_primary_kind" text DEFAULT 'concept' NOT NULL,
	"thumbnail_primary_option_id" uuid,
	"thumbnail_primary_kind" text DEFAULT 'thumbnail' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "video_projects_of_channel" UNIQUE("id","organization_id","channel_ucid"),
	CONSTRAINT "video_projects_name" CHECK (char_length("video_projects"."name") between 1 and 100),
	CONSTRAINT "video_projects_title" CHECK (char_length("video_projects"."title") <= 100),
	CONSTRAINT "video_projects_status" CHECK ("video_projects"."status" in ('idea', 'in_development', 'published')),
	CONSTRAINT "video_projects_source" CHECK ("video_projects"."source" in ('user', 'idea_bank', 'outliers', 'ideas_for_you', 'chat', 'brainstorm')),
	CONSTRAINT "video_projects_type" CHECK ("video_projects"."type" in ('adventure', 'advice_and_inspiration', 'beauty_and_fashion', 'behind_the_scenes', 'challenge', 'comedy_sketch', 'education', 'exploration', 'family_adventure', 'gaming', 'general', 'interview', 'listicle', 'prank', 'reaction', 'review', 'satire_and_parody', 'sports_related', 'stunt', 'tutorial', 'vlog')),
	CONSTRAINT "video_projects_sponsors" CHECK (cardinality("video_projects"."sponsors") <= 20),
	CONSTRAINT "video_projects_youtube_url" CHECK (char_length("video_projects"."youtube_url") <= 500),
	CONSTRAINT "video_projects_kinds" CHECK ("video_projects"."title_primary_kind" = 'title' and "video_projects"."concept_primary_kind" = 'concept' and "video_projects"."thumbnail_primary_kind" = 'thumbnail')
);
--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_activity" ADD CONSTRAINT "project_activity_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_locks" ADD CONSTRAINT "project_locks_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_locks" ADD CONSTRAINT "project_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_locks" ADD CONSTRAINT "project_locks_asked_user_id_users_id_fk" FOREIGN KEY ("asked_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_options" ADD CONSTRAINT "project_options_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_tags" ADD CONSTRAINT "project_tags_project_id_organization_id_channel_ucid_video_projects_id_organization_id_channel_ucid_fk" FOREIGN KEY ("project_id","organization_id","channel_ucid") REFERENCES "public"."video_projects"("id","organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_title_primary" FOREIGN KEY ("id","title_primary_option_id","title_primary_kind") REFERENCES "public"."project_options"("project_id","id","option_type") ON DELETE set null ("title_primary_option_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_concept_primary" FOREIGN KEY ("id","concept_primary_option_id","concept_primary_kind") REFERENCES "public"."project_options"("project_id","id","option_type") ON DELETE set null ("concept_primary_option_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_projects" ADD CONSTRAINT "video_projects_thumbnail_primary" FOREIGN KEY ("id","thumbnail_primary_option_id","thumbnail_primary_kind") REFERENCES "public"."project_options"("project_id","id","option_type") ON DELETE set null ("thumbnail_primary_option_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_activity_project_id_created_at_index" ON "project_activity" USING btree ("project_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_options_titles" ON "project_options" USING gin ("content" gin_trgm_ops) WHERE "project_options"."option_type" = 'title';--> statement-breakpoint
CREATE UNIQUE INDEX "project_tags_one_each" ON "project_tags" USING btree ("project_id",lower("name"));--> statement-breakpoint
CREATE INDEX "project_tags_in_use" ON "project_tags" USING btree ("organization_id","channel_ucid",lower("name"));--> statement-breakpoint
CREATE INDEX "video_projects_by_edit" ON "video_projects" USING btree ("organization_id","channel_ucid","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_creation" ON "video_projects" USING btree ("organization_id","channel_ucid","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_name" ON "video_projects" USING btree ("organization_id","channel_ucid",lower("name"),"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_day" ON "video_projects" USING btree ("organization_id","channel_ucid","publish_date","id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_last_day" ON "video_projects" USING btree ("organization_id","channel_ucid","publish_date" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_rank" ON "video_projects" USING btree ("organization_id","channel_ucid","user_rank","id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_last_rank" ON "video_projects" USING btree ("organization_id","channel_ucid","user_rank" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_score" ON "video_projects" USING btree ("organization_id","channel_ucid","title_score","id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_by_best_score" ON "video_projects" USING btree ("organization_id","channel_ucid","title_score" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "video_projects"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "video_projects_text" ON "video_projects" USING gin ("name" gin_trgm_ops,"title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "video_projects_deleted" ON "video_projects" USING btree ("deleted_at") WHERE "video_projects"."deleted_at" is not null;