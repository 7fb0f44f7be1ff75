import { VideoChange } from "@coldopen/contract/outliers/schema";
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import { Timestamp } from "../../platform/db/rows.ts";
import {
  catalogueSnapshots,
  catalogueThumbnailChanges,
  catalogueTitleChanges,
  catalogueVideos,
} from "../catalogue/tables.ts";

/** Views are compared over this many days before and after a change. */
const COMPARED_DAYS = 7;
const CHANGES_SHOWN = 50;

const Row = z.object({
  kind: z.enum(["title", "thumbnail"]),
  at: Timestamp,
  before: z.string().nullable(),
  after: z.string(),
  viewsPerDayBefore: z.number().nullable(),
  viewsPerDayAfter: z.number().nullable(),
});

/** The average between the first and the last snapshot of a time span. */
const viewsPerDay = (from: SQL, to: SQL): SQL => sql`(
  select (last.views - first.views)::float8 * 86400 / extract(epoch from last.at - first.at)::float8
  from (select s.at, s.views from ${catalogueSnapshots} s where s.video_id = c.video_id and s.at between ${from} and ${to}
    order by s.at limit 1) first,
  (select s.at, s.views from ${catalogueSnapshots} s where s.video_id = c.video_id and s.at between ${from} and ${to}
    order by s.at desc limit 1) last
  where last.at > first.at)`;
const span = sql.raw(`interval '${COMPARED_DAYS * 24} hours'`);

const changesOf = (kind: z.infer<typeof Row>["kind"], table: SQL, column: SQL, videoId: string): SQL => sql`
  select ${kind} as kind, c.at, lag(${column}) over (order by c.at) as before, ${column} as after, c.at = v.uploaded as is_first,
    ${viewsPerDay(sql`c.at - ${span}`, sql`c.at`)} as "viewsPerDayBefore",
    ${viewsPerDay(sql`c.at`, sql`c.at + ${span}`)} as "viewsPerDayAfter"
  from ${table} c join ${catalogueVideos} v on v.id = c.video_id where v.video_id = ${videoId}`;

/** Newest first. The value of the upload is stored as a first row, which is no change. */
export async function listVideoChanges({ db }: Pick<AppContext, "db">, videoId: string): Promise<VideoChange[]> {
  const { rows } = await db.sql.execute(sql`
    select * from (
      ${changesOf("title", sql`${catalogueTitleChanges}`, sql`c.title`, videoId)}
      union all
      ${changesOf("thumbnail", sql`${catalogueThumbnailChanges}`, sql`c.thumb`, videoId)}) changes
    where not is_first order by at desc, kind limit ${CHANGES_SHOWN}`);
  return z
    .array(Row)
    .parse(rows)
    .map(({ before, after, ...change }) =>
      VideoChange.parse(
        change.kind === "title" ? { ...change, before, after } : { ...change, thumbBefore: before, thumbAfter: after },
      ),
    );
}
