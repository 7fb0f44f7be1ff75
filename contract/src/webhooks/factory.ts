import { uuid } from "../session/factory.ts";
import type { Webhook, WebhookDelivery } from "./schema.ts";

export const aWebhook = (parts: Partial<Webhook> = {}): Webhook => ({
  id: "00000000-0000-4000-8000-00000000b001",
  url: "https://hooks.halfbuilt.video/cold-open",
  events: ["project.created", "project.updated", "idea.created"],
  isEnabled: true,
  creator: { id: uuid(4, 1), name: "Tess Okafor" },
  stopReason: null,
  previousSecretExpiresAt: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  ...parts,
});

export const aWebhookDelivery = (parts: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: "00000000-0000-4000-8000-00000000c001",
  eventId: "00000000-0000-4000-8000-00000000d001",
  type: "project.updated",
  about: "Container sauna",
  status: "delivered",
  tries: 1,
  lastStatus: 200,
  lastFailure: null,
  createdAt: "2026-01-05T09:00:00.000Z",
  lastTriedAt: "2026-01-05T09:00:01.000Z",
  nextTryAt: null,
  ...parts,
});
