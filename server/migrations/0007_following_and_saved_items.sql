CREATE TABLE "favorite_channels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"favorite_ucid" text NOT NULL,
	"name" text NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "favorite_channels_ucid" CHECK ("favorite_channels"."favorite_ucid" ~ '^UC[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"type" text NOT NULL,
	"title" text,
	"concept" text,
	"thumbnail" text,
	"description" text,
	"outliers_video_id" text,
	"outliers_video" jsonb,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "saved_items_content" CHECK (num_nonnulls("saved_items"."title", "saved_items"."concept", "saved_items"."thumbnail", "saved_items"."outliers_video_id") = 1 and
        case "saved_items"."type" when 'title' then "saved_items"."title" when 'concept' then "saved_items"."concept"
          when 'thumbnail' then "saved_items"."thumbnail" when 'outliers' then "saved_items"."outliers_video_id" end is not null),
	CONSTRAINT "saved_items_outlier" CHECK (("saved_items"."outliers_video_id" is null) = ("saved_items"."outliers_video" is null))
);
--> statement-breakpoint
ALTER TABLE "favorite_channels" ADD CONSTRAINT "favorite_channels_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorite_channels" ADD CONSTRAINT "favorite_channels_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_items" ADD CONSTRAINT "saved_items_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "favorite_channels_one_each" ON "favorite_channels" USING btree ("organization_id","channel_ucid","favorite_ucid");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_one_each" ON "saved_items" USING btree ("organization_id","channel_ucid","outliers_video_id");--> statement-breakpoint
CREATE INDEX "saved_items_by_age" ON "saved_items" USING btree ("organization_id","channel_ucid","created_at","id");