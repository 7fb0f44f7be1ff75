import { FILTER_SETS_MAX, type FilterSet } from "@coldopen/contract/outliers/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { outlierFilterSets as sets } from "./tables.ts";

const columns = { id: sets.id, name: sets.name, search: sets.search, createdAt: sets.createdAt };
const belongsTo = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(sets.organizationId, organizationId), eq(sets.channelUcid, channelUcid));
const toFilterSet = ({
  createdAt,
  ...row
}: {
  id: string;
  name: string;
  search: string;
  createdAt: Date;
}): FilterSet => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

export const filterSetStore = (db: Pick<Database, "sql">) => ({
  list: async (scope: AuthorizedScope): Promise<FilterSet[]> =>
    (await db.sql.select(columns).from(sets).where(belongsTo(scope)).orderBy(asc(sets.createdAt), asc(sets.id))).map(
      toFilterSet,
    ),
  /** Returns undefined if the channel has the maximum number of filter sets already. */
  upsert: async (scope: AuthorizedScope, name: string, search: string): Promise<FilterSet | undefined> => {
    // Serializes concurrent inserts, or two of them could exceed the maximum.
    await db.sql.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`filter sets ${scope.organizationId} ${scope.channelUcid}`}, 0))`,
    );
    const exists = sql`exists (select 1 from ${sets} where ${and(belongsTo(scope), eq(sets.name, name))})`;
    const isBelowLimit = sql`(select count(*) from ${sets} where ${belongsTo(scope)}) < ${FILTER_SETS_MAX}`;
    const [row] = await db.sql
      .insert(sets)
      .select(
        sql`select gen_random_uuid(), ${scope.organizationId}::uuid, ${scope.channelUcid}, ${name}, ${search}, clock_timestamp() where ${exists} or ${isBelowLimit}`,
      )
      .onConflictDoUpdate({ target: [sets.organizationId, sets.channelUcid, sets.name], set: { search } })
      .returning(columns);
    return row && toFilterSet(row);
  },
  remove: async (scope: AuthorizedScope, id: string): Promise<boolean> =>
    (
      await db.sql
        .delete(sets)
        .where(and(belongsTo(scope), eq(sets.id, id)))
        .returning({ id: sets.id })
    ).length > 0,
});
