CREATE TABLE "catalogue_channels" (
	"subscribers" bigint,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_channels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ucid" text collate "C" NOT NULL,
	"name" text NOT NULL,
	"handle" text,
	"thumbnail" text,
	"language" text collate "C",
	"top_category" text,
	"source" text NOT NULL,
	"etag" text,
	CONSTRAINT "catalogue_channels_ucid_unique" UNIQUE("ucid"),
	CONSTRAINT "catalogue_channels_ucid" CHECK ("catalogue_channels"."ucid" ~ '^UC[A-Za-z0-9_-]{22}$'),
	CONSTRAINT "catalogue_channels_subscribers" CHECK ("catalogue_channels"."subscribers" >= 0),
	CONSTRAINT "catalogue_channels_source" CHECK ("catalogue_channels"."source" in ('demo', 'import', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"skipped" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "catalogue_snapshots" (
	"video_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"views" bigint NOT NULL,
	"likes" bigint,
	"comments" bigint,
	CONSTRAINT "catalogue_snapshots_video_id_at_pk" PRIMARY KEY("video_id","at"),
	CONSTRAINT "catalogue_snapshots_counts" CHECK (least("catalogue_snapshots"."views", "catalogue_snapshots"."likes", "catalogue_snapshots"."comments") >= 0)
);
--> statement-breakpoint
CREATE TABLE "catalogue_thumbnails" (
	"drawn_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hash" text collate "C" PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalogue_title_changes" (
	"video_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "catalogue_title_changes_video_id_at_pk" PRIMARY KEY("video_id","at")
);
--> statement-breakpoint
CREATE TABLE "catalogue_videos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_videos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uploaded" timestamp with time zone NOT NULL,
	"views" bigint DEFAULT 0 NOT NULL,
	"likes" bigint,
	"comments" bigint,
	"v7" bigint,
	"v30" bigint,
	"refreshed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"computed_at" timestamp with time zone,
	"channel_id" integer NOT NULL,
	"duration" integer NOT NULL,
	"v7_rank" integer,
	"baseline_count" integer DEFAULT 0 NOT NULL,
	"engagement" real,
	"v7_average" real,
	"performance_index" real,
	"score" real,
	"is_short" boolean NOT NULL,
	"made_for_kids" boolean DEFAULT false NOT NULL,
	"video_id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"language" text collate "C",
	"youtube_category" text,
	"ai_l2_category" text,
	"thumb" text NOT NULL,
	"source" text NOT NULL,
	"etag" text,
	CONSTRAINT "catalogue_videos_videoId_unique" UNIQUE("video_id"),
	CONSTRAINT "catalogue_videos_video_id" CHECK ("catalogue_videos"."video_id" ~ '^[A-Za-z0-9_-]{11}$'),
	CONSTRAINT "catalogue_videos_counts" CHECK (least("catalogue_videos"."views", "catalogue_videos"."likes", "catalogue_videos"."comments") >= 0),
	CONSTRAINT "catalogue_videos_duration" CHECK ("catalogue_videos"."duration" >= 0),
	CONSTRAINT "catalogue_videos_source" CHECK ("catalogue_videos"."source" in ('demo', 'import', 'platform'))
);
--> statement-breakpoint
ALTER TABLE "catalogue_snapshots" ADD CONSTRAINT "catalogue_snapshots_video_id_catalogue_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."catalogue_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_title_changes" ADD CONSTRAINT "catalogue_title_changes_video_id_catalogue_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."catalogue_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_videos" ADD CONSTRAINT "catalogue_videos_channel_id_catalogue_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."catalogue_channels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_channels_touched" ON "catalogue_channels" USING btree ("touched_at") WHERE "catalogue_channels"."touched_at" is not null;--> statement-breakpoint
CREATE INDEX "catalogue_thumbnails_by_age" ON "catalogue_thumbnails" USING btree ("drawn_at");--> statement-breakpoint
CREATE INDEX "catalogue_videos_of_channel" ON "catalogue_videos" USING btree ("channel_id","is_short","uploaded");