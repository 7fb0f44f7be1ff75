-- Changes nothing: the foreign keys video_projects_{title,concept,thumbnail}_primary of migration 0003 stay as they are.
-- They left tables.ts, which cannot express their "on delete set null (column)".
select 1;
