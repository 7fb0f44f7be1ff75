import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Access } from "@coldopen/contract/kernel/route";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Authorize } from "../access/access-check.ts";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import { decryptWithKey, encryptWithKey, hashSecret } from "../secrets.ts";
import { idempotencyStore, type StoredRequest } from "./idempotency-store.ts";

/** The writes that remain once slow work is done: run in one transaction, with nothing slow in it. */
export type FinalWrite<T> = () => Promise<T>;

type Call = {
  request: FastifyRequest;
  access: Access;
  caller: Caller | undefined;
  input: unknown;
  /** Channels that the handler authorized for rows named by their own id; filled while it runs. */
  owners: readonly ChannelScope[];
  authorize: Authorize;
};
/**
 * A write repeated under the same key has its effect once, and the same answer each time. A failed one can be tried again.
 * Public routes stay out of it: what a failed sign-in counts must not be rolled back, nor its cookies replayed.
 */
export type Idempotency = {
  /** For handlers that only use the database: all of it is one transaction, so effect and answer commit together. */
  run(call: Call, work: () => Promise<string>): Promise<string>;
  /** For handlers with slow work: the key is reserved, the work runs outside any transaction, its final write and the answer commit together. */
  runLong(call: Call, prepare: () => Promise<FinalWrite<string>>): Promise<string>;
};

type Options = {
  db: Pick<Database, "sql" | "transaction">;
  log: Log;
  /** How long a repeated request waits between its looks for the answer of the first. */
  pollMs?: readonly number[];
};

/** A crashed process blocks a key for so long; a living one renews it. */
const RESERVATION_SECONDS = 60;
const RENEWAL_MS = 20_000;
const POLL_MS = [25, 50, 100, 200, 400, 800, 1_600, 2_000, 2_000, 2_000, 2_000, 2_000];
const RETRY_AFTER_SECONDS = 2;

const Key = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/, "Idempotency-Key has 1 to 255 printable characters");

export function idempotencyIn({ db, log, pollMs = POLL_MS }: Options): Idempotency {
  const store = idempotencyStore(db);

  async function runOnce(keyed: KeyedRequest, work: () => Promise<string>): Promise<string | undefined> {
    return db.transaction(async () => {
      const isLocked = await store.tryLock(keyed);
      // A stored answer is final, so it needs no lock: many repetitions at once would keep it from each other.
      const earlier = await store.find(keyed);
      if (earlier) return replyOf(keyed, earlier);
      if (!isLocked) return undefined;
      const reply = await work();
      if (!(await store.insert(keyed, keyed.request, encryptAnswer(keyed, reply)))) throw inProgress();
      return reply;
    });
  }

  async function runLongOnce(
    keyed: KeyedRequest,
    prepare: () => Promise<FinalWrite<string>>,
  ): Promise<string | undefined> {
    const reservation = crypto.randomUUID();
    if (!(await store.reserve(keyed, keyed.request, reservation, RESERVATION_SECONDS))) {
      const earlier = await store.find(keyed);
      return earlier && replyOf(keyed, earlier);
    }
    const warn = (message: string) => (error: unknown) => log.warn({ err: error }, message);
    const renew = () =>
      store
        .renew(keyed, reservation, RESERVATION_SECONDS)
        .catch(warn("Failed to renew the reservation of an idempotency key"));
    const renewal = setInterval(() => void renew(), RENEWAL_MS).unref();
    try {
      const write = await prepare();
      return await db.transaction(async () => {
        const reply = await write();
        // Undoes the write where this process was silent for so long that another has begun anew.
        if (!(await store.complete(keyed, reservation, encryptAnswer(keyed, reply)))) throw inProgress();
        return reply;
      });
    } catch (error) {
      await store.release(keyed, reservation).catch(warn("Failed to release an idempotency key"));
      throw error;
    } finally {
      clearInterval(renewal);
    }
  }

  /** Holds no connection while the first request with the key runs. */
  async function waitForReply(attempt: () => Promise<string | undefined>): Promise<string> {
    for (const delayMs of pollMs) {
      const reply = await attempt();
      if (reply !== undefined) return reply;
      await sleep(delayMs);
    }
    throw inProgress();
  }

  return {
    run: async (call, work) => {
      const keyed = keyedRequestOf(call);
      return keyed ? waitForReply(() => runOnce(keyed, work)) : work();
    },
    runLong: async (call, prepare) => {
      const keyed = keyedRequestOf(call);
      return keyed ? waitForReply(() => runLongOnce(keyed, prepare)) : db.transaction(await prepare());
    },
  };
}

type KeyedRequest = {
  userId: string;
  key: string;
  /** Fingerprint of the request, to detect another request under the same key. */
  request: string;
  /** Answers may contain secrets, so they are encrypted with the key itself. */
  secret: string;
} & Pick<Call, "owners" | "authorize">;

function keyedRequestOf({ request, access, caller, input, owners, authorize }: Call): KeyedRequest | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined || !caller || access === "public" || request.method === "GET") return undefined;
  const parsed = Key.safeParse(header);
  if (!parsed.success) throw new AppError("invalid_input", parsed.error.issues[0]?.message);
  // Answers to an API key are not repeated to a person or to another key.
  const secret = `${caller.apiKey?.id ?? caller.userId}|${parsed.data}`;
  return {
    userId: caller.userId,
    key: hashSecret(secret).toString("base64url"),
    request: fingerprintOf(request, input),
    secret,
    owners,
    authorize,
  };
}

const encryptAnswer = ({ secret, owners }: KeyedRequest, reply: string) => ({
  sealedReply: encryptWithKey(secret, reply),
  owners,
});

/** Undefined where the earlier request is still running. Throws if the caller has lost access to what it reached. */
async function replyOf({ request, secret, authorize }: KeyedRequest, earlier: StoredRequest) {
  if (earlier.request !== request)
    throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for another request");
  if (earlier.sealedReply === undefined) return undefined;
  for (const owner of earlier.owners) await authorize(owner);
  return decryptWithKey(secret, earlier.sealedReply);
}

const inProgress = () =>
  new AppError(
    "idempotency_in_progress",
    "A request with this Idempotency-Key is still running. Try again in a moment.",
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );

const fingerprintOf = (request: FastifyRequest, input: unknown) =>
  createHash("sha256")
    .update(`${request.method} ${request.url}\n${JSON.stringify(input)}`)
    .digest("hex");
