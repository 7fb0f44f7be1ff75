-- Of what was saved more than once before there was a rule, the first stays.
delete from saved_items later using saved_items earlier
where later.outliers_video_id is null and earlier.outliers_video_id is null
  and (later.organization_id, later.channel_ucid, later.type) = (earlier.organization_id, earlier.channel_ucid, earlier.type)
  and coalesce(later.title, later.concept, later.thumbnail) = coalesce(earlier.title, earlier.concept, earlier.thumbnail)
  and (later.created_at, later.id) > (earlier.created_at, earlier.id);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_one_element_each" ON "saved_items" USING btree ("organization_id","channel_ucid","type",md5(coalesce("title", "concept", "thumbnail"))) WHERE "saved_items"."outliers_video_id" is null;