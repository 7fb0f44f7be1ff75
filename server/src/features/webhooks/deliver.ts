import { createHmac } from "node:crypto";
import { WEBHOOK_RETRY_SECONDS, type WebhookFailure, webhookHeaders } from "@coldopen/contract/webhooks/schema";
import type { AppContext } from "../../app-context.ts";
import { PrivateAddressError } from "../../platform/fetch-public-url/public-connection.ts";
import { type ClaimedDelivery, type DeliveryResult, deliveryStore, type Receiver } from "./delivery-store.ts";
import { jobKey } from "./publish.ts";
import { isSuccess, retryDelay, shouldPause, signedText } from "./rules.ts";
import { secretPurpose } from "./service.ts";

const BATCH_SIZE = 10;

/** `refused`: the creator of the webhook can no longer see the channel. */
type Outcome = "delivered" | "failed" | "given_up" | "refused";

type Ports = Pick<AppContext, "db" | "jobs" | "postPublicUrl" | "secretBox" | "now" | "log">;

/** Names the reason without details of the network. */
function failureOf(error: unknown): WebhookFailure {
  if (error instanceof PrivateAddressError) return "not_public";
  const name = error instanceof Error ? error.name : "";
  return name === "TimeoutError" || name === "AbortError" ? "timed_out" : "unreachable";
}

/** Makes the deliveries of a webhook that are due, one batch a call, so that a slow receiver does not hold a worker. */
export const webhookDeliveryService = (context: Ports, retrySeconds: readonly number[] = WEBHOOK_RETRY_SECONDS) => {
  const { db, jobs, secretBox, now, log } = context;
  const store = deliveryStore(db);

  async function post(
    { id, url, secret, previousSecret }: Receiver,
    { event }: ClaimedDelivery,
  ): Promise<DeliveryResult> {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(now().getTime() / 1_000);
    const signatures = [secret, ...(previousSecret ? [previousSecret] : [])].map((encrypted) => {
      const key = secretBox.decrypt(encrypted, secretPurpose(id));
      return `v1=${createHmac("sha256", key).update(signedText(timestamp, body)).digest("hex")}`;
    });
    const headers = {
      "content-type": "application/json",
      "user-agent": "ColdOpen-Webhooks/1",
      [webhookHeaders.timestamp]: String(timestamp),
      [webhookHeaders.signature]: signatures.join(","),
      [webhookHeaders.eventId]: event.id,
      [webhookHeaders.eventType]: event.type,
    };
    try {
      return { status: await context.postPublicUrl(url, { headers, body }), failure: null };
    } catch (error) {
      return { status: null, failure: failureOf(error) };
    }
  }

  async function deliver(receiver: Receiver, delivery: ClaimedDelivery): Promise<Outcome> {
    if (!delivery.isAllowed) {
      await store.markFailed(delivery.id, { status: null, failure: "no_access" }, undefined);
      return "refused";
    }
    const result = await post(receiver, delivery);
    const isDelivered = result.status !== null && isSuccess(result.status);
    if (isDelivered) {
      await store.markDelivered(delivery.id, result);
      return "delivered";
    }
    const delay = retryDelay(delivery.tries, retrySeconds);
    await store.markFailed(delivery.id, result, delay);
    return delay === undefined ? "given_up" : "failed";
  }

  /** Pauses a webhook whose receiver has accepted nothing for too long. Refused deliveries say nothing about the receiver. */
  const recordOutcomes = async (webhookId: string, outcomes: readonly Outcome[]): Promise<void> => {
    if (outcomes.includes("delivered")) return store.recordSuccess(webhookId);
    if (outcomes.every((outcome) => outcome === "refused")) return;
    const givenUp = outcomes.filter((outcome) => outcome === "given_up").length;
    const isPaused = await db.transaction(async () => {
      const streak = await store.recordFailures(webhookId, givenUp);
      if (!streak || !shouldPause(streak)) return false;
      await store.pause(webhookId);
      return true;
    });
    if (isPaused) log.warn({ webhookId }, "Webhook paused after failed deliveries");
  };

  const schedule = async (webhookId: string): Promise<void> => {
    const runAt = await store.findNextTry(webhookId);
    if (runAt) await jobs.add("webhooks:deliver", { webhookId }, { key: jobKey(webhookId), runAt });
  };

  return {
    deliverDue: async (webhookId: string): Promise<void> => {
      const receiver = await store.findReceiver(webhookId);
      if (!receiver) return;
      const startedAt = performance.now();
      const claimed = await store.claim(webhookId, BATCH_SIZE);
      const outcomes = await Promise.all(claimed.map((delivery) => deliver(receiver, delivery)));
      if (claimed.length > 0) {
        await recordOutcomes(webhookId, outcomes);
        log.info(
          {
            webhookId,
            deliveries: outcomes.length,
            failed: outcomes.filter((outcome) => outcome !== "delivered").length,
            ms: Math.round(performance.now() - startedAt),
          },
          "Webhook deliveries made",
        );
      }
      await schedule(webhookId);
    },
    /** Also finds what a crash left behind. */
    requestDue: async (): Promise<void> => {
      for (const webhookId of await store.listDue()) await schedule(webhookId);
    },
    deleteOld: (days: number) => store.deleteOld(days),
  };
};
