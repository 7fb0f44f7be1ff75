import {
  WEBHOOK_PAUSE_FAILURES,
  WEBHOOK_PAUSE_HOURS,
  WEBHOOK_RETRY_SECONDS,
  type WebhookChange,
} from "@coldopen/contract/webhooks/schema";

export const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Undefined after the last try. `tries` counts the one that just failed. */
export const retryDelay = (tries: number, delays: readonly number[] = WEBHOOK_RETRY_SECONDS): number | undefined =>
  delays[tries - 1];

/** What is signed: the timestamp prevents that an old delivery is sent again as a new one. */
export const signedText = (timestamp: number, body: string): string => `${timestamp}.${body}`;

/** A change of where events go, or of which, is answered for by the person who makes it. Pausing sends nothing. */
export const makesCreator = ({ url, events, isEnabled }: WebhookChange): boolean =>
  url !== undefined || events !== undefined || isEnabled === true;

/** Since the last delivery that succeeded: the deliveries given up, and the time since the first failed try. */
export type FailureStreak = { failedDeliveries: number; seconds: number };

export const shouldPause = ({ failedDeliveries, seconds }: FailureStreak): boolean =>
  failedDeliveries >= WEBHOOK_PAUSE_FAILURES && seconds >= WEBHOOK_PAUSE_HOURS * 3_600;
