import type { WebhookEventType } from "@coldopen/contract/webhooks/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { deliveryStore, type WantedEvent } from "./delivery-store.ts";

export type PublishedEvent = {
  type: WebhookEventType;
  /** What the event is about, such as `project:<id>`. Events of one subject are delivered in order. */
  subject: string;
  /** The name that people know the subject by, for the delivery log. */
  about: string;
  data: Record<string, unknown>;
  /** Of an event that only this person may see: it goes to webhooks that they created. */
  personId?: string;
};

const ABOUT_MAX = 200;

/** Call it in the transaction of the change: the event is stored with it, and delivered once both are committed. */
export async function publishWebhookEvent(
  { db, jobs, now }: Pick<AppContext, "db" | "jobs" | "now">,
  scope: AuthorizedScope,
  { type, subject, about, data, personId }: PublishedEvent,
): Promise<void> {
  const { organizationId, channelUcid } = scope;
  const event = { id: crypto.randomUUID(), type, createdAt: now().toISOString(), organizationId, channelUcid, data };
  const webhookIds = await deliveryStore(db).insert(scope, event, {
    subject,
    about: about.slice(0, ABOUT_MAX),
    personId,
  });
  for (const webhookId of webhookIds) await jobs.add("webhooks:deliver", { webhookId }, { key: jobKey(webhookId) });
}

/** For features that would prepare many events, of which most organizations want none. */
export const wantsWebhookEvent = (
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  wanted: WantedEvent,
): Promise<boolean> => deliveryStore(db).hasReceivers(scope, wanted);

export const jobKey = (webhookId: string) => `webhooks:${webhookId}`;
