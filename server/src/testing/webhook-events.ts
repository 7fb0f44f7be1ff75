import { WebhookEvent, type WebhookEventType } from "@coldopen/contract/webhooks/schema";
import type { AppContext } from "../app-context.ts";
import { webhookDeliveryService } from "../features/webhooks/deliver.ts";
import { webhookService } from "../features/webhooks/service.ts";
import { organizationForJob } from "../platform/access/scope-for-job.ts";
import { startWebhookReceiver } from "./webhook-receiver.ts";

/** Deliveries of one subject take a call each. */
const MAX_CALLS = 20;

/** Adds a webhook of a person for the given events. The result delivers what was published and returns what arrived. */
export async function subscribeToEvents(
  context: AppContext,
  { organizationId, userId }: { organizationId: string; userId: string },
  events: WebhookEventType[],
): Promise<() => Promise<WebhookEvent[]>> {
  const organization = organizationForJob({ organizationId });
  const { webhook } = await webhookService(context).create(
    organization,
    { userId },
    { url: "http://hooks.example.com/", events },
  );
  return async () => {
    const receiver = await startWebhookReceiver();
    const service = webhookDeliveryService({ ...context, postPublicUrl: receiver.post });
    for (let n = 0; n < MAX_CALLS; n++) await service.deliverDue(webhook.id);
    receiver.close();
    return receiver.received.map(({ body }) => WebhookEvent.parse(JSON.parse(body)));
  };
}
