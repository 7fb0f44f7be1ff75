import { addressOf, PRELOADED_ANSWERS } from "@coldopen/contract/kernel/address";
import { CLIENT_ID_HEADER } from "@coldopen/contract/kernel/client-id";
import { AppError } from "@coldopen/contract/kernel/errors";
import { Nothing, repeated, routes } from "@coldopen/contract/kernel/route";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { api, preloadedAnswer } from "./api.ts";
import { clientId } from "./client-id.ts";
import { onSessionEnd } from "./session.ts";

const shop = routes({
  find: {
    method: "GET",
    path: "/api/shops/:shopId/things",
    access: "user",
    summary: "Things",
    params: z.object({ shopId: z.string() }),
    query: z.object({ tag: repeated(z.string()), page: z.number().optional() }),
    reply: z.object({ things: z.array(z.string()) }),
  },
  add: {
    method: "POST",
    path: "/api/things",
    access: "user",
    summary: "Add a thing",
    wire: "snake",
    body: z.object({ fullName: z.string() }),
    reply: z.object({ thingId: z.number() }),
  },
  ping: { method: "GET", path: "/api/ping", access: "user", summary: "Ping", reply: Nothing },
  watch: {
    method: "GET",
    path: "/api/watch",
    access: "user",
    summary: "Watch",
    stream: true,
    reply: z.object({ n: z.number() }),
  },
  steps: {
    method: "GET",
    path: "/api/steps",
    access: "user",
    summary: "Steps by name",
    stream: true,
    reply: z.object({ event: z.string(), data: z.object({ n: z.number().optional() }) }),
  },
});

type Answer = () => Response | Promise<Response>;
const ok =
  (body: unknown = {}): Answer =>
  () =>
    Response.json(body);
const unauthorized: Answer = () => new Response(null, { status: 401, statusText: "Unauthorized" });

/** A fake server with a list of responses for each address; the last one repeats. */
function serve(answers: Record<string, Answer[]>) {
  const calls: { path: string; init: RequestInit }[] = [];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const path = address.split("?")[0] ?? "";
    calls.push({ path: address, init });
    const list = answers[path] ?? [];
    const answer = list.length > 1 ? list.shift() : list[0];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer();
  });
  return { calls, times: (path: string) => calls.filter((call) => call.path.split("?")[0] === path).length };
}

const left = vi.fn();
beforeEach(() => {
  left.mockClear();
  onSessionEnd(left);
});
const client = api(shop);

describe("a call", () => {
  it("fills params and repeated query fields in, escaped, with the cookies along", async () => {
    const { calls } = serve({ "/api/shops/a%2Fb/things": [ok({ things: ["x"] })] });
    const found = await client.find({ params: { shopId: "a/b" }, query: { tag: ["one", "t&o"], page: undefined } });
    expect(found).toEqual({ things: ["x"] });
    expect(calls[0]?.path).toBe("/api/shops/a%2Fb/things?tag=one&tag=t%26o");
    expect(calls[0]?.init.credentials).toBe("include");
  });
  it("sends snake case and returns camel case", async () => {
    const { calls } = serve({ "/api/things": [ok({ thing_id: 7 })] });
    expect(await client.add({ body: { fullName: "Tess" } })).toEqual({ thingId: 7 });
    expect(calls[0]?.init.body).toBe('{"full_name":"Tess"}');
  });
  it("names its tab with each change", async () => {
    const { calls } = serve({ "/api/things": [ok({ thing_id: 7 })], "/api/ping": [ok()] });
    await client.add({ body: { fullName: "Tess" } });
    await client.ping();
    const named = calls.map(({ init }) => new Headers(init.headers).get(CLIENT_ID_HEADER));
    expect(named).toEqual([clientId, null]);
  });
  it("fails on an answer that breaks the contract", async () => {
    serve({ "/api/things": [ok({ thing_id: "seven" })] });
    await expect(client.add({ body: { fullName: "Tess" } })).rejects.toThrow(z.ZodError);
  });
  it("raises the server's error with its code and request id", async () => {
    serve({
      "/api/ping": [
        () =>
          Response.json(
            { code: "rate_limited", message: "Slow down", requestId: "r1" },
            { status: 429, headers: { "retry-after": "7" } },
          ),
      ],
    });
    const error = await client.ping().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: "rate_limited", message: "Slow down", requestId: "r1", retryAfterSeconds: 7 });
  });
  it("raises status and status text where the answer isn't ours", async () => {
    serve({ "/api/ping": [() => new Response("<html>", { status: 502, statusText: "Bad Gateway" })] });
    await expect(client.ping()).rejects.toThrow("502 Bad Gateway");
  });
  it("says that the studio can't be reached", async () => {
    serve({});
    await expect(client.ping()).rejects.toMatchObject({ code: "unavailable" });
  });
  it("times out", async () => {
    vi.stubGlobal(
      "fetch",
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    );
    await expect(client.ping({}, { timeoutMs: 5 })).rejects.toThrow("Request timed out");
  });
});

