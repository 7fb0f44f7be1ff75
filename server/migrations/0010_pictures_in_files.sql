CREATE TABLE "picture_grants" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_ucid" text NOT NULL,
	"picture_ids" uuid[] NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pictures" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "size_bytes" integer;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "picture_grants" ADD CONSTRAINT "picture_grants_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_grants_end" ON "picture_grants" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "picture_grants_organization_id_index" ON "picture_grants" USING btree ("organization_id");--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_hash_index" ON "pictures" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "pictures_to_move" ON "pictures" USING btree ("created_at") WHERE "pictures"."hash" is null;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_have_content" CHECK ("pictures"."bytes" is not null or ("pictures"."hash" is not null and "pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."size_bytes" > 0));