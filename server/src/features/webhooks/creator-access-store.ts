import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import { memberships, users } from "../accounts/tables.ts";
import { joinChannelAccess } from "../channels/index.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";

/** As for API keys: the creator is still an admin of the organization, and is not deleting the account. */
export const creatorMayManage = sql<boolean>`exists (
  select 1 from ${memberships} m join ${users} u on u.id = m.user_id
  where m.user_id = ${webhooks.createdBy} and m.organization_id = ${webhooks.organizationId} and m.status = 'active'
    and m.role in ('primary', 'admin') and u.deletion_due_at is null)`;

/** Whether a person can see a channel of the webhook's organization. */
export const canSeeChannel = (userId: string | SQL, channelUcid: SQL): SQL => sql`exists (
  select 1 from (select ${webhooks.organizationId} as organization_id, ${channelUcid} as channel_ucid) p
  ${joinChannelAccess(userId)})`;

export const channelOfDelivery = sql`(${webhookDeliveries.event} ->> 'channelUcid')`;

/** Alerts follow the private rules of one person, who is the creator of the webhook that gets them. */
export const isPersonal = sql`(${webhookDeliveries.event} ->> 'type') = 'outlier.alert'`;

/** Also if the person becomes an admin again: another admin, or they themselves, have to take the webhooks over. */
export async function stopWebhooksOf(
  { db }: { db: Pick<Database, "sql"> },
  { organizationId }: AuthorizedOrganization,
  userId: string,
): Promise<void> {
  await db.sql
    .update(webhooks)
    .set({ createdBy: null })
    .where(and(eq(webhooks.organizationId, organizationId), eq(webhooks.createdBy, userId)));
}
