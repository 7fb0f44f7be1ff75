import { AppError } from "@coldopen/contract/kernel/errors";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { RateLimits } from "../platform/http/rate-limit.ts";
import { type Operation, operationsOf } from "../testing/access-matrix/operations.ts";
import { unlimited } from "../testing/no-limits.ts";
import { connected } from "../testing/socket-client.ts";
import { ORIGIN, startApp, type TestApp } from "../testing/start-app.ts";

/** Few values: it is refused for its length alone. */
const LARGE_BODY = `["${"x".repeat(1_000_000)}"]`;
const SMALL_BODY_LENGTH = 10_000;

let studio: TestApp;
let operations: Operation[];
let buckets: string[] = [];
let isRefusing = false;
const limits: RateLimits = {
  ...unlimited.limits,
  count: async (bucket) => {
    buckets.push(bucket);
    if (isRefusing) throw new AppError("rate_limited", "Too many tries", { retryAfterSeconds: 1 });
  },
};
beforeAll(async () => {
  studio = await startApp({ change: (context) => ({ ...context, ...unlimited, limits }) });
  operations = await operationsOf(studio.app);
});
beforeEach(() => {
  buckets = [];
  isRefusing = false;
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => studio.close());

const post = (
  url: string,
  payload: string,
  options: { method?: "POST" | "PUT" | "PATCH" | "DELETE"; remoteAddress?: string } = {},
) =>
  studio.app.inject({
    method: "POST",
    url,
    payload,
    headers: { origin: ORIGIN, "content-type": "application/json" },
    ...options,
  });
/** Texts, longer than what anyone may send, that were parsed. */
const watchParsing = () => {
  const parse = vi.spyOn(JSON, "parse");
  return () => parse.mock.calls.filter(([text]) => String(text).length > SMALL_BODY_LENGTH).length;
};

describe("a large body without a session", () => {
  it("is parsed by no route", async () => {
    const large = watchParsing();
    const outcomes = new Map<string, number>();
    for (const operation of operations) {
      const { method, path, id } = operation;
      if (method === "GET") continue;
      const url = path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
      outcomes.set(id, (await post(url, LARGE_BODY, { method })).statusCode);
    }
    outcomes.set("no route", (await post("/api/no-such-route", LARGE_BODY)).statusCode);
    expect([...outcomes].filter(([, status]) => ![303, 401, 404, 413].includes(status))).toEqual([]);
    expect(outcomes.size).toBeGreaterThan(60);
    expect(large()).toBe(0);
  });

  it("is refused by the routes that anyone may call", async () => {
    for (const path of ["/api/auth/sign-out", "/api/auth/sign-in/email", "/api/support/messages"])
      expect([path, (await post(path, LARGE_BODY)).json().code]).toEqual([path, "too_large"]);
  });

  it("is counted for its address before it is read", async () => {
    isRefusing = true;
    expect((await post("/api/auth/sign-in/email", LARGE_BODY)).statusCode).toBe(429);
    expect((await post("/api/auth/sign-in/email", "{")).statusCode).toBe(429);
  });
});

it("accepts as long a support message as the contract allows", async () => {
  const message = { email: "ada@example.com", message: "\u{1f600}".repeat(2_000) };
  // There is no mailbox to send it to; its size is checked first.
  expect((await post("/api/support/messages", JSON.stringify(message))).json().code).toBe("conflict");
});

it("counts all spellings and addresses of an IPv6 network as one", async () => {
  for (const remoteAddress of ["2001:db8:1:1::1", "2001:DB8:1:1:0:0:0:2", "2001:0db8:0001:1::ffff", "::ffff:192.0.2.1"])
    await post("/api/auth/forgot-password", '{"email":"ada@example.com"}', { remoteAddress });
  const counted = buckets.filter((bucket) => bucket.includes("|ip|"));
  expect(new Set(counted.slice(0, 3)).size).toBe(1);
  expect(counted[3]).toContain("|ip|192.0.2.1");
});

describe("a socket message", () => {
  it.each([
    ["deep", `${"[".repeat(40_000)}${"]".repeat(40_000)}`, "invalid_input"],
    ["wide", `[${'"",'.repeat(20_000)}""]`, "too_large"],
  ])("that is too %s is refused and logs no error", async (_, text, code) => {
    const logged = vi.spyOn(studio.context.log, "error");
    const { socket } = await connected(studio, { path: "/executions", email: (await studio.given.user()).email });
    const { engine } = socket.io;
    const answer = new Promise<string>((resolve) =>
      engine.on("data", (data) => String(data).startsWith("3/executions,7") && resolve(String(data))),
    );
    // The client's own encoder cannot write such a message.
    engine.write(`2/executions,7["join",${text}]`);
    expect(await answer).toContain(code);
    socket.close();
    expect(logged).not.toHaveBeenCalled();
  });
});
