CREATE TABLE "project_storybeats" (
	"project_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "project_storybeats_version" CHECK ("project_storybeats"."version" > 0),
	CONSTRAINT "project_storybeats_content" CHECK (jsonb_typeof("project_storybeats"."content") = 'array' and jsonb_array_length("project_storybeats"."content") <= 60)
);
--> statement-breakpoint
ALTER TABLE "project_storybeats" ADD CONSTRAINT "project_storybeats_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_storybeats" ADD CONSTRAINT "project_storybeats_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;