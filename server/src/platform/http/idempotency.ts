import { createHash } from "node:crypto";
import { AppError } from "@coldopen/contract/kernel/errors";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { Caller } from "./caller.ts";
import { idempotencyKeys } from "./tables.ts";

const Key = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/, "Idempotency-Key has 1 to 255 printable characters");
export type Idempotency = {
  once(request: FastifyRequest, caller: Caller | undefined, run: () => Promise<unknown>): Promise<unknown>;
};

/** A write repeated under the same key has its effect once, and the same answer each time. Effect and answer commit together. */
export const idempotencyIn = (db: Pick<Database, "sql" | "transaction">): Idempotency => ({
  once: (request, caller, run) => {
    const header = request.headers["idempotency-key"];
    if (header === undefined || !caller || request.method === "GET") return run();
    const parsed = Key.safeParse(header);
    if (!parsed.success) throw new AppError("invalid_input", parsed.error.issues[0]?.message);
    const mine = { userId: caller.userId, key: parsed.data };
    const print = fingerprint(request);
    return db.transaction(async () => {
      // A twin that is still running holds the key until it commits, so this waits for its answer.
      const claimed = await db.sql
        .insert(idempotencyKeys)
        .values({ ...mine, request: print })
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key });
      const here = and(eq(idempotencyKeys.userId, mine.userId), eq(idempotencyKeys.key, mine.key));
      if (claimed.length === 0) {
        const [earlier] = await db.sql.select().from(idempotencyKeys).where(here);
        if (earlier?.request !== print)
          throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for another request");
        return earlier.reply;
      }
      const reply = await run();
      await db.sql.update(idempotencyKeys).set({ reply }).where(here);
      return reply;
    });
  },
});

const fingerprint = (request: FastifyRequest) =>
  createHash("sha256")
    .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
    .digest("hex");
