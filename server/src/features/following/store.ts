import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { and, desc, eq } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { favoriteChannels } from "./tables.ts";

type NewFollow = { favoriteUcid: string; name: string; createdBy: string };

export const followingStore = (db: Pick<Database, "sql">) => {
  const belongsTo = ({ organizationId, channelUcid }: AuthorizedScope) =>
    and(eq(favoriteChannels.organizationId, organizationId), eq(favoriteChannels.channelUcid, channelUcid));
  const latestFirst = [desc(favoriteChannels.createdAt), desc(favoriteChannels.id)];
  return {
    list: (scope: AuthorizedScope) =>
      db.sql
        .select()
        .from(favoriteChannels)
        .where(belongsTo(scope))
        .orderBy(...latestFirst),
    listUcids: async (scope: AuthorizedScope, limit?: number): Promise<string[]> => {
      const query = db.sql
        .select({ ucid: favoriteChannels.favoriteUcid })
        .from(favoriteChannels)
        .where(belongsTo(scope))
        .orderBy(...latestFirst);
      return (await (limit === undefined ? query : query.limit(limit))).map(({ ucid }) => ucid);
    },
    /** Returns the existing row if the creator is followed already. */
    upsert: async (scope: AuthorizedScope, { favoriteUcid, name, createdBy }: NewFollow) => {
      const [row] = await db.sql
        .insert(favoriteChannels)
        .values({ organizationId: scope.organizationId, channelUcid: scope.channelUcid, favoriteUcid, name, createdBy })
        .onConflictDoUpdate({
          target: [favoriteChannels.organizationId, favoriteChannels.channelUcid, favoriteChannels.favoriteUcid],
          set: { name },
        })
        .returning();
      return row;
    },
    findOwner: async (id: string): Promise<ChannelScope | undefined> => {
      const { organizationId, channelUcid } = favoriteChannels;
      const [row] = await db.sql
        .select({ organizationId, channelUcid })
        .from(favoriteChannels)
        .where(eq(favoriteChannels.id, id));
      return row;
    },
    delete: async (scope: AuthorizedScope, id: string): Promise<void> => {
      await db.sql.delete(favoriteChannels).where(and(belongsTo(scope), eq(favoriteChannels.id, id)));
    },
  };
};
