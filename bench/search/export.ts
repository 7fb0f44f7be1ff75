import { z } from "zod";
import type { Ours } from "./ours.ts";
import type { ReferenceChannel, ReferenceRow } from "./reference.ts";

const BATCH = 20_000;
const Rows = z.array(z.custom<ReferenceRow>());
const Channels = z.array(z.custom<ReferenceChannel>());

/** The snapshot's rows, videos and shorts, as they are. */
export async function* rowsOf(ours: Ours, schema: string): AsyncGenerator<ReferenceRow[]> {
  const client = await ours.db.pool.connect();
  const columns = (isShort: number) =>
    `id::float8 as id, array_to_string(${schema}.words(title), ' ') as words, title, views::float8 as views,
      performance_index as index, uploaded::float8 as uploaded, duration, category, language,
      made_for_kids::int as "isForKids", ${isShort} as "isShort", channel_id as "channelId", video_id as "videoId", thumb,
      ai_category as "aiCategory", score, engagement, v7_average as "v7Average", v7, v30, v7_rank as "v7Rank"`;
  try {
    await client.query("begin");
    await client.query(`declare each_row cursor for
      select ${columns(0)} from ${schema}.videos union all select ${columns(1)} from ${schema}.shorts`);
    for (;;) {
      const batch = Rows.parse((await client.query(`fetch ${BATCH} from each_row`)).rows);
      if (batch.length === 0) break;
      yield batch;
    }
    await client.query("commit");
  } finally {
    client.release(true);
  }
}

export async function channelsOf(ours: Ours, schema: string): Promise<ReferenceChannel[]> {
  const { rows } = await ours.db.query({
    text: `select id, array_to_string(${schema}.words(name), ' ') as words, name, subscribers::float8 as subscribers, ucid, thumbnail
      from ${schema}.channels`,
  });
  return Channels.parse(rows);
}
