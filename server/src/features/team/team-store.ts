import { and, asc, eq, ne, notInArray, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships, users } from "../accounts/tables.ts";
import { channels, entitlements, organizationChannels } from "../channels/tables.ts";
import { profilePictureOf } from "../profile-picture/index.ts";

const memberColumns = {
  id: memberships.id,
  userId: memberships.userId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profilePicture: profilePictureOf(memberships.userId),
  role: memberships.role,
  status: memberships.status,
  entitlements: sql<{ channelUcid: string; role: "primary" | "admin" | "user" }[]>`coalesce((
    select json_agg(json_build_object('channelUcid', e.channel_ucid, 'role', e.role) order by e.channel_ucid)
    from ${entitlements} e where e.organization_id = ${memberships.organizationId} and e.user_id = ${memberships.userId}), '[]')`,
};

/** Pending members are listed as invites. */
const isMember = notInArray(memberships.status, ["removed", "pending"]);

export const teamStore = (db: Pick<Database, "sql">) => ({
  members: ({ organizationId }: AuthorizedOrganization) =>
    db.sql
      .select(memberColumns)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), isMember))
      .orderBy(
        sql`array_position(array['primary', 'admin', 'user'], ${memberships.role})`,
        asc(users.firstName),
        asc(users.email),
      ),
  member: async ({ organizationId }: AuthorizedOrganization, id: string) => {
    const [row] = await db.sql
      .select(memberColumns)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), eq(memberships.id, id), isMember));
    return row;
  },
  memberByEmail: async ({ organizationId }: AuthorizedOrganization, email: string) => {
    const [row] = await db.sql
      .select({ id: memberships.id })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(and(eq(memberships.organizationId, organizationId), eq(users.email, email), isMember));
    return row;
  },
  channels: ({ organizationId }: AuthorizedOrganization) =>
    db.sql
      .select({ ucid: channels.ucid, name: channels.name, channelThumbnail: channels.channelThumbnail })
      .from(organizationChannels)
      .innerJoin(channels, eq(channels.ucid, organizationChannels.channelUcid))
      .where(eq(organizationChannels.organizationId, organizationId))
      .orderBy(asc(organizationChannels.createdAt), asc(channels.ucid)),
  setRole: ({ organizationId }: AuthorizedOrganization, id: string, role: "admin" | "user") =>
    db.sql
      .update(memberships)
      .set({ role })
      .where(
        and(eq(memberships.organizationId, organizationId), eq(memberships.id, id), ne(memberships.role, "primary")),
      ),
  remove: ({ organizationId }: AuthorizedOrganization, id: string) =>
    db.sql
      .update(memberships)
      .set({ status: "removed" })
      .where(
        and(eq(memberships.organizationId, organizationId), eq(memberships.id, id), ne(memberships.role, "primary")),
      ),
});
