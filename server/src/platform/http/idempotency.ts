import { createHash } from "node:crypto";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Access } from "@coldopen/contract/kernel/route";
import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Caller } from "../access/caller.ts";
import type { Database } from "../db/database.ts";
import { hashSecret, seal, unseal } from "../secrets.ts";
import { idempotencyKeys } from "./tables.ts";

const Key = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\x21-\x7e]+$/, "Idempotency-Key has 1 to 255 printable characters");
const Sealed = z.string();
type Call = { request: FastifyRequest; access: Access; caller: Caller | undefined; input: unknown };
export type Idempotency = { once(call: Call, run: () => Promise<string>): Promise<string> };

/**
 * A write repeated under the same key has its effect once, and the same answer each time. Effect and answer commit together.
 * Public routes stay out of it: what a failed sign-in counts must not be rolled back, nor its cookies replayed.
 */
export const idempotencyIn = (db: Pick<Database, "sql" | "transaction">): Idempotency => ({
  once: ({ request, access, caller, input }, run) => {
    const header = request.headers["idempotency-key"];
    if (header === undefined || !caller || access === "public" || request.method === "GET") return run();
    const parsed = Key.safeParse(header);
    if (!parsed.success) throw new AppError("invalid_input", parsed.error.issues[0]?.message);
    // Answers may hold links that open something, so that only whoever has the key can read them again.
    const secret = `${caller.userId}|${parsed.data}`;
    const mine = { userId: caller.userId, key: hashSecret(secret).toString("base64url") };
    const print = fingerprint(request, input);
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
        return unseal(secret, Sealed.parse(earlier.reply));
      }
      const reply = await run();
      await db.sql
        .update(idempotencyKeys)
        .set({ reply: seal(secret, reply) })
        .where(here);
      return reply;
    });
  },
});

const fingerprint = (request: FastifyRequest, input: unknown) =>
  createHash("sha256")
    .update(`${request.method} ${request.url}\n${JSON.stringify(input)}`)
    .digest("hex");
