import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import {
  WEBHOOK_LOG_PAGE,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from "@coldopen/contract/webhooks/schema";
import { and, asc, desc, eq, exists, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { organizations, users } from "../accounts/tables.ts";
import { canSeeChannel, channelOfDelivery, creatorMayManage, isPersonal } from "./creator-access-store.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";

type NewRow = Pick<typeof webhooks.$inferInsert, "id" | "url" | "events" | "secret"> & { createdBy: string };

type WebhookRow = { webhook: typeof webhooks.$inferSelect; creatorName: string | null; mayCreatorManage: boolean };

function stopReasonOf({ webhook, mayCreatorManage }: WebhookRow): Webhook["stopReason"] {
  if (webhook.pausedAt) return "receiver_failed";
  return mayCreatorManage ? null : "creator_lost_access";
}

const toWebhook = (found: WebhookRow): Webhook => {
  const { createdAt, previousSecretExpiresAt, createdBy, ...row } = found.webhook;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    isEnabled: row.isEnabled,
    creator: createdBy === null ? null : { id: createdBy, name: found.creatorName ?? "" },
    stopReason: stopReasonOf(found),
    previousSecretExpiresAt:
      previousSecretExpiresAt && previousSecretExpiresAt > new Date() ? previousSecretExpiresAt.toISOString() : null,
    createdAt: createdAt.toISOString(),
  };
};

const deliveryColumns = {
  ...getTableColumns(webhookDeliveries),
  waitsForOlder: sql<boolean>`exists (select 1 from ${webhookDeliveries} older
    where older.webhook_id = ${webhookDeliveries.webhookId} and older.subject = ${webhookDeliveries.subject}
      and older.status = 'pending' and older.sequence < ${webhookDeliveries.sequence})`,
};
type DeliveryRow = typeof webhookDeliveries.$inferSelect & { waitsForOlder: boolean };

const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  eventId: row.eventId,
  type: row.event.type,
  about: row.about,
  status: row.status,
  tries: row.tries,
  lastStatus: row.lastStatus,
  lastFailure: row.lastFailure,
  createdAt: row.createdAt.toISOString(),
  lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
  nextTryAt: row.status === "pending" && !row.waitsForOlder ? row.nextTryAt.toISOString() : null,
});

