ALTER TABLE "project_locks" DROP CONSTRAINT "project_locks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "project_locks" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "system_events" ADD COLUMN "channel_ucid" text;--> statement-breakpoint
ALTER TABLE "project_locks" ADD CONSTRAINT "project_locks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;