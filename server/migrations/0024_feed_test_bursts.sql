ALTER TABLE "feed_test_impressions" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
ALTER TABLE "feed_test_impressions" ADD COLUMN "is_burst" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_test_impressions_by_network" ON "feed_test_impressions" USING btree ("test_id","network_hash","opened_at");