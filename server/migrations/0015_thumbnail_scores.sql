CREATE TABLE "thumbnail_scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"created_by" uuid,
	"picture" text NOT NULL,
	"picture_hash" text NOT NULL,
	"title" text NOT NULL,
	"score" double precision NOT NULL,
	"checks" jsonb NOT NULL,
	"version" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "thumbnail_scores_range" CHECK ("thumbnail_scores"."score" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "thumbnail_scores" ADD CONSTRAINT "thumbnail_scores_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_scores" ADD CONSTRAINT "thumbnail_scores_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "thumbnail_scores_of_channel" ON "thumbnail_scores" USING btree ("organization_id","channel_ucid","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "thumbnail_scores_of_picture" ON "thumbnail_scores" USING btree ("picture_hash");