import { connect, type Socket } from "node:net";
import { AppError } from "@coldopen/contract/kernel/errors";
import { routes } from "@coldopen/contract/kernel/route";
import Fastify from "fastify";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { noIdempotency } from "../../testing/no-idempotency.ts";
import { noLimits } from "../../testing/no-limits.ts";
import { noSessions } from "../../testing/no-sessions.ts";
import { soon } from "../../testing/soon.ts";
import { createAccessCheck } from "../access/access-check.ts";
import { registerErrorHandler } from "./errors.ts";
import { openApiOf } from "./openapi.ts";
import { type RouteDeps, serve } from "./serve.ts";
import { openStreams } from "./streams.ts";

const MAX = 10 * 1_048_576;
const CHUNK = 65_536;
const table = routes({
  keep: {
    method: "POST",
    path: "/keep",
    access: "user",
    summary: "Keep a file",
    query: z.object({ name: z.string().max(20) }),
    upload: { maxBytes: MAX, types: ["text/plain", "image/png"] },
    reply: z.object({ type: z.string(), size: z.number() }),
  },
});
type Wish = "read" | "refuse";

let close = async () => {};
afterEach(() => close());

async function start({
  isAdmitted = true,
  wish = "read" as Wish,
  authenticate = async (): Promise<string> => "u",
} = {}) {
  const rights = { sessionId: "s", email: "e", isInternal: false, memberships: [], entitlements: [] };
  const deps: RouteDeps = {
    access: createAccessCheck({
      authenticate: async () => (isAdmitted ? { ...rights, userId: await authenticate() } : undefined),
      authenticateKey: async () => undefined,
      findCaller: async () => undefined,
      channelExists: async () => false,
    }),
    limits: noLimits,
    idempotency: noIdempotency,
    streams: openStreams(noSessions),
    report: () => {},
  };
  const app = Fastify();
  registerErrorHandler(app, () => {});
  const outcomes: string[] = [];
  const mounted = serve(app, deps, table, {
    keep: async ({ file }) => {
      if (wish === "refuse") throw new AppError("not_found", "Not found");
      try {
        const { length: size } = await file.read();
        outcomes.push(`read ${size}`);
        return { type: file.type, size };
      } catch (error) {
        outcomes.push(String(error));
        throw error;
      }
    },
  });
  const sockets: Socket[] = [];
  app.server.on("connection", (socket: Socket) => sockets.push(socket));
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  close = () => {
    app.server.closeAllConnections();
    return app.close();
  };
  return { app, mounted, outcomes, port: Number(new URL(url).port), taken: () => sockets[0]?.bytesRead ?? 0 };
}

/** Sends as much as the other side takes, and hears what it says. */
async function pour(port: number, size: number, headers: readonly string[] = []) {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (part) => (answer += part));
  socket.on("error", () => {});
  const heard = (event: string) => new Promise<void>((resolve) => socket.once(event, () => resolve()));
  const closed = heard("close");
  const lines = ["POST /keep?name=a HTTP/1.1", "host: x", "content-type: text/plain", ...headers];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const isChunked = headers.some((line) => line.startsWith("transfer-encoding"));
  for (let sent = 0; sent < size && !socket.destroyed; sent += CHUNK) {
    const part = Buffer.alloc(Math.min(CHUNK, size - sent), "x");
    if (isChunked) socket.write(`${part.length.toString(16)}\r\n`);
    const isTaken = socket.write(part);
    if (isChunked) socket.write("\r\n");
    if (!isTaken) await Promise.race([heard("drain"), closed]);
  }
  if (isChunked && !socket.destroyed) socket.write("0\r\n\r\n");
  return { socket, answer: () => answer, closed };
}
const chunked = "transfer-encoding: chunked";
const heads = 4_096;

