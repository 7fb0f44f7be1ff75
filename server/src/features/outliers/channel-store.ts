import type { ChannelListQuery } from "@coldopen/contract/outliers/query";
import type { CatalogueChannel } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import type { Edition } from "../editions/index.ts";
import { channelRungs, textOf, wordsOf } from "../editions/index.ts";
import { tsquery } from "./search/text.ts";

const Row = z.object({
  id: z.number(),
  ucid: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  thumbnail: z.string().nullable(),
  subscribers: z.number(),
  videos: z.number(),
  topics: z.array(z.number()),
  category: z.number(),
  language: z.number(),
});
export type ChannelRow = z.infer<typeof Row>;
const channelColumns = "id, ucid, name, handle, thumbnail, subscribers::float8, videos, topics, category, language";

const channelOf = ({ labels }: Edition["layout"], row: ChannelRow): CatalogueChannel => ({
  ucid: row.ucid,
  name: row.name,
  handle: row.handle,
  thumbnail: row.thumbnail,
  subscribers: row.subscribers < 0 ? null : row.subscribers,
  videos: row.videos,
  topCategory: labels.category[row.category] || null,
  language: labels.language[row.language] || null,
});

const SORTS = { subscribers: "subscribers", name: "lower(name)", videos: "videos" } as const;

export const channelStore = (db: Pick<Database, "query">) => {
  const rows = async (text: string, values: unknown[]): Promise<ChannelRow[]> =>
    z.array(Row).parse((await db.query({ text, values })).rows);
  return {
    byUcid: ({ schema }: Edition, ucids: readonly string[]) =>
      rows(`select ${channelColumns} from ${schema}.channels where ucid = any($1::text[])`, [ucids]),
    list: async ({ schema, layout }: Edition, query: ChannelListQuery) => {
      const { page, itemsPerPage, sortField, sortOrder } = query;
      const words = wordsOf(query.name ?? "");
      const isNamed = words.length > 0;
      const named = channelRungs(layout.names)
        .map((rung) => `select * from ${schema}.channels where ${textOf(schema, "name")} @@ $3::tsquery and ${rung}`)
        .join(" union all ");
      const found = await rows(
        `select ${channelColumns} from (${isNamed ? `${named} offset 0` : `select * from ${schema}.channels`}) c
          order by ${SORTS[sortField]} ${sortOrder}, id ${sortOrder} limit $1 offset $2`,
        [itemsPerPage + 1, page * itemsPerPage, ...(isNamed ? [tsquery(words.map((word) => [word]))] : [])],
      );
      return {
        results: found.slice(0, itemsPerPage).map((row) => channelOf(layout, row)),
        page,
        hasNext: found.length > itemsPerPage,
      };
    },
  };
};