describe("a lost session", () => {
  it("is refreshed once, and the call tried again", async () => {
    const { times } = serve({ "/api/ping": [unauthorized, ok()], "/api/auth0/refresh": [ok()] });
    await client.ping();
    expect([times("/api/ping"), times("/api/auth0/refresh")]).toEqual([2, 1]);
    expect(left).not.toHaveBeenCalled();
  });
  it("is refreshed once for many calls at the same time", async () => {
    let isFresh = false;
    const { times } = serve({
      "/api/ping": [() => (isFresh ? Response.json({}) : unauthorized())],
      "/api/auth0/refresh": [
        () => {
          isFresh = true;
          return Response.json({});
        },
      ],
    });
    await Promise.all(Array.from({ length: 20 }, () => client.ping()));
    expect(times("/api/auth0/refresh")).toBe(1);
    expect(times("/api/ping")).toBe(40);
  });
  it("leads to the log-out page when it can't be refreshed", async () => {
    const { times } = serve({ "/api/ping": [unauthorized], "/api/auth0/refresh": [unauthorized] });
    await expect(client.ping()).rejects.toThrow("Unauthorized");
    expect(times("/api/ping")).toBe(1);
    expect(left).toHaveBeenCalledTimes(1);
  });
  it("leads there too when the second try is refused, without another refresh", async () => {
    const { times } = serve({ "/api/ping": [unauthorized], "/api/auth0/refresh": [ok()] });
    await expect(client.ping()).rejects.toThrow("Unauthorized");
    expect([times("/api/ping"), times("/api/auth0/refresh")]).toEqual([2, 1]);
    expect(left).toHaveBeenCalledTimes(1);
  });
  it("throws without leaving for callers with whenSignedOut 'fail'", async () => {
    serve({ "/api/ping": [unauthorized], "/api/auth0/refresh": [unauthorized] });
    await expect(api(shop, { whenSignedOut: "fail" }).ping()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(left).not.toHaveBeenCalled();
  });
  it("is not over because the server is down for a moment", async () => {
    serve({
      "/api/ping": [unauthorized],
      "/api/auth0/refresh": [() => new Response(null, { status: 503, statusText: "Service Unavailable" })],
    });
    await expect(client.ping()).rejects.toThrow("503 Service Unavailable");
    expect(left).not.toHaveBeenCalled();
  });
});

describe("a stream", () => {
  const streamed =
    (...chunks: string[]): Answer =>
    () => {
      const bytes = new TextEncoder().encode(chunks.join("\u0000"));
      const parts: Uint8Array[] = [];
      let from = 0;
      for (const [at, byte] of bytes.entries())
        if (byte === 0) {
          parts.push(bytes.slice(from, at));
          from = at + 1;
        }
      parts.push(bytes.slice(from));
      return new Response(
        new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(part);
            controller.close();
          },
        }),
      );
    };
  const read = async () => {
    const seen: number[] = [];
    for await (const { value } of client.watch()) seen.push(value.n);
    return seen;
  };

  it("gives its events in order, however the bytes were cut", async () => {
    serve({
      "/api/watch": [streamed('data: {"n"', ":1}\n", '\n: ping\n\ndata: {"n":2}\r\n\r\nda', 'ta: {"n":3}\n\n')],
    });
    expect(await read()).toEqual([1, 2, 3]);
  });
  it("gives ids, and the names of events as a field", async () => {
    serve({
      "/api/steps": [
        streamed("id: 7\r", '\nevent: step\r\ndata: {"n":1}\r\n\r', "\n: beat\nid: 8\nevent: end\ndata: {}\n\n"),
      ],
    });
    const seen: unknown[] = [];
    for await (const event of client.steps()) seen.push(event);
    expect(seen).toEqual([
      { id: "7", value: { event: "step", data: { n: 1 } } },
      { id: "8", value: { event: "end", data: {} } },
    ]);
  });
  it("drops a frame that was cut, and ends at a resume event", async () => {
    serve({
      "/api/watch": [
        streamed('data: {"n":1}\n\ndata: {"n":2'),
        streamed('data: {"n":1}\n\nretry: 1000\nevent: resume\ndata: {}\n\n'),
      ],
    });
    expect(await read()).toEqual([1]);
    expect(await read()).toEqual([1]);
  });
  it("ends after a time of silence", async () => {
    serve({
      "/api/watch": [
        () =>
          new Response(
            new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('data: {"n":1}\n\n')) }),
          ),
      ],
    });
    const seen: number[] = [];
    for await (const { value } of client.watch(undefined, { stallMs: 5 })) seen.push(value.n);
    expect(seen).toEqual([1]);
  });
  it("raises an error event", async () => {
    const body = JSON.stringify({ code: "upstream_failed", message: "No answer", requestId: "r2" });
    serve({ "/api/watch": [streamed(`data: {"n":1}\n\nevent: error\ndata: ${body}\n\n`)] });
    await expect(read()).rejects.toMatchObject({ code: "upstream_failed", message: "No answer", requestId: "r2" });
  });
  it("raises what breaks the contract", async () => {
    serve({ "/api/watch": [streamed('data: {"n":"one"}\n\n')] });
    await expect(read()).rejects.toThrow(z.ZodError);
  });
});

describe("an answer that came with the page", () => {
  const things = { params: { shopId: "one" }, query: { tag: [] } };
  const bring = (text: string) => {
    const script = document.createElement("script");
    script.type = "application/json";
    script.id = PRELOADED_ANSWERS;
    script.textContent = `{${JSON.stringify(addressOf(shop.find, things))}:${text}}`;
    document.body.append(script);
  };

  it("is there at once, and only once", () => {
    bring('{"things":["a kite"]}');
    expect(preloadedAnswer(shop.find, things)).toEqual({ things: ["a kite"] });
    expect(preloadedAnswer(shop.find, things)).toBeUndefined();
  });
  it("is nothing where it breaks the contract", () => {
    bring('{"things":[1]}');
    expect(preloadedAnswer(shop.find, things)).toBeUndefined();
  });
});
