import type { Scope } from "@coldopen/contract/kernel/route";
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../platform/db/database.ts";
import { whereMayWork } from "../channels/index.ts";
import { favoriteChannels } from "./tables.ts";

type Followed = { favoriteUcid: string; name: string; createdBy: string };
const Seen = z.object({ isPaid: z.boolean() });

export const followingStore = (db: Pick<Database, "sql">) => {
  const here = ({ organizationId, channelUcid }: Scope) =>
    and(eq(favoriteChannels.organizationId, organizationId), eq(favoriteChannels.channelUcid, channelUcid));
  const latest = [desc(favoriteChannels.createdAt), desc(favoriteChannels.id)];
  return {
    list: (scope: Scope) =>
      db.sql
        .select()
        .from(favoriteChannels)
        .where(here(scope))
        .orderBy(...latest),
    ucids: async (scope: Scope, limit?: number): Promise<string[]> => {
      const query = db.sql
        .select({ ucid: favoriteChannels.favoriteUcid })
        .from(favoriteChannels)
        .where(here(scope))
        .orderBy(...latest);
      return (await (limit === undefined ? query : query.limit(limit))).map(({ ucid }) => ucid);
    },
    /** The row that stands, where the creator is followed already. */
    put: async (scope: Scope, { favoriteUcid, name, createdBy }: Followed) => {
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
    /** Nothing where there is none, and for whoever may not work on its channel alike; left as it is without a plan. */
    remove: async (userId: string, id: string): Promise<{ isPaid: boolean } | undefined> => {
      const { rows } = await db.sql.execute(sql`
        with seen as (
          select p.id, work.is_paid from ${favoriteChannels} p ${whereMayWork(userId)} where p.id = ${id}),
        gone as (delete from ${favoriteChannels} f using seen where f.id = seen.id and seen.is_paid)
        select is_paid as "isPaid" from seen`);
      return rows[0] && Seen.parse(rows[0]);
    },
  };
};
