CREATE TABLE "idea_ratings" (
	"idea_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rating" smallint,
	"reasons" text[] NOT NULL,
	"thought" text NOT NULL,
	"rated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_ratings_idea_id_user_id_pk" PRIMARY KEY("idea_id","user_id"),
	CONSTRAINT "idea_ratings_rating" CHECK ("idea_ratings"."rating" between 1 and 5),
	CONSTRAINT "idea_ratings_reasons" CHECK ("idea_ratings"."reasons" <@ array['strong_title', 'fits_channel', 'fun_to_make', 'too_expensive', 'too_much_work', 'seen_before', 'not_my_style']),
	CONSTRAINT "idea_ratings_thought" CHECK (char_length("idea_ratings"."thought") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "idea_requests" (
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"day" date NOT NULL,
	"requests" smallint NOT NULL,
	CONSTRAINT "idea_requests_organization_id_channel_ucid_day_pk" PRIMARY KEY("organization_id","channel_ucid","day")
);
--> statement-breakpoint
ALTER TABLE "idea_ratings" ADD CONSTRAINT "idea_ratings_idea_id_ideas_for_you_id_fk" FOREIGN KEY ("idea_id") REFERENCES "public"."ideas_for_you"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_ratings" ADD CONSTRAINT "idea_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idea_requests" ADD CONSTRAINT "idea_requests_organization_id_channel_ucid_organization_channels_organization_id_channel_ucid_fk" FOREIGN KEY ("organization_id","channel_ucid") REFERENCES "public"."organization_channels"("organization_id","channel_ucid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idea_ratings_user" ON "idea_ratings" USING btree ("user_id","rated_at");