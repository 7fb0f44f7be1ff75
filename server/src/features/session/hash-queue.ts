import { availableParallelism } from "node:os";
import { AppError } from "@coldopen/contract/kernel/errors";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";
import type { deriveKey, ScryptCost } from "./derive-key.ts";
import { maxConcurrentHashes } from "./rules.ts";

export const MAX_CONCURRENT_HASHES = maxConcurrentHashes(availableParallelism(), process.env.UV_THREADPOOL_SIZE);
export const MAX_QUEUED_HASHES = 10 * MAX_CONCURRENT_HASHES;
const MAX_QUEUE_MS = 3000;
const RETRY_AFTER_SECONDS = 5;

type Derivation = { password: string; salt: Buffer; cost: ScryptCost };

/** A flood of sign-ins takes a share of the cores and of libuv's threads, and is refused beyond a short queue. */
export const queueHashes = (derive: typeof deriveKey): ((derivation: Derivation) => Promise<Buffer>) =>
  limitConcurrency(({ password, salt, cost }) => derive(password, salt, cost), MAX_CONCURRENT_HASHES, {
    maxQueue: MAX_QUEUED_HASHES,
    maxWaitMs: MAX_QUEUE_MS,
    refusal: () =>
      new AppError("rate_limited", "Too many people are signing in right now. Try again in a few seconds.", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      }),
  });
