export { stopWebhooksOf } from "./creator-access-store.ts";
export { type PublishedEvent, publishWebhookEvent, wantsWebhookEvent } from "./publish.ts";
