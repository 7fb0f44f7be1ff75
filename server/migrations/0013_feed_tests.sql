CREATE TABLE "feed_test_impressions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"test_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"order" smallint[] NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"print_hash" "bytea",
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	"is_reopened" boolean DEFAULT false NOT NULL,
	"is_human" boolean DEFAULT false NOT NULL,
	"is_repeat" boolean NOT NULL,
	"answered_at" timestamp with time zone,
	"choice" smallint,
	"elapsed_ms" integer,
	"is_plausible" boolean,
	CONSTRAINT "feed_test_impressions_answer" CHECK (num_nonnulls("feed_test_impressions"."answered_at", "feed_test_impressions"."choice", "feed_test_impressions"."elapsed_ms", "feed_test_impressions"."is_plausible") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "feed_test_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_test_variants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"test_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"title" text NOT NULL,
	"thumbnail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_tests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"project_id" uuid NOT NULL,
	"created_by" uuid,
	"token_hash" "bytea",
	"signing_key" "bytea" NOT NULL,
	"neighbours" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "feed_test_impressions" ADD CONSTRAINT "feed_test_impressions_test_id_feed_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."feed_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_test_impressions" ADD CONSTRAINT "feed_test_impressions_variant_id_feed_test_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."feed_test_variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_test_variants" ADD CONSTRAINT "feed_test_variants_test_id_feed_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."feed_tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tests" ADD CONSTRAINT "feed_tests_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tests" ADD CONSTRAINT "feed_tests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tests" ADD CONSTRAINT "feed_tests_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_test_impressions_once" ON "feed_test_impressions" USING btree ("test_id","visitor_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_test_impressions_print" ON "feed_test_impressions" USING btree ("test_id","print_hash") WHERE not "feed_test_impressions"."is_repeat";--> statement-breakpoint
CREATE INDEX "feed_test_impressions_by_variant" ON "feed_test_impressions" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_test_variants_place" ON "feed_test_variants" USING btree ("test_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_tests_token" ON "feed_tests" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "feed_tests_by_project" ON "feed_tests" USING btree ("project_id","created_at");