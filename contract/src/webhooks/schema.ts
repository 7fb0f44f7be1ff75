import { z } from "zod";
import { text, Ucid } from "../kernel/route.ts";

export const webhookEventTypes = [
  "project.created",
  "project.updated",
  "project.deleted",
  "project.restored",
  "option.created",
  "option.updated",
  "option.deleted",
  "idea.created",
  "feed_test.started",
  "feed_test.stopped",
  "outlier.alert",
] as const;
export const WebhookEventType = z.enum(webhookEventTypes);
export type WebhookEventType = z.infer<typeof WebhookEventType>;

export const WEBHOOK_URL_MAX = 500;
export const WEBHOOKS_MAX = 5;
/** Delays before the second and later tries of a delivery: eight tries within about 24 hours. */
export const WEBHOOK_RETRY_SECONDS = [30, 120, 600, 1_800, 7_200, 21_600, 54_000] as const;
export const WEBHOOK_MAX_TRIES = WEBHOOK_RETRY_SECONDS.length + 1;
/** How long deliveries are also signed with the secret before the last rotation. */
export const WEBHOOK_ROTATION_HOURS = 24;
/** A webhook is paused after this many deliveries in a row were given up, over at least this time. */
export const WEBHOOK_PAUSE_FAILURES = 20;
export const WEBHOOK_PAUSE_HOURS = 24;
export const WEBHOOK_LOG_DAYS = 30;
export const WEBHOOK_LOG_PAGE = 20;

export const WEBHOOK_SECRET_PREFIX = "whsec_";
export const WebhookSecret = z.string().regex(/^whsec_[A-Za-z0-9_-]{43}$/);

/** What receivers get as the body. `id` is the same at every try and replay. */
export const WebhookEvent = z.object({
  id: z.uuid(),
  type: WebhookEventType,
  createdAt: z.iso.datetime(),
  organizationId: z.uuid(),
  channelUcid: Ucid,
  data: z.record(z.string(), z.unknown()),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const webhookHeaders = {
  timestamp: "coldopen-timestamp",
  signature: "coldopen-signature",
  eventId: "coldopen-event-id",
  eventType: "coldopen-event",
} as const;

const isPlainWebAddress = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, port } = new URL(value);
  return ["https:", "http:"].includes(protocol) && !username && !password && ["", "80", "443"].includes(port);
};
const WebhookUrl = text(WEBHOOK_URL_MAX)
  .trim()
  .refine(isPlainWebAddress, "Enter a public web address without user name and port");

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(WebhookEventType),
  isEnabled: z.boolean(),
  /** The person who saved it last: it gets the events that they can see. Null if they were removed. */
  creator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** Why it sends nothing, unless somebody paused it. Enabling it makes the caller its creator. */
  stopReason: z.enum(["creator_lost_access", "receiver_failed"]).nullable(),
  /** While set, deliveries are signed with the previous secret too. */
  previousSecretExpiresAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof Webhook>;

const Events = z.array(WebhookEventType).min(1, "Choose an event").max(webhookEventTypes.length);
export const NewWebhook = z.object({ url: WebhookUrl, events: Events });
export type NewWebhook = z.infer<typeof NewWebhook>;
export const WebhookChange = z.object({ url: WebhookUrl, events: Events, isEnabled: z.boolean() }).partial();
export type WebhookChange = z.infer<typeof WebhookChange>;

export const WebhookFailure = z.enum(["not_public", "timed_out", "unreachable", "no_access"]);
export type WebhookFailure = z.infer<typeof WebhookFailure>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  type: WebhookEventType,
  about: z.string(),
  status: z.enum(["pending", "delivered", "failed"]),
  tries: z.number().int(),
  /** HTTP status of the last answer. */
  lastStatus: z.number().int().nullable(),
  /** Why the last try got no answer. `no_access`: it was not made, since the creator can no longer see the channel. */
  lastFailure: WebhookFailure.nullable(),
  createdAt: z.iso.datetime(),
  lastTriedAt: z.iso.datetime().nullable(),
  /** Null also while an older delivery about the same thing has to be made first. */
  nextTryAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
