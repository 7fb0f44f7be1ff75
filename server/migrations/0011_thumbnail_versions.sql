CREATE TABLE "ai_reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"cents" double precision NOT NULL,
	"month" date NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thumbnail_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"parent_id" uuid,
	"plate_id" uuid NOT NULL,
	"prompt" text NOT NULL,
	"seed" bigint NOT NULL,
	"style" text NOT NULL,
	"regions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"layers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "thumbnail_versions_own_parent" CHECK ("thumbnail_versions"."parent_id" <> "thumbnail_versions"."id"),
	CONSTRAINT "thumbnail_versions_style" CHECK ("thumbnail_versions"."style" in ('conceptArt', 'realistic', 'sketch'))
);
--> statement-breakpoint
ALTER TABLE "ai_reservations" ADD CONSTRAINT "ai_reservations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_versions" ADD CONSTRAINT "thumbnail_versions_id_pictures_id_fk" FOREIGN KEY ("id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_versions" ADD CONSTRAINT "thumbnail_versions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_versions" ADD CONSTRAINT "thumbnail_versions_parent_id_thumbnail_versions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."thumbnail_versions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_versions" ADD CONSTRAINT "thumbnail_versions_plate_id_pictures_id_fk" FOREIGN KEY ("plate_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thumbnail_versions" ADD CONSTRAINT "thumbnail_versions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ai_reservations_lease" ON "ai_reservations" USING btree ("lease_until");--> statement-breakpoint
CREATE INDEX "thumbnail_versions_of_channel" ON "thumbnail_versions" USING btree ("organization_id","channel_ucid");--> statement-breakpoint
CREATE INDEX "thumbnail_versions_of_parent" ON "thumbnail_versions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "thumbnail_versions_of_plate" ON "thumbnail_versions" USING btree ("plate_id");