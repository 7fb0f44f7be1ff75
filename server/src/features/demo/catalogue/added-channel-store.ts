import { eq } from "drizzle-orm";
import type { Database } from "../../../platform/db/database.ts";
import { channels } from "../../channels/tables.ts";
import { demoChannels } from "../tables.ts";

/** Channels that users added to the demo. */
export const addedChannelStore = (db: Pick<Database, "sql">) => ({
  findChannel: async (ucid: string) =>
    (await db.sql.select({ name: channels.name }).from(channels).where(eq(channels.ucid, ucid)))[0],
  insert: (channelUcid: string, grammar: string) =>
    db.sql.insert(demoChannels).values({ channelUcid, grammar }).onConflictDoNothing(),
  list: () =>
    db.sql
      .select({
        number: demoChannels.number,
        grammar: demoChannels.grammar,
        ucid: channels.ucid,
        name: channels.name,
        handle: channels.handle,
      })
      .from(demoChannels)
      .innerJoin(channels, eq(channels.ucid, demoChannels.channelUcid))
      .orderBy(demoChannels.number),
});
