import { and, count, eq, inArray, ne, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships, organizations } from "./tables.ts";

export const organizationStore = (db: Pick<Database, "sql">) => ({
  create: async (name: string, options: { id?: string; isSpotterOrganization?: boolean } = {}) => {
    const [row] = await db.sql
      .insert(organizations)
      .values({ name, ...options })
      .returning({ id: organizations.id });
    if (!row) throw new Error("Failed to insert organization");
    return row.id;
  },
  ownedBy: async (userId: string) => {
    const [row] = await db.sql
      .select({ id: memberships.organizationId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.role, "primary")));
    return row?.id;
  },
  join: (organizationId: string, userId: string, role: "primary" | "admin" | "user", status: "active" | "accepted") =>
    db.sql
      .insert(memberships)
      .values({ organizationId, userId, role, status })
      .onConflictDoUpdate({
        target: [memberships.userId, memberships.organizationId],
        set: { role, status },
        setWhere: ne(memberships.role, "primary"),
      }),
  activate: (userId: string) =>
    db.sql
      .update(memberships)
      .set({ status: "active" })
      .where(and(eq(memberships.userId, userId), eq(memberships.status, "accepted"))),
  /** Owned organizations with the number of their other members. */
  ownedWithOthers: (userId: string) =>
    db.sql
      .select({
        id: organizations.id,
        name: organizations.name,
        others: sql<number>`(select count(*)::int from ${memberships} m where m.organization_id = ${organizations.id} and m.user_id <> ${userId} and m.status <> 'removed')`,
      })
      .from(organizations)
      .innerJoin(
        memberships,
        and(
          eq(memberships.organizationId, organizations.id),
          eq(memberships.userId, userId),
          eq(memberships.role, "primary"),
        ),
      ),
  nameOf: async ({ organizationId }: AuthorizedOrganization) => {
    const [row] = await db.sql
      .select({ name: organizations.name })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    return row?.name;
  },
  delete: (ids: readonly string[]) => db.sql.delete(organizations).where(inArray(organizations.id, [...ids])),
  seatsUsed: async ({ organizationId }: AuthorizedOrganization) => {
    const [row] = await db.sql
      .select({ used: count() })
      .from(memberships)
      .where(and(eq(memberships.organizationId, organizationId), ne(memberships.status, "removed")));
    return row?.used ?? 0;
  },
  /** Serializes concurrent creations of an organization by one user. */
  lockOwner: (userId: string) => db.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`),
  /** Serializes writes that check a limit of the organization. */
  lock: (organizationId: string) =>
    db.sql.execute(sql`select 1 from ${organizations} where id = ${organizationId} for update`),
});
