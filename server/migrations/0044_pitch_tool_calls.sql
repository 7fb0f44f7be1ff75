DROP INDEX "pitches_one_a_thread";--> statement-breakpoint
ALTER TABLE "pitches" ADD COLUMN "tool_call_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "pitches_one_a_tool_call" ON "pitches" USING btree ("organization_id","channel_ucid","thread_id","tool_call_id") WHERE "pitches"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pitches_one_a_thread" ON "pitches" USING btree ("organization_id","channel_ucid","thread_id") WHERE "pitches"."deleted_at" is null and "pitches"."tool_call_id" is null;