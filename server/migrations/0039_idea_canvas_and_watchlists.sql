CREATE TABLE "catalogue_thumbnail_changes" (
	"video_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"thumb" text NOT NULL,
	CONSTRAINT "catalogue_thumbnail_changes_video_id_at_pk" PRIMARY KEY("video_id","at")
);
--> statement-breakpoint
CREATE TABLE "canvas_boards" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "canvas_boards_organization_id_channel_ucid_pk" PRIMARY KEY("organization_id","channel_ucid")
);
--> statement-breakpoint
CREATE TABLE "canvas_cards" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" jsonb NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"picture" text,
	"project_id" uuid,
	"score" real,
	"video_id" text,
	"writes" jsonb NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "canvas_cards_organization_id_channel_ucid_id_pk" PRIMARY KEY("organization_id","channel_ucid","id"),
	CONSTRAINT "canvas_cards_kind" CHECK ("canvas_cards"."kind" in ('title', 'concept', 'thumbnail', 'outlier', 'note'))
);
--> statement-breakpoint
CREATE TABLE "canvas_links" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	CONSTRAINT "canvas_links_organization_id_channel_ucid_id_pk" PRIMARY KEY("organization_id","channel_ucid","id")
);
--> statement-breakpoint
CREATE TABLE "canvas_overwrites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"card_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"written_by" uuid,
	"written_at" timestamp (3) with time zone NOT NULL,
	"replaced_by" uuid,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outlier_filter_set_visits" (
	"filter_set_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outlier_filter_set_visits_filter_set_id_user_id_pk" PRIMARY KEY("filter_set_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "watch_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"rule_id" uuid NOT NULL,
	"video_id" text NOT NULL,
	"ratio" real NOT NULL,
	"views" bigint NOT NULL,
	"is_initial" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "watch_alerts_one_each" UNIQUE("rule_id","video_id")
);
--> statement-breakpoint
CREATE TABLE "watch_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"user_id" uuid NOT NULL,
	"target" text NOT NULL,
	"creator_ucid" text,
	"filter_set_id" uuid,
	"threshold" real NOT NULL,
	"within_days" integer NOT NULL,
	"mail" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "watch_rules_target" CHECK (("watch_rules"."target" = 'search') = ("watch_rules"."filter_set_id" is not null)),
	CONSTRAINT "watch_rules_mail" CHECK ("watch_rules"."mail" in ('off', 'digest', 'instant'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_thumbnail_changes" ADD CONSTRAINT "catalogue_thumbnail_changes_video_id_catalogue_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."catalogue_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_boards" ADD CONSTRAINT "canvas_boards_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_cards" ADD CONSTRAINT "canvas_cards_project_id_video_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."video_projects"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_cards" ADD CONSTRAINT "canvas_cards_board" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."canvas_boards"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_links" ADD CONSTRAINT "canvas_links_from_card" FOREIGN KEY ("organization_id","channel_ucid","from_id") REFERENCES "public"."canvas_cards"("organization_id","channel_ucid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_links" ADD CONSTRAINT "canvas_links_to_card" FOREIGN KEY ("organization_id","channel_ucid","to_id") REFERENCES "public"."canvas_cards"("organization_id","channel_ucid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_overwrites" ADD CONSTRAINT "canvas_overwrites_written_by_users_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_overwrites" ADD CONSTRAINT "canvas_overwrites_replaced_by_users_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canvas_overwrites" ADD CONSTRAINT "canvas_overwrites_card" FOREIGN KEY ("organization_id","channel_ucid","card_id") REFERENCES "public"."canvas_cards"("organization_id","channel_ucid","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlier_filter_set_visits" ADD CONSTRAINT "outlier_filter_set_visits_filter_set_id_outlier_filter_sets_id_fk" FOREIGN KEY ("filter_set_id") REFERENCES "public"."outlier_filter_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlier_filter_set_visits" ADD CONSTRAINT "outlier_filter_set_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_alerts" ADD CONSTRAINT "watch_alerts_rule_id_watch_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."watch_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rules" ADD CONSTRAINT "watch_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rules" ADD CONSTRAINT "watch_rules_filter_set_id_outlier_filter_sets_id_fk" FOREIGN KEY ("filter_set_id") REFERENCES "public"."outlier_filter_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rules" ADD CONSTRAINT "watch_rules_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canvas_cards_removed" ON "canvas_cards" USING btree ("removed_at") WHERE "canvas_cards"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "canvas_cards_of_project" ON "canvas_cards" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "canvas_links_from" ON "canvas_links" USING btree ("organization_id","channel_ucid","from_id");--> statement-breakpoint
CREATE INDEX "canvas_links_to" ON "canvas_links" USING btree ("organization_id","channel_ucid","to_id");--> statement-breakpoint
CREATE INDEX "canvas_overwrites_of_card" ON "canvas_overwrites" USING btree ("organization_id","channel_ucid","card_id","replaced_at");--> statement-breakpoint
CREATE INDEX "canvas_overwrites_written_by" ON "canvas_overwrites" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "canvas_overwrites_replaced_by" ON "canvas_overwrites" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "outlier_filter_set_visits_of_person" ON "outlier_filter_set_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "watch_alerts_by_age" ON "watch_alerts" USING btree ("rule_id","created_at");--> statement-breakpoint
CREATE INDEX "watch_alerts_to_mail" ON "watch_alerts" USING btree ("created_at") WHERE "watch_alerts"."mailed_at" is null and not "watch_alerts"."is_initial";--> statement-breakpoint
CREATE INDEX "watch_rules_of_person" ON "watch_rules" USING btree ("user_id","organization_id","channel_ucid");--> statement-breakpoint
CREATE INDEX "watch_rules_of_channel" ON "watch_rules" USING btree ("organization_id","channel_ucid");--> statement-breakpoint
CREATE INDEX "watch_rules_of_filter_set" ON "watch_rules" USING btree ("filter_set_id");