export const webhookStore = (db: Pick<Database, "sql">) => {
  const ofOrganization = ({ organizationId }: AuthorizedOrganization) => eq(webhooks.organizationId, organizationId);
  const named = (organization: AuthorizedOrganization, id: string) =>
    and(ofOrganization(organization), eq(webhooks.id, id));
  const select = () =>
    db.sql
      .select({
        webhook: webhooks,
        creatorName: sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        mayCreatorManage: creatorMayManage,
      })
      .from(webhooks)
      .leftJoin(users, eq(users.id, webhooks.createdBy));
  /** Deliveries of a webhook that a person may see. */
  const isVisibleTo = (userId: string) =>
    and(canSeeChannel(userId, channelOfDelivery), sql`(not ${isPersonal} or ${webhooks.createdBy} = ${userId})`);
  return {
    list: async (organization: AuthorizedOrganization): Promise<Webhook[]> => {
      const rows = await select()
        .where(ofOrganization(organization))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
      return rows.map(toWebhook);
    },
    find: async (organization: AuthorizedOrganization, id: string): Promise<Webhook | undefined> => {
      const [row] = await select().where(named(organization, id));
      return row && toWebhook(row);
    },
    lock: async (
      organization: AuthorizedOrganization,
      id: string,
    ): Promise<{ createdBy: string | null } | undefined> => {
      const [row] = await db.sql
        .select({ createdBy: webhooks.createdBy })
        .from(webhooks)
        .where(named(organization, id))
        .for("no key update");
      return row;
    },
    setCreator: async (organization: AuthorizedOrganization, id: string, createdBy: string): Promise<void> => {
      await db.sql.update(webhooks).set({ createdBy }).where(named(organization, id));
    },
    deletePersonalDeliveries: async (organization: AuthorizedOrganization, id: string): Promise<void> => {
      const owned = db.sql.select({ id: webhooks.id }).from(webhooks).where(named(organization, id));
      await db.sql.delete(webhookDeliveries).where(and(inArray(webhookDeliveries.webhookId, owned), isPersonal));
    },
    /** Webhooks of one organization are added one after another, so that their number can be limited. */
    lockOrganization: async ({ organizationId }: AuthorizedOrganization): Promise<void> => {
      await db.sql
        .select({ id: organizations.id })
        .from(organizations)
        .where(eq(organizations.id, organizationId))
        .for("no key update");
    },
    count: (organization: AuthorizedOrganization): Promise<number> =>
      db.sql.$count(webhooks, ofOrganization(organization)),
    insert: async ({ organizationId }: AuthorizedOrganization, row: NewRow): Promise<void> => {
      await db.sql.insert(webhooks).values({ ...row, organizationId });
    },
    update: async (organization: AuthorizedOrganization, id: string, change: WebhookChange): Promise<void> => {
      await db.sql.update(webhooks).set(change).where(named(organization, id));
    },
    resetFailures: async (organization: AuthorizedOrganization, id: string): Promise<void> => {
      await db.sql
        .update(webhooks)
        .set({ failingSince: null, failedDeliveries: 0, pausedAt: null })
        .where(named(organization, id));
    },
    /** The secret in use becomes the previous one. */
    rotateSecret: async (
      organization: AuthorizedOrganization,
      id: string,
      secret: EncryptedText,
      hours: number,
    ): Promise<boolean> => {
      const rows = await db.sql
        .update(webhooks)
        .set({
          secret,
          previousSecret: sql`${webhooks.secret}`,
          previousSecretExpiresAt: sql`now() + make_interval(hours => ${hours})`,
        })
        .where(named(organization, id))
        .returning({ id: webhooks.id });
      return rows.length > 0;
    },
    delete: async (organization: AuthorizedOrganization, id: string): Promise<boolean> => {
      const rows = await db.sql.delete(webhooks).where(named(organization, id)).returning({ id: webhooks.id });
      return rows.length > 0;
    },
    listDeliveries: async (
      organization: AuthorizedOrganization,
      viewerId: string,
      webhookId: string,
      page: string | undefined,
    ) => {
      const position = page === undefined ? undefined : decodeCursor(page, z.tuple([z.int().min(0)]));
      if (page !== undefined && !position) throw new AppError("invalid_input", "page: Belongs to another list");
      const rows = await db.sql
        .select(deliveryColumns)
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(
          and(
            named(organization, webhookId),
            isVisibleTo(viewerId),
            position && lt(webhookDeliveries.sequence, position[0]),
          ),
        )
        .orderBy(desc(webhookDeliveries.sequence))
        .limit(WEBHOOK_LOG_PAGE + 1);
      const { data, nextCursor } = pageOf(rows, WEBHOOK_LOG_PAGE, ({ sequence }) => [sequence]);
      return { results: data.map(toDelivery), page: { next: nextCursor } };
    },
    /** Makes a delivery due now, with all its tries. Undefined if the webhook has no such delivery that the person may see. */
    requeue: async (
      organization: AuthorizedOrganization,
      viewerId: string,
      webhookId: string,
      deliveryId: string,
    ): Promise<WebhookDelivery | undefined> => {
      const isVisible = exists(
        db.sql
          .select({ id: webhooks.id })
          .from(webhooks)
          .where(
            and(named(organization, webhookId), eq(webhooks.id, webhookDeliveries.webhookId), isVisibleTo(viewerId)),
          ),
      );
      const [row] = await db.sql
        .update(webhookDeliveries)
        .set({ status: "pending", tries: 0, nextTryAt: sql`now()`, leaseUntil: null })
        .where(and(eq(webhookDeliveries.id, deliveryId), isVisible))
        .returning(deliveryColumns);
      return row && toDelivery(row);
    },
  };
};
