import { INVITE_DAYS } from "@coldopen/contract/team/schema";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { hashSecret } from "../../platform/secrets.ts";
import { organizations, users } from "../accounts/tables.ts";
import { invites } from "./tables.ts";

type Grant = { channelUcid: string; role: "admin" | "user" };
const expiresAt = sql`now() + make_interval(days => ${INVITE_DAYS})`;
const isOpen = gt(invites.expiresAt, sql`now()`);
const columns = {
  id: invites.id,
  organizationId: invites.organizationId,
  organizationName: organizations.name,
  email: invites.email,
  role: invites.role,
  entitlements: invites.entitlements,
  isMailed: invites.isMailed,
  invitedBy: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), 'Someone who left')`,
  createdAt: invites.createdAt,
  expiresAt: invites.expiresAt,
};

export const inviteStore = (db: Pick<Database, "sql">) => {
  const read = () =>
    db.sql
      .select(columns)
      .from(invites)
      .innerJoin(organizations, eq(organizations.id, invites.organizationId))
      .leftJoin(users, eq(users.id, invites.invitedBy));
  return {
    listOf: ({ organizationId }: AuthorizedOrganization) =>
      read().where(eq(invites.organizationId, organizationId)).orderBy(asc(invites.createdAt), asc(invites.id)),
    byId: async ({ organizationId }: AuthorizedOrganization, id: string) =>
      (await read().where(and(eq(invites.organizationId, organizationId), eq(invites.id, id))))[0],
    byToken: async (token: string) => (await read().where(and(eq(invites.tokenHash, hashSecret(token)), isOpen)))[0],
    openFor: (userId: string) =>
      db.sql
        .select({ organizationId: invites.organizationId, email: invites.email, role: invites.role })
        .from(invites)
        .innerJoin(users, eq(users.email, invites.email))
        .where(and(eq(users.id, userId), isOpen)),
    /** Those that hold a seat. */
    listOpen: ({ organizationId }: AuthorizedOrganization) =>
      db.sql
        .select({ id: invites.id, email: invites.email })
        .from(invites)
        .where(and(eq(invites.organizationId, organizationId), isOpen)),
    put: async (
      { organizationId }: AuthorizedOrganization,
      invite: {
        email: string;
        role: "admin" | "user";
        entitlements: Grant[];
        invitedBy: string;
        token: string;
        isMailed: boolean;
      },
    ) => {
      const { token, ...row } = invite;
      const fresh = { ...row, tokenHash: hashSecret(token), expiresAt };
      const [stored] = await db.sql
        .insert(invites)
        .values({ organizationId, ...fresh })
        .onConflictDoUpdate({ target: [invites.organizationId, invites.email], set: fresh })
        .returning({ id: invites.id });
      if (!stored) throw new Error("The invite was not stored");
      return stored.id;
    },
    renew: (
      { organizationId }: AuthorizedOrganization,
      id: string,
      { token, isMailed }: { token: string; isMailed: boolean },
    ) =>
      db.sql
        .update(invites)
        .set({ tokenHash: hashSecret(token), isMailed, expiresAt })
        .where(and(eq(invites.organizationId, organizationId), eq(invites.id, id))),
    delete: ({ organizationId }: AuthorizedOrganization, id: string) =>
      db.sql
        .delete(invites)
        .where(and(eq(invites.organizationId, organizationId), eq(invites.id, id)))
        .returning({ id: invites.id }),
    deleteSentBy: ({ organizationId }: AuthorizedOrganization, userId: string) =>
      db.sql.delete(invites).where(and(eq(invites.organizationId, organizationId), eq(invites.invitedBy, userId))),
  };
};
export type StoredInvite = NonNullable<Awaited<ReturnType<ReturnType<typeof inviteStore>["byId"]>>>;
