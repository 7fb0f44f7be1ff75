import type { ChannelListQuery } from "@coldopen/contract/outliers/query";
import type { CatalogueChannel } from "@coldopen/contract/outliers/schema";
import { z } from "zod";
import type { Database } from "../../../platform/db/database.ts";
import type { Snapshot } from "../snapshot/snapshot-reader.ts";
import { textVectorSql } from "../snapshot/snapshot-schema.ts";
import { wordsOf } from "../text/words.ts";
import { channelTierConditions } from "../tiers/index-tiers.ts";
import { toTsquery } from "./text-query.ts";

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

const toCatalogueChannel = ({ labels }: Snapshot["layout"], row: ChannelRow): CatalogueChannel => ({
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
  const select = async (text: string, values: unknown[]): Promise<ChannelRow[]> =>
    z.array(Row).parse((await db.query({ text, values })).rows);
  return {
    listByUcid: ({ schema }: Snapshot, ucids: readonly string[]) =>
      select(`select ${channelColumns} from ${schema}.channels where ucid = any($1::text[])`, [ucids]),
    list: async ({ schema, layout }: Snapshot, query: ChannelListQuery) => {
      const { page, itemsPerPage, sortField, sortOrder } = query;
      const words = wordsOf(query.name ?? "");
      const hasName = words.length > 0;
      const named = channelTierConditions(layout.channelTiers)
        .map(
          (condition) =>
            `select * from ${schema}.channels where ${textVectorSql(schema, "name")} @@ $3::tsquery and ${condition}`,
        )
        .join(" union all ");
      const found = await select(
        `select ${channelColumns} from (${hasName ? `${named} offset 0` : `select * from ${schema}.channels`}) c
          order by ${SORTS[sortField]} ${sortOrder}, id ${sortOrder} limit $1 offset $2`,
        [itemsPerPage + 1, page * itemsPerPage, ...(hasName ? [toTsquery(words.map((word) => [word]))] : [])],
      );
      return {
        results: found.slice(0, itemsPerPage).map((row) => toCatalogueChannel(layout, row)),
        page,
        hasNext: found.length > itemsPerPage,
      };
    },
  };
};
