import {
  type WebhookEvent,
  WebhookEvent as WebhookEventSchema,
  type WebhookEventType,
  type WebhookFailure,
} from "@coldopen/contract/webhooks/schema";
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Database } from "../../platform/db/database.ts";
import type { EncryptedText } from "../../platform/secret-box.ts";
import { canSeeChannel, channelOfDelivery, creatorMayManage } from "./creator-access-store.ts";
import type { FailureStreak } from "./rules.ts";
import { webhookDeliveries, webhooks } from "./tables.ts";

const Claimed = z.array(
  z.object({ id: z.uuid(), tries: z.number(), event: WebhookEventSchema, isAllowed: z.boolean() }),
);
export type ClaimedDelivery = z.infer<typeof Claimed>[number];
export type DeliveryResult = { status: number | null; failure: WebhookFailure | null };
export type Receiver = {
  id: string;
  url: string;
  secret: EncryptedText;
  /** Only while it is valid. */
  previousSecret: EncryptedText | null;
};

const NextTry = z.object({ at: z.coerce.date().nullable() });

/**
 * Whether `d` is the oldest pending delivery of its subject. A minimum instead of `not exists`: that is planned as a join of
 * the whole backlog with itself, while this is one look into an index for each row.
 */
const isFirstOfSubject = sql`d.sequence = (select min(e.sequence) from ${webhookDeliveries} e
  where e.webhook_id = d.webhook_id and e.subject = d.subject and e.status = 'pending')`;
const isDue = sql`d.next_try_at <= now() and (d.lease_until is null or d.lease_until < now())`;

/** How long a process may take for one batch before another takes over. */
const LEASE_SECONDS = 60;

export type WantedEvent = {
  type: WebhookEventType;
  /** Of an event that only this person may see. */
  personId?: string | undefined;
};

/** Webhooks of the organization that want an event, and whose creator may see it. */
const receiversOf = ({ organizationId, channelUcid }: AuthorizedScope, { type, personId }: WantedEvent) =>
  and(
    eq(webhooks.organizationId, organizationId),
    eq(webhooks.isEnabled, true),
    sql`${type} = any(${webhooks.events})`,
    creatorMayManage,
    canSeeChannel(sql`${webhooks.createdBy}`, sql`${channelUcid}::text`),
    personId === undefined ? undefined : eq(webhooks.createdBy, personId),
  );

