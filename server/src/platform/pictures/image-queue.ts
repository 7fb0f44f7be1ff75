import { createFairQueue, type FairQueue } from "../fair-queue.ts";

/** The library works in threads that files and names wait for too. */
const CONCURRENCY = 2;

/** Large pictures of one organization delay another's by one picture and not by all of them. */
export const createImageQueue = (concurrency = CONCURRENCY): FairQueue =>
  createFairQueue({
    concurrency,
    maxQueuedPerKey: 200,
    maxQueued: 2_000,
    refusal: "Too many pictures are being processed at the moment. Try again in a few seconds.",
  });
