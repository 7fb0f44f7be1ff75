CREATE TABLE "outlier_editions" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outlier_editions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"layout" jsonb,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp with time zone,
	"retired_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outlier_filter_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "outlier_filter_sets_one_name" UNIQUE("organization_id","channel_ucid","name")
);
--> statement-breakpoint
ALTER TABLE "outlier_filter_sets" ADD CONSTRAINT "outlier_filter_sets_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outlier_editions_published" ON "outlier_editions" USING btree ("number") WHERE "outlier_editions"."published_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "outlier_editions_one_in_print" ON "outlier_editions" USING btree ((true)) WHERE "outlier_editions"."published_at" is null;