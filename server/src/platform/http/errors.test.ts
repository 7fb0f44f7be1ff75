import { once } from "node:events";
import { AppError } from "@coldopen/contract/kernel/errors";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { registerErrorHandler } from "./errors.ts";

/** Someone leaves before the answer; then the handler fails so. */
async function reportedAfterLeaving(failure: Error): Promise<unknown[]> {
  const reported: unknown[] = [];
  const app = Fastify({ forceCloseConnections: true });
  registerErrorHandler(app, (error) => reported.push(error));
  const visit = new AbortController();
  app.get("/slow", async (_, reply) => {
    visit.abort();
    await once(reply.raw, "close");
    throw failure;
  });
  const answered = new Promise<void>((done) => app.addHook("onError", async () => done()));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  await fetch(`${url}/slow`, { signal: visit.signal }).catch(() => undefined);
  await answered;
  await app.close();
  return reported;
}

it("takes what was called off for a reader who left for no failure", async () => {
  expect(await reportedAfterLeaving(new DOMException("They left", "AbortError"))).toEqual([]);
});

it("reports what else failed, whether or not someone is there to read it", async () => {
  const failure = new Error("The roof fell in");
  expect(await reportedAfterLeaving(failure)).toEqual([failure]);
});

const withCode = (code: string, cause?: unknown) => Object.assign(new Error("failed", { cause }), { code });
it.each<[string, Error]>([
  ["a file system without room", withCode("ENOSPC")],
  ["a file system without quota", withCode("EDQUOT")],
  ["a database without room", withCode("53100")],
  ["a query that failed for it", new Error("Failed query", { cause: withCode("53100") })],
  ["what was called a failed call", new AppError("upstream_failed", "Not drawn", { cause: withCode("ENOSPC") })],
  [
    "what was called away",
    new AppError("unavailable", "Away", { cause: new Error("x", { cause: withCode("53100") }) }),
  ],
])("tells a full disk as such: %s", async (_, failure) => {
  const app = Fastify();
  registerErrorHandler(app, () => {});
  app.get("/", async () => {
    throw failure;
  });
  const answer = await app.inject("/");
  expect([answer.statusCode, answer.json().code]).toEqual([507, "storage_full"]);
});

/** Levels of pino. */
const WARN = 40;
const ERROR = 50;
it.each<[string, Error, number, boolean]>([
  [
    "a full queue as a warning without a stack",
    new AppError("unavailable", "Full", { retryAfterSeconds: 5 }),
    WARN,
    false,
  ],
  ["a lost database as an error with its cause", withCode("ECONNREFUSED"), ERROR, true],
])("logs %s", async (_, failure, level, hasStack) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } });
  registerErrorHandler(app, () => {});
  app.get("/", async () => {
    throw failure;
  });
  const answer = await app.inject("/");
  expect([answer.statusCode, answer.headers["retry-after"] !== undefined]).toEqual([503, true]);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual([level]);
  expect(lines[0]?.includes("stack")).toBe(hasStack);
});
