import { AppError } from "@coldopen/contract/kernel/errors";
import { t } from "../locales/en/refusal.ts";

export const retryInText = (seconds: number): string => t("retryIn", { count: seconds });

/** A rate-limited call: the reason, and when it may be repeated. */
export type Refusal = { text: string; retryAt: number };

export function refusalOf(error: unknown, refusedAt: number): Refusal | undefined {
  if (!(error instanceof AppError) || error.code !== "rate_limited" || error.retryAfterSeconds === undefined)
    return undefined;
  return { text: error.message, retryAt: refusedAt + error.retryAfterSeconds * 1000 };
}

/** One text without a countdown. */
export function refusalText(error: unknown): string | undefined {
  const refused = refusalOf(error, 0);
  return refused && `${refused.text} ${retryInText(refused.retryAt / 1000)}.`;
}
