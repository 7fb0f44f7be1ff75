CREATE TABLE "cast_members" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"name" text NOT NULL,
	"consent_by" uuid,
	"consent_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cast_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"cutout_id" uuid,
	"face" jsonb NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"problem" text,
	"added_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cast_photos_state" CHECK ("cast_photos"."state" in ('preparing', 'ready', 'failed')),
	CONSTRAINT "cast_photos_problem" CHECK (("cast_photos"."state" = 'failed') = ("cast_photos"."problem" is not null))
);
--> statement-breakpoint
ALTER TABLE "organization_channels" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_channels" ADD COLUMN "thumbnail_style" text DEFAULT 'realistic' NOT NULL;--> statement-breakpoint
ALTER TABLE "organization_channels" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "cast_members" ADD CONSTRAINT "cast_members_consent_by_users_id_fk" FOREIGN KEY ("consent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_members" ADD CONSTRAINT "cast_members_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_photos" ADD CONSTRAINT "cast_photos_member_id_cast_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."cast_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_photos" ADD CONSTRAINT "cast_photos_photo_id_pictures_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_photos" ADD CONSTRAINT "cast_photos_cutout_id_pictures_id_fk" FOREIGN KEY ("cutout_id") REFERENCES "public"."pictures"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cast_photos" ADD CONSTRAINT "cast_photos_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cast_members_of_channel" ON "cast_members" USING btree ("organization_id","channel_ucid","consent_at","id");--> statement-breakpoint
CREATE INDEX "cast_photos_of_member" ON "cast_photos" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cast_photos_photo" ON "cast_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "cast_photos_cutout" ON "cast_photos" USING btree ("cutout_id");--> statement-breakpoint
ALTER TABLE "organization_channels" ADD CONSTRAINT "organization_channels_style" CHECK ("organization_channels"."thumbnail_style" in ('conceptArt', 'realistic', 'sketch'));--> statement-breakpoint
ALTER TABLE "organization_channels" ADD CONSTRAINT "organization_channels_language" CHECK ("organization_channels"."language" in ('en', 'es', 'de', 'fr'));