ALTER TABLE "watch_rules" DROP CONSTRAINT "watch_rules_target";--> statement-breakpoint
ALTER TABLE "watch_rules" DROP CONSTRAINT "watch_rules_filter_set_id_outlier_filter_sets_id_fk";
--> statement-breakpoint
ALTER TABLE "watch_rules" ADD COLUMN "search_name" text;--> statement-breakpoint
ALTER TABLE "watch_rules" ADD COLUMN "search" text;--> statement-breakpoint
UPDATE "watch_rules" r SET "search_name" = s."name", "search" = s."search" FROM "outlier_filter_sets" s WHERE s."id" = r."filter_set_id";--> statement-breakpoint
ALTER TABLE "watch_rules" ADD CONSTRAINT "watch_rules_filter_set_id_outlier_filter_sets_id_fk" FOREIGN KEY ("filter_set_id") REFERENCES "public"."outlier_filter_sets"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_rules" ADD CONSTRAINT "watch_rules_target" CHECK ("watch_rules"."target" = 'search' or ("watch_rules"."filter_set_id" is null and "watch_rules"."search" is null));