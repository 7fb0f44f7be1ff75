import { z } from "zod";
import { Cursor } from "../kernel/paging.ts";
import { Nothing, OrgParams, routes } from "../kernel/route.ts";
import { NewWebhook, Webhook, WebhookChange, WebhookDelivery, WebhookSecret } from "./schema.ts";

const base = "/api/orgs/:orgId/webhooks" as const;
const access = "organizationAdmin";
const ById = OrgParams.extend({ id: z.uuid() });
const limit = { per: "user", max: 30, windowSeconds: 60 } as const;
const WithSecret = z.object({ webhook: Webhook, secret: WebhookSecret });

export const webhookRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access,
    summary: "The webhooks of an organization",
    params: OrgParams,
    reply: z.object({ results: z.array(Webhook) }),
  },
  create: {
    method: "POST",
    path: base,
    access,
    summary: "Add a webhook; its signing secret is in this answer only",
    limit,
    params: OrgParams,
    body: NewWebhook,
    reply: WithSecret,
  },
  change: {
    method: "PUT",
    path: `${base}/:id`,
    access,
    summary:
      "Change the address or the events of a webhook, pause or resume it; except for pausing, the caller becomes its creator",
    params: ById,
    body: WebhookChange,
    reply: Webhook,
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access,
    summary: "Delete a webhook with its deliveries",
    params: ById,
    reply: Nothing,
  },
  rotateSecret: {
    method: "POST",
    path: `${base}/:id/secret`,
    access,
    summary: "Replace the signing secret; for a day, deliveries are signed with both",
    limit,
    params: ById,
    reply: WithSecret,
  },
  deliveries: {
    method: "GET",
    path: `${base}/:id/deliveries`,
    access,
    summary: "Deliveries of a webhook, newest first",
    params: ById,
    query: z.object({ page: Cursor.optional() }),
    reply: z.object({ results: z.array(WebhookDelivery), page: z.object({ next: z.string().nullable() }) }),
  },
  replay: {
    method: "POST",
    path: `${base}/:id/deliveries/:deliveryId/replay`,
    access,
    summary: "Send a delivery again, with the same event id",
    limit: { per: "user", max: 120, windowSeconds: 60 },
    params: ById.extend({ deliveryId: z.uuid() }),
    reply: WebhookDelivery,
  },
});
