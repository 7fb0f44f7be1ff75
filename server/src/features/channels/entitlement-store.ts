import { and, eq, sql } from "drizzle-orm";
import type { AuthorizedOrganization, AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships } from "../accounts/tables.ts";
import { entitlements, organizationChannels } from "./tables.ts";

type Grant = { channelUcid: string; role: "primary" | "admin" | "user" };

export const entitlementStore = (db: Pick<Database, "sql">) => ({
  /** Ignores channels that the organization does not have. */
  replace: async ({ organizationId }: AuthorizedOrganization, userId: string, grants: readonly Grant[]) => {
    await db.sql
      .delete(entitlements)
      .where(and(eq(entitlements.organizationId, organizationId), eq(entitlements.userId, userId)));
    if (grants.length === 0) return;
    await db.sql.execute(sql`
      insert into ${entitlements} (organization_id, channel_ucid, user_id, role)
      select oc.organization_id, oc.channel_ucid, ${userId}::uuid, g.role
      from ${organizationChannels} oc
      join jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as g("channelUcid" text, role text) on g."channelUcid" = oc.channel_ucid
      where oc.organization_id = ${organizationId}
      on conflict do nothing`);
  },
  grantToAdmins: ({ organizationId }: AuthorizedOrganization, channelUcid: string) =>
    db.sql.execute(sql`
      insert into ${entitlements} (organization_id, channel_ucid, user_id, role)
      select m.organization_id, ${channelUcid}, m.user_id, m.role from ${memberships} m
      where m.organization_id = ${organizationId} and m.role in ('primary', 'admin') and m.status <> 'removed'
      on conflict do nothing`),
  /** With the role of the membership. */
  grantTo: ({ organizationId, channelUcid }: AuthorizedScope, userId: string) =>
    db.sql.execute(sql`
      insert into ${entitlements} (organization_id, channel_ucid, user_id, role)
      select m.organization_id, ${channelUcid}, m.user_id, m.role from ${memberships} m
      where m.organization_id = ${organizationId} and m.user_id = ${userId} and m.status = 'active'
      on conflict do nothing`),
  revokeAll: ({ organizationId }: AuthorizedOrganization, userId: string) =>
    db.sql
      .delete(entitlements)
      .where(and(eq(entitlements.organizationId, organizationId), eq(entitlements.userId, userId))),
});
