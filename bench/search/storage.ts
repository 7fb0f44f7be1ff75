import { z } from "zod";
import type { Snapshot } from "../../server/src/features/search-index/snapshot/snapshot-reader.ts";
import type { Ours } from "./ours.ts";

const TABLE_GOAL = 160;
const INDEX_GOAL = 180;
const Sizes = z.array(z.object({ name: z.string(), table: z.coerce.number(), indexes: z.coerce.number() }));
const Named = z.array(z.object({ name: z.string(), bytes: z.coerce.number() }));

/** Bytes a video. */
export async function tellStorage(ours: Ours, { schema, layout, vocabulary }: Snapshot): Promise<void> {
  const { rows } = await ours.db.query({
    text: `select relname as name, pg_relation_size(c.oid) as table, pg_indexes_size(c.oid) as indexes
      from pg_class c where relnamespace = $1::regnamespace and relkind = 'r'`,
    values: [schema],
  });
  const sizes = Sizes.parse(rows);
  const videos = sizes.filter(({ name }) => name === "videos" || name === "shorts");
  const count = layout.rows.videos + layout.rows.shorts;
  const table = videos.reduce((sum, size) => sum + size.table, 0) / count;
  const indexes = videos.reduce((sum, size) => sum + size.indexes, 0) / count;
  console.log(
    `storage: bytes a video, table ${table.toFixed(0)} (goal at most ${TABLE_GOAL}): ${table <= TABLE_GOAL ? "met" : "MISSED"}`,
  );
  console.log(
    `storage: bytes a video, indexes ${indexes.toFixed(0)} (goal at most ${INDEX_GOAL}): ${indexes <= INDEX_GOAL ? "met" : "MISSED"}`,
  );
  const { rows: each } = await ours.db.query({
    text: `select regexp_replace(indexrelid::regclass::text, '_[0-9]+$|^.*\\.', '', 'g') as name, sum(pg_relation_size(indexrelid)) as bytes
      from pg_index join pg_class t on t.oid = indrelid where t.relnamespace = $1::regnamespace group by 1 order by 2 desc limit 12`,
    values: [schema],
  });
  console.log(
    `  ${Named.parse(each)
      .map(({ name, bytes }) => `${name} ${(bytes / count).toFixed(1)}`)
      .join(", ")}`,
  );
  console.log(
    `  vocabulary: ${vocabulary.size} words in ${(vocabulary.bytes / 1e6).toFixed(1)} MB of memory; tiers ${JSON.stringify(Object.fromEntries(Object.entries(layout.tiers.videos).map(([key, edges]) => [key, edges.length])))}`,
  );
}
