import { AppError } from "@coldopen/contract/kernel/errors";
import { decodeCursor, pageOf } from "@coldopen/contract/kernel/paging";
import {
  WEBHOOK_LOG_PAGE,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from "@coldopen/contract/webhooks/schema";
import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedOrganization } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { SealedText } from "../../platform/secret-box.ts";
import { organizations } from "../accounts/tables.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";

type NewRow = Pick<typeof webhooks.$inferInsert, "id" | "url" | "events" | "secret">;

const toWebhook = ({ createdAt, previousSecretExpiresAt, ...row }: typeof webhooks.$inferSelect): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  isEnabled: row.isEnabled,
  previousSecretExpiresAt:
    previousSecretExpiresAt && previousSecretExpiresAt > new Date() ? previousSecretExpiresAt.toISOString() : null,
  createdAt: createdAt.toISOString(),
});

const toDelivery = (row: typeof webhookDeliveries.$inferSelect): WebhookDelivery => ({
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
  nextTryAt: row.status === "pending" ? row.nextTryAt.toISOString() : null,
});

export const webhookStore = (db: Pick<Database, "sql">) => {
  const ofOrganization = ({ organizationId }: AuthorizedOrganization) => eq(webhooks.organizationId, organizationId);
  const named = (organization: AuthorizedOrganization, id: string) =>
    and(ofOrganization(organization), eq(webhooks.id, id));
  return {
    list: async (organization: AuthorizedOrganization): Promise<Webhook[]> => {
      const rows = await db.sql
        .select()
        .from(webhooks)
        .where(ofOrganization(organization))
        .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
      return rows.map(toWebhook);
    },
    find: async (organization: AuthorizedOrganization, id: string): Promise<Webhook | undefined> => {
      const [row] = await db.sql.select().from(webhooks).where(named(organization, id));
      return row && toWebhook(row);
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
    /** The secret in use becomes the previous one. */
    rotateSecret: async (
      organization: AuthorizedOrganization,
      id: string,
      secret: SealedText,
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
    listDeliveries: async (organization: AuthorizedOrganization, webhookId: string, page: string | undefined) => {
      const position = page === undefined ? undefined : decodeCursor(page, z.tuple([z.int().min(0)]));
      if (page !== undefined && !position) throw new AppError("invalid_input", "page: Belongs to another list");
      const rows = await db.sql
        .select({ delivery: webhookDeliveries })
        .from(webhookDeliveries)
        .innerJoin(webhooks, eq(webhooks.id, webhookDeliveries.webhookId))
        .where(and(named(organization, webhookId), position && lt(webhookDeliveries.sequence, position[0])))
        .orderBy(desc(webhookDeliveries.sequence))
        .limit(WEBHOOK_LOG_PAGE + 1);
      const { data, nextCursor } = pageOf(
        rows.map(({ delivery }) => delivery),
        WEBHOOK_LOG_PAGE,
        ({ sequence }) => [sequence],
      );
      return { results: data.map(toDelivery), page: { next: nextCursor } };
    },
    /** Makes a delivery due now, with all its tries. Undefined if the webhook has no such delivery. */
    requeue: async (
      organization: AuthorizedOrganization,
      webhookId: string,
      deliveryId: string,
    ): Promise<WebhookDelivery | undefined> => {
      const owned = db.sql.select({ id: webhooks.id }).from(webhooks).where(named(organization, webhookId));
      const [row] = await db.sql
        .update(webhookDeliveries)
        .set({ status: "pending", tries: 0, nextTryAt: sql`now()`, leaseUntil: null })
        .where(and(eq(webhookDeliveries.id, deliveryId), sql`${webhookDeliveries.webhookId} in ${owned}`))
        .returning();
      return row && toDelivery(row);
    },
  };
};
