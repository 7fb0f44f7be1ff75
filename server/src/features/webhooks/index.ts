export { type PublishedEvent, publishWebhookEvent } from "./publish.ts";
