import { and, count, eq, inArray, isNotNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships, organizations, users } from "./tables.ts";

export const organizationStore = (db: Pick<Database, "sql">) => ({
  create: async (name: string, options: { id?: string; isSpotterOrganization?: boolean } = {}) => {
    const [row] = await db.sql
      .insert(organizations)
      .values({ name, ...options })
      .returning({ id: organizations.id });
    if (!row) throw new Error("Failed to insert organization");
    return row.id;
  },
  /** The name of the organization and the address of its primary owner. */
  findOwner: async (organizationId: string): Promise<{ userId: string; name: string; email: string } | undefined> => {
    const [row] = await db.sql
      .select({ userId: users.id, name: organizations.name, email: users.email })
      .from(organizations)
      .innerJoin(memberships, and(eq(memberships.organizationId, organizations.id), eq(memberships.role, "primary")))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(eq(organizations.id, organizationId));
    return row;
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
  /** For people with a confirmed address: they are pending members until they accept. Others get theirs when they confirm it. */
  insertPending: async (organizationId: string, email: string, role: "admin" | "user"): Promise<void> => {
    await db.sql.execute(sql`
      insert into ${memberships} (organization_id, user_id, role, status)
      select ${organizationId}, u.id, ${role}, 'pending' from ${users} u where u.email = ${email} and u.email_verified
      on conflict (user_id, organization_id) do update set role = excluded.role, status = excluded.status
      where memberships.status in ('removed', 'pending')`);
  },
  /** Pending memberships that no open invite stands for any more. */
  deletePendingExcept: (organizationId: string, invitedEmails: readonly string[]) =>
    db.sql
      .delete(memberships)
      .where(
        and(
          eq(memberships.organizationId, organizationId),
          eq(memberships.status, "pending"),
          sql`not exists (select 1 from ${users} u where u.id = ${memberships.userId} and u.email = any(${sql.param([...invitedEmails])}::citext[]))`,
        ),
      ),
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
        others: sql<number>`(select count(*)::int from ${memberships} m where m.organization_id = ${organizations.id} and m.user_id <> ${userId} and m.status not in ('removed', 'pending'))`,
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
  setDeletionDueAt: ({ organizationId }: AuthorizedOrganization, deletionDueAt: Date | null) =>
    db.sql.update(organizations).set({ deletionDueAt }).where(eq(organizations.id, organizationId)),
  findDeletionDueAt: async ({ organizationId }: AuthorizedOrganization) => {
    const [row] = await db.sql
      .select({ deletionDueAt: organizations.deletionDueAt })
      .from(organizations)
      .where(eq(organizations.id, organizationId));
    return row?.deletionDueAt;
  },
  /** Of the organization, or of the account of its primary owner. */
  isDeletionRequested: async (organizationId: string): Promise<boolean> => {
    const rows = await db.sql
      .select({ id: organizations.id })
      .from(organizations)
      .innerJoin(memberships, and(eq(memberships.organizationId, organizations.id), eq(memberships.role, "primary")))
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(
          eq(organizations.id, organizationId),
          or(isNotNull(organizations.deletionDueAt), isNotNull(users.deletionDueAt)),
        ),
      );
    return rows.length > 0;
  },
  delete: (ids: readonly string[]) => db.sql.delete(organizations).where(inArray(organizations.id, [...ids])),
  seatsUsed: async ({ organizationId }: AuthorizedOrganization) => {
    const [row] = await db.sql
      .select({ used: count() })
      .from(memberships)
      .where(
        and(eq(memberships.organizationId, organizationId), notInArray(memberships.status, ["removed", "pending"])),
      );
    return row?.used ?? 0;
  },
  setSpotter: async (id: string, isSpotterOrganization: boolean) => {
    const [row] = await db.sql
      .update(organizations)
      .set({ isSpotterOrganization })
      .where(eq(organizations.id, id))
      .returning({ name: organizations.name });
    return row?.name;
  },
  listAll: () =>
    db.sql
      .select({
        id: organizations.id,
        name: organizations.name,
        isSpotterOrganization: organizations.isSpotterOrganization,
      })
      .from(organizations)
      .orderBy(organizations.name, organizations.id),
  /** Serializes concurrent creations of an organization by one user. */
  lockOwner: (userId: string) => db.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`),
  /** Serializes writes that check a limit of the organization. */
  lock: (organizationId: string) =>
    db.sql.execute(sql`select 1 from ${organizations} where id = ${organizationId} for update`),
});
