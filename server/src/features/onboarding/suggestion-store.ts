import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { catalogueChannels } from "../catalogue/tables.ts";

/** Channels count as similar in size within this factor. */
const SIZE_FACTOR = 20;
const Rows = z.array(z.object({ ucid: z.string() }));

export type SuggestionQuery = {
  ucid: string;
  category: string | null;
  language: string | null;
  subscribers: number | null;
  limit: number;
};

export const suggestionStore = (db: Pick<Database, "sql">) => ({
  /** Channels of a category, the closest in size first; without a category the largest ones. */
  listSimilar: async ({ ucid, category, language, subscribers, limit }: SuggestionQuery): Promise<string[]> => {
    const size = subscribers && subscribers > 0 ? subscribers : undefined;
    const { rows } = await db.sql.execute(sql`
      select c.ucid from ${catalogueChannels} c
      where c.ucid <> ${ucid} and c.subscribers > 0
        ${category === null ? sql`` : sql`and c.top_category = ${category}`}
        and c.language = ${language ?? "en"}
        ${size === undefined ? sql`` : sql`and c.subscribers between ${Math.floor(size / SIZE_FACTOR)} and ${size * SIZE_FACTOR}`}
      order by ${size === undefined ? sql`c.subscribers desc` : sql`abs(ln(c.subscribers::float8 / ${size}::float8))`}, c.id
      limit ${limit}`);
    return Rows.parse(rows).map((row) => row.ucid);
  },
});
