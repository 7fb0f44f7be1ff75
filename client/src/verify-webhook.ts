import { createHmac, timingSafeEqual } from "node:crypto";
import { WebhookEvent, webhookHeaders } from "@coldopen/contract/webhooks/schema";

type Delivery = {
  /** The body as it arrived, before it is parsed. */
  body: string;
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  secret: string;
  /** How old a delivery may be. */
  toleranceSeconds?: number;
  now?: Date;
};

const TOLERANCE_SECONDS = 300;

/** The delivery was not signed with this secret, was changed, or is too old. */
export class WebhookSignatureError extends Error {
  override readonly name = "WebhookSignatureError";
}

/** Returns the event of a delivery once its signature and its age are checked. */
export function verifyWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = TOLERANCE_SECONDS,
  now = new Date(),
}: Delivery): WebhookEvent {
  const timestamp = Number(headers[webhookHeaders.timestamp]);
  const age = Math.abs(now.getTime() / 1_000 - timestamp);
  if (!(age <= toleranceSeconds)) throw new WebhookSignatureError("The delivery is too old or has no timestamp");
  const expected = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
  const given = String(headers[webhookHeaders.signature] ?? "").split(",");
  const isSigned = given.some((entry) => {
    const signature = Buffer.from(entry.trim().replace(/^v1=/, ""), "hex");
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  if (!isSigned) throw new WebhookSignatureError("The signature does not match");
  return WebhookEvent.parse(JSON.parse(body));
}
