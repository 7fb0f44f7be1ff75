import { FILTER_SETS_MAX, type FilterSet } from "@coldopen/contract/outliers/schema";
import { and, asc, eq, sql } from "drizzle-orm";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { users } from "../accounts/tables.ts";
import { outlierFilterSets as sets, outlierFilterSetVisits as visits } from "./tables.ts";

/** `since`: when the person last opened it, or when it was saved. */
export type VisitedSet = { id: string; search: string; since: Date; timeZone: string };

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
  listVisited: (scope: AuthorizedScope, userId: string): Promise<VisitedSet[]> =>
    db.sql
      .select({
        id: sets.id,
        search: sets.search,
        timeZone: users.timeZone,
        since: sql<Date>`coalesce(${visits.visitedAt}, ${sets.createdAt})`.mapWith(sets.createdAt),
      })
      .from(sets)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(visits, and(eq(visits.filterSetId, sets.id), eq(visits.userId, userId)))
      .where(belongsTo(scope)),
  /** Returns false if the channel has no such filter set. */
  recordVisit: async (
    { organizationId, channelUcid }: AuthorizedScope,
    userId: string,
    id: string,
    at: Date,
  ): Promise<boolean> => {
    const { rowCount } = await db.sql.execute(sql`
      insert into ${visits} (filter_set_id, user_id, visited_at)
      select s.id, ${userId}, ${at.toISOString()}::timestamptz from ${sets} s
      where s.id = ${id} and s.organization_id = ${organizationId} and s.channel_ucid = ${channelUcid}
      on conflict (filter_set_id, user_id) do update set visited_at = excluded.visited_at`);
    return (rowCount ?? 0) > 0;
  },
  lock: async (scope: AuthorizedScope, id: string): Promise<FilterSet | undefined> => {
    const [row] = await db.sql
      .select(columns)
      .from(sets)
      .where(and(belongsTo(scope), eq(sets.id, id)))
      .for("update");
    return row && toFilterSet(row);
  },
  delete: async (scope: AuthorizedScope, id: string): Promise<void> => {
    await db.sql.delete(sets).where(and(belongsTo(scope), eq(sets.id, id)));
  },
});