describe("an upload", () => {
  it("receives an upload of the largest allowed size with its type and all bytes", async () => {
    const { app } = await start();
    for (const size of [0, 1, MAX]) {
      const answer = await app.inject({
        method: "POST",
        url: "/keep?name=a",
        headers: { "content-type": "Text/Plain; charset=utf-8" },
        payload: Buffer.alloc(size, "x"),
      });
      expect([answer.statusCode, answer.json()]).toEqual([200, { type: "text/plain", size }]);
    }
  });

  it("refuses an upload whose declared size is a byte too large before reading it", async () => {
    const { port, taken } = await start();
    const { answer } = await pour(port, 0, [`content-length: ${MAX + 1}`]);
    await soon(() => expect(answer()).toMatch(/^HTTP\/1.1 413 .*connection: close.*too_large/s));
    expect(taken()).toBeLessThan(heads);
  });

  it("refuses an upload of undeclared size within 64 kB of the limit", async () => {
    const { port, taken, outcomes } = await start();
    const { closed } = await pour(port, 4 * MAX, [chunked]);
    await closed;
    expect(outcomes[0]).toContain("A file may have up to 10 MB");
    expect(taken()).toBeGreaterThan(MAX);
    expect(taken()).toBeLessThan(MAX + CHUNK + heads + 12 * (MAX / CHUNK));
  });

  it("answers a caller whose upload of undeclared size was refused", async () => {
    const { port } = await start();
    const { answer } = await pour(port, MAX + 1, [chunked]);
    await soon(() => expect(answer()).toMatch(/^HTTP\/1.1 413 .*connection: close.*too_large/s));
  });

  it.each([
    ["a caller without access", { isAdmitted: false }, 401],
    ["what the handler does not want", { wish: "refuse" as Wish }, 404],
  ])("does not read an upload of %s", async (_, options, status) => {
    const { port, taken } = await start(options);
    const { answer } = await pour(port, 0, [`content-length: ${MAX}`]);
    await soon(() => expect(answer()).toMatch(new RegExp(`^HTTP/1.1 ${status} .*connection: close`, "s")));
    expect(taken()).toBeLessThan(heads);
  });

  it.each(["application/json", "multipart/form-data; boundary=x", "text/html", ""])(
    "of the type %j is refused",
    async (type) => {
      const { app } = await start();
      const answer = await app.inject({
        method: "POST",
        url: "/keep?name=a",
        headers: type ? { "content-type": type } : {},
        payload: "{}",
      });
      expect([answer.statusCode, answer.json().code]).toEqual([415, "unsupported_media_type"]);
    },
  );

  it("checks the query of an upload like that of any other call", async () => {
    const { app } = await start();
    const url = `/keep?name=${"x".repeat(30)}`;
    const answer = await app.inject({ method: "POST", url, headers: { "content-type": "text/plain" }, payload: "x" });
    expect([answer.statusCode, answer.json().code]).toEqual([400, "invalid_input"]);
  });

  it("leaves nothing waiting if an upload breaks off", async () => {
    const { port, outcomes } = await start();
    const { socket } = await pour(port, CHUNK, [`content-length: ${MAX}`]);
    socket.destroy();
    await soon(() => expect(outcomes).toEqual(["AppError: The file did not arrive whole"]));
  });

  it("describes an upload in the API document as bytes of its types", async () => {
    const { mounted } = await start();
    const { paths } = openApiOf({ things: mounted }, "1");
    expect(paths["/keep"]?.post).toMatchObject({
      requestBody: { content: { "image/png": { schema: { type: "string", format: "binary" } } } },
    });
  });
});

describe("concurrent uploads", () => {
  const CONCURRENT_PER_PERSON = 4;
  const QUEUED_PER_PERSON = 100;

  it("lets a person's upload start while other callers are still being authenticated", async () => {
    let isFlood = true;
    const never = new Promise<string>(() => {});
    const { app, port } = await start({ authenticate: () => (isFlood ? never : Promise.resolve("member")) });
    for (let n = 0; n < 230; n++) void pour(port, 0, ["content-length: 1"]);
    await soon(async () =>
      expect(await new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)))).toBe(230),
    );
    isFlood = false;
    const url = "/keep?name=a";
    const answer = await app.inject({ method: "POST", url, headers: { "content-type": "text/plain" }, payload: "x" });
    expect(answer.statusCode).toBe(200);
    app.server.closeAllConnections();
  });

  it("limits the concurrent uploads of a person with a retry time, and leaves room to others", async () => {
    let person = "flooder";
    const { app, port } = await start({ authenticate: async () => person });
    const slow = async () => await pour(port, 0, ["content-length: 1"]);
    const flood = [];
    for (let n = 0; n < CONCURRENT_PER_PERSON + QUEUED_PER_PERSON; n++) flood.push(await slow());
    const refused = await soon(async () => {
      const extra = await slow();
      await soon(() => expect(extra.answer()).toContain("HTTP/1.1"));
      return extra.answer();
    });
    expect(refused).toMatch(/^HTTP\/1.1 429 .*retry-after: 10.*rate_limited/s);
    person = "other";
    const url = "/keep?name=a";
    const answer = await app.inject({ method: "POST", url, headers: { "content-type": "text/plain" }, payload: "x" });
    expect(answer.statusCode).toBe(200);
    // Those that leave make room.
    for (const { socket } of flood) socket.destroy();
    person = "flooder";
    await soon(async () => {
      const again = await app.inject({ method: "POST", url, headers: { "content-type": "text/plain" }, payload: "x" });
      expect(again.statusCode).toBe(200);
    });
  });
});
