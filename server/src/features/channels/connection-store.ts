import { and, eq, sql } from "drizzle-orm";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { memberships, organizations } from "../accounts/tables.ts";
import { channelConnections } from "./tables.ts";

export type StoredTokens = { refreshToken: EncryptedText; accessToken: EncryptedText; accessTokenExpiresAt: Date };

const of = ({ organizationId, channelUcid }: AuthorizedScope) =>
  and(eq(channelConnections.organizationId, organizationId), eq(channelConnections.channelUcid, channelUcid));
const revocable = { channelUcid: channelConnections.channelUcid, refreshToken: channelConnections.refreshToken };

export const connectionStore = (db: Pick<Database, "sql">) => ({
  find: async (scope: AuthorizedScope) => (await db.sql.select().from(channelConnections).where(of(scope)))[0],
  /** Serializes everyone who connects the same channel of the platform. */
  lockChannel: (ucid: string) =>
    db.sql.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`channel connection ${ucid}`}, 0))`),
  /** The organization that a channel is connected in. Its name is only returned to its members. */
  findHolder: async (ucid: string, userId: string) => {
    const [row] = await db.sql
      .select({
        organizationId: channelConnections.organizationId,
        name: sql<string | null>`case when ${memberships.id} is null then null else ${organizations.name} end`,
      })
      .from(channelConnections)
      .innerJoin(organizations, eq(organizations.id, channelConnections.organizationId))
      .leftJoin(
        memberships,
        and(
          eq(memberships.organizationId, channelConnections.organizationId),
          eq(memberships.userId, userId),
          eq(memberships.status, "active"),
        ),
      )
      .where(eq(channelConnections.channelUcid, ucid));
    return row;
  },
  findMembershipId: async ({ organizationId }: AuthorizedOrganization, userId: string) => {
    const [row] = await db.sql
      .select({ id: memberships.id })
      .from(memberships)
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.userId, userId)));
    return row?.id;
  },
  upsert: async (
    { organizationId }: AuthorizedOrganization,
    connection: StoredTokens & { channelUcid: string; connectedBy: string },
  ) => {
    const renewed = { ...connection, connectedAt: sql`clock_timestamp()`, revokedAt: null };
    await db.sql
      .insert(channelConnections)
      .values({ organizationId, ...connection })
      .onConflictDoUpdate({
        target: channelConnections.channelUcid,
        set: renewed,
        setWhere: eq(channelConnections.organizationId, organizationId),
      });
  },
  /** Leaves the tokens of a connection that was renewed in the meantime. */
  replaceTokens: (scope: AuthorizedScope, former: EncryptedText, tokens: StoredTokens) =>
    db.sql
      .update(channelConnections)
      .set(tokens)
      .where(and(of(scope), eq(channelConnections.refreshToken, former))),
  markRevoked: (scope: AuthorizedScope, former: EncryptedText) =>
    db.sql
      .update(channelConnections)
      .set({ revokedAt: sql`clock_timestamp()` })
      .where(and(of(scope), eq(channelConnections.refreshToken, former))),
  listOfOrganization: ({ organizationId }: AuthorizedOrganization) =>
    db.sql.select(revocable).from(channelConnections).where(eq(channelConnections.organizationId, organizationId)),
});