export const deliveryStore = (db: Pick<Database, "sql">) => ({
  hasReceivers: async (scope: AuthorizedScope, wanted: WantedEvent): Promise<boolean> =>
    (await db.sql.$count(webhooks, receiversOf(scope, wanted))) > 0,
  /** Stores the event for every webhook of the organization that wants it. Returns those webhooks. */
  insert: async (
    scope: AuthorizedScope,
    event: WebhookEvent,
    { subject, about, personId }: { subject: string; about: string } & Pick<WantedEvent, "personId">,
  ): Promise<string[]> => {
    const wanted = db.sql
      .select({
        webhookId: webhooks.id,
        subject: sql<string>`${subject}::text`.as("subject"),
        about: sql<string>`${about}::text`.as("about"),
        eventId: sql<string>`${event.id}::uuid`.as("event_id"),
        event: sql`${JSON.stringify(event)}::json`.as("event"),
      })
      .from(webhooks)
      .where(receiversOf(scope, { type: event.type, personId }));
    const { rows } = await db.sql.execute(
      sql`insert into ${webhookDeliveries} (webhook_id, subject, about, event_id, event) ${wanted} returning webhook_id as id`,
    );
    return rows.map((row) => String(row.id));
  },
  /** Undefined if the webhook is paused, or its creator may no longer manage webhooks. */
  findReceiver: async (id: string): Promise<Receiver | undefined> => {
    const [row] = await db.sql
      .select({
        id: webhooks.id,
        url: webhooks.url,
        secret: webhooks.secret,
        previousSecret: sql<EncryptedText | null>`case when ${webhooks.previousSecretExpiresAt} > now() then ${webhooks.previousSecret} end`,
      })
      .from(webhooks)
      .where(and(eq(webhooks.id, id), eq(webhooks.isEnabled, true), creatorMayManage));
    return row;
  },
  /** Of each subject only the oldest delivery that is still pending can be claimed, so that the order holds. */
  claim: async (webhookId: string, count: number): Promise<ClaimedDelivery[]> => {
    const { rows } = await db.sql.execute(sql`
      update ${webhookDeliveries} set tries = tries + 1, last_tried_at = now(), lease_until = now() + make_interval(secs => ${LEASE_SECONDS})
      where id in (
        select d.id from ${webhookDeliveries} d
        where d.webhook_id = ${webhookId} and d.status = 'pending' and ${isDue} and ${isFirstOfSubject}
        order by d.sequence limit ${count} for update skip locked)
      returning id, tries, event, (select ${canSeeChannel(sql`${webhooks.createdBy}`, channelOfDelivery)}
        from ${webhooks} where ${webhooks.id} = ${webhookDeliveries.webhookId}) as "isAllowed"`);
    return Claimed.parse(rows);
  },
  markDelivered: async (id: string, { status, failure }: DeliveryResult): Promise<void> => {
    await db.sql
      .update(webhookDeliveries)
      .set({ status: "delivered", leaseUntil: null, lastStatus: status, lastFailure: failure })
      .where(eq(webhookDeliveries.id, id));
  },
  /** Without a delay there is no further try. */
  markFailed: async (
    id: string,
    { status, failure }: DeliveryResult,
    retrySeconds: number | undefined,
  ): Promise<void> => {
    await db.sql
      .update(webhookDeliveries)
      .set({
        ...(retrySeconds === undefined
          ? { status: "failed" }
          : { nextTryAt: sql`now() + make_interval(secs => ${retrySeconds})` }),
        leaseUntil: null,
        lastStatus: status,
        lastFailure: failure,
      })
      .where(eq(webhookDeliveries.id, id));
  },
  recordSuccess: async (webhookId: string): Promise<void> => {
    await db.sql
      .update(webhooks)
      .set({ failingSince: null, failedDeliveries: 0 })
      .where(and(eq(webhooks.id, webhookId), isNotNull(webhooks.failingSince)));
  },
  /** Returns how long no delivery has succeeded. Undefined if the webhook was deleted. */
  recordFailures: async (webhookId: string, givenUp: number): Promise<FailureStreak | undefined> => {
    const [row] = await db.sql
      .update(webhooks)
      .set({
        failingSince: sql`coalesce(${webhooks.failingSince}, now())`,
        failedDeliveries: sql`${webhooks.failedDeliveries} + ${givenUp}`,
      })
      .where(eq(webhooks.id, webhookId))
      .returning({
        failedDeliveries: webhooks.failedDeliveries,
        seconds: sql<number>`extract(epoch from now() - ${webhooks.failingSince})::int`,
      });
    return row;
  },
  pause: async (webhookId: string): Promise<void> => {
    await db.sql.update(webhooks).set({ isEnabled: false, pausedAt: sql`now()` }).where(eq(webhooks.id, webhookId));
  },
  /** When the next delivery of a webhook may be due. Undefined if nothing is pending. */
  findNextTry: async (webhookId: string): Promise<Date | undefined> => {
    const pending = sql`${webhookDeliveries} d where d.webhook_id = ${webhookId} and d.status = 'pending' and ${isFirstOfSubject}`;
    // With a long backlog something is due at once, which needs no look at the rest of it.
    const { rows } = await db.sql.execute(sql`
      select case when exists (select 1 from ${pending} and ${isDue}) then now()
        else (select min(greatest(d.next_try_at, d.lease_until)) from ${pending}) end as at`);
    return NextTry.parse(rows[0]).at ?? undefined;
  },
  /** Webhooks with a due delivery, also if its job was lost. */
  listDue: async (): Promise<string[]> => {
    const rows = await db.sql
      .selectDistinct({ id: webhookDeliveries.webhookId })
      .from(webhookDeliveries)
      .innerJoin(webhooks, and(eq(webhooks.id, webhookDeliveries.webhookId), eq(webhooks.isEnabled, true)))
      .where(
        and(eq(webhookDeliveries.status, "pending"), lt(webhookDeliveries.nextTryAt, sql`now()`), creatorMayManage),
      );
    return rows.map(({ id }) => id);
  },
  deleteOld: async (days: number): Promise<number> => {
    const rows = await db.sql
      .delete(webhookDeliveries)
      .where(lt(webhookDeliveries.createdAt, sql`now() - make_interval(days => ${days})`))
      .returning({ id: webhookDeliveries.id });
    return rows.length;
  },
});
