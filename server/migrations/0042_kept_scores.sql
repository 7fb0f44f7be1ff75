CREATE TABLE "published_scores" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"kind" text NOT NULL,
	"video_id" text NOT NULL,
	"score" double precision NOT NULL,
	"version" smallint NOT NULL,
	"scored_at" timestamp with time zone NOT NULL,
	"project_id" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "published_scores_organization_id_channel_ucid_kind_video_id_pk" PRIMARY KEY("organization_id","channel_ucid","kind","video_id"),
	CONSTRAINT "published_scores_kind" CHECK ("published_scores"."kind" in ('title', 'thumbnail'))
);
--> statement-breakpoint
CREATE TABLE "title_scores" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"project_id" uuid NOT NULL,
	"option_id" uuid,
	"title" text NOT NULL,
	"score" double precision NOT NULL,
	"version" smallint NOT NULL,
	"scored_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "title_scores_one_each" UNIQUE("project_id","title","version"),
	CONSTRAINT "title_scores_range" CHECK ("title_scores"."score" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "published_scores" ADD CONSTRAINT "published_scores_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "published_scores" ADD CONSTRAINT "published_scores_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_scores" ADD CONSTRAINT "title_scores_option_id_project_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."project_options"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "title_scores" ADD CONSTRAINT "title_scores_project_id_organization_id_channel_ucid_video_projects_id_organization_id_channel_ucid_fk" FOREIGN KEY ("project_id","organization_id","channel_ucid") REFERENCES "public"."video_projects"("id","organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "published_scores_of_project" ON "published_scores" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "title_scores_of_option" ON "title_scores" USING btree ("option_id");--> statement-breakpoint
insert into "title_scores" ("organization_id", "channel_ucid", "project_id", "option_id", "title", "score", "version", "scored_at")
select p."organization_id", p."channel_ucid", p."id", o."id", coalesce(o."content", p."title"), p."title_score", 1, p."updated_at"
from "video_projects" p left join "project_options" o on o."id" = p."title_primary_option_id"
where p."title_score" between 0 and 100 and coalesce(o."content", p."title") is not null;
