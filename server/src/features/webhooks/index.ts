export { type PublishedEvent, publishWebhookEvent, wantsWebhookEvent } from "./publish.ts";
