import { z } from "zod";
import type { Ours } from "./ours.ts";
import type { Browse, Finder } from "./reference.ts";

const Ids = z.array(z.object({ id: z.coerce.number() }));
const Counted = z.tuple([z.object({ count: z.coerce.number() })]);

export type Plain = Finder & { countBrowse(asked: Browse): Promise<number> };

/** The reference: every outlier with its words, scanned completely for each query without an index. */
export async function plainRows(ours: Ours, schema: string): Promise<Plain> {
  const run = async (text: string, values: unknown[] = []) => (await ours.db.query({ text, values })).rows;
  await ours.db.query({ text: "drop table if exists bench_plain" });
  const client = await ours.db.pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query(
    `create unlogged table bench_plain as select id, performance_index, views, uploaded, language, ${schema}.words(title) as words
      from ${schema}.videos where not made_for_kids and performance_index >= 2`,
  );
  client.release(true);
  const hot = "from bench_plain where performance_index >= 2 and language = $1 and uploaded >= $2";
  const order = { index: "performance_index", views: "views", uploaded: "uploaded" };
  const found = async (text: string, values: unknown[]) => ({
    ids: Ids.parse(await run(text, values)).map(({ id }) => id),
    page: "",
  });
  return {
    browse: ({ language, since, offset }) =>
      found(`select id ${hot} order by uploaded desc, id desc limit 24 offset $3`, [language, since, offset]),
    countBrowse: async ({ language, since }) =>
      Counted.parse(await run(`select count(*) ${hot}`, [language, since]))[0].count,
    seek: ({ words, isPhrase, language, sort, since }) =>
      found(
        `select id ${hot} and words @> $3::text[] and (not $4::boolean or ' ' || array_to_string(words, ' ') || ' ' like '% ' || array_to_string($3::text[], ' ') || ' %')
          order by ${order[sort]} desc, id desc limit 24`,
        [language, since, words, isPhrase],
      ),
  };
}
