import { FILTER_SETS_MAX, type FilterSet } from "@coldopen/contract/outliers/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { outlierFilterSets as sets } from "./tables.ts";

const columns = { id: sets.id, name: sets.name, search: sets.search, createdAt: sets.createdAt };
const ofChannel = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(sets.organizationId, organizationId), eq(sets.channelUcid, channelUcid));
const entity = ({ createdAt, ...row }: { id: string; name: string; search: string; createdAt: Date }): FilterSet => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const filterSetStore = (db: Pick<Database, "sql">) => ({
  list: async (scope: AuthorizedScope): Promise<FilterSet[]> =>
    (await db.sql.select(columns).from(sets).where(ofChannel(scope)).orderBy(asc(sets.createdAt), asc(sets.id))).map(
      entity,
    ),
  /** Of one name there is one; nothing where a new one would be one too many. */
  put: async (scope: AuthorizedScope, name: string, search: string): Promise<FilterSet | undefined> => {
    // Two who save at once are let in one after the other, or both would find room for one more.
    await db.sql.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`filter sets ${scope.organizationId} ${scope.channelUcid}`}, 0))`,
    );
    const isKnown = sql`exists (select 1 from ${sets} where ${and(ofChannel(scope), eq(sets.name, name))})`;
    const hasRoom = sql`(select count(*) from ${sets} where ${ofChannel(scope)}) < ${FILTER_SETS_MAX}`;
    const [row] = await db.sql
      .insert(sets)
      .select(
        sql`select gen_random_uuid(), ${scope.organizationId}::uuid, ${scope.channelUcid}, ${name}, ${search}, clock_timestamp() where ${isKnown} or ${hasRoom}`,
      )
      .onConflictDoUpdate({ target: [sets.organizationId, sets.channelUcid, sets.name], set: { search } })
      .returning(columns);
    return row && entity(row);
  },
  remove: async (scope: AuthorizedScope, id: string): Promise<boolean> =>
    (
      await db.sql
        .delete(sets)
        .where(and(ofChannel(scope), eq(sets.id, id)))
        .returning({ id: sets.id })
    ).length > 0,
});
