import { Readable } from "node:stream";
import { createClient } from "@coldopen/client";
import { API_KEY_LIMIT } from "@coldopen/contract/api-keys/schema";
import { createToolServer } from "@coldopen/mcp";
import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AppContext } from "../../app-context.ts";
import type { AccessCheck } from "../../platform/access/access-check.ts";
import { readApiKey } from "../../platform/http/api-key.ts";

/** A stream that stays open. Tools never change during a connection, so it would announce nothing. */
const Subscription = z.object({ method: z.literal("subscriptions/listen"), id: z.union([z.string(), z.number()]) });
const METHOD_NOT_FOUND = -32601;

const MAX_BODY_BYTES = 256 * 1024;

type Dependencies = { access: Pick<AccessCheck, "authenticateKey"> } & Pick<
  AppContext,
  "limits" | "version" | "config"
>;

/**
 * The Model Context Protocol over Streamable HTTP. Without sessions, so that any node answers. Each tool makes the calls
 * of the API with the caller's key, through the app itself: access, limits and validation are those of the routes.
 */
export function serveMcp(app: FastifyInstance, dependencies: Dependencies): void {
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    bodyLimit: MAX_BODY_BYTES,
    handler: (request, reply) => answer(app, dependencies, request, reply),
  });
}

async function answer(
  app: FastifyInstance,
  { access, limits, version, config }: Dependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const key = readApiKey(request.headers);
  const caller = key === undefined ? undefined : await access.authenticateKey(key);
  if (key === undefined || !caller?.apiKey)
    return reply
      .code(401)
      .header("www-authenticate", "Bearer")
      .send({ jsonrpc: "2.0", id: null, error: { code: -32001, message: "Send a valid API key" } });
  await limits.count(`api-key|${caller.apiKey.id}`, API_KEY_LIMIT, "Too many calls with this API key. Wait a moment.");
  const subscription = Subscription.safeParse(request.body);
  if (subscription.success)
    return reply.code(404).send({
      jsonrpc: "2.0",
      id: subscription.data.id,
      error: { code: METHOD_NOT_FOUND, message: "Subscriptions are not offered" },
    });

  const client = createClient({ url: config.publicUrl, key, maxRetries: 0, fetch: fetchFrom(app, request) });
  const own = await client.apiKeys.self();
  // One for each request, so that what a key may do never outlives it.
  const handler = createMcpHandler(() => createToolServer(client, own, version), { maxSubscriptions: 0 });
  const closed = new AbortController();
  reply.raw.once("close", () => {
    closed.abort();
    void handler.close();
  });
  const response = await handler.fetch(toWebRequest(request, config.publicUrl, closed.signal), {
    parsedBody: request.body,
  });
  void reply.code(response.status);
  for (const [name, value] of response.headers) void reply.header(name, value);
  return reply.send(response.body ? Readable.from(response.body) : undefined);
}

const toWebRequest = ({ method, headers, body }: FastifyRequest, publicUrl: string, signal: AbortSignal) =>
  new Request(new URL("/mcp", publicUrl), {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" && name !== "content-length" ? [[name, value]] : [],
    ),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const Methods = { GET: "GET", POST: "POST", PUT: "PUT", PATCH: "PATCH", DELETE: "DELETE" } as const;
const isMethod = (method: string): method is keyof typeof Methods => method in Methods;

/** Calls the app without a connection. Host and address are those of the outer request, which passed the same checks. */
const fetchFrom =
  (app: FastifyInstance, { ip, headers }: FastifyRequest): typeof fetch =>
  async (input, init) => {
    const inner = new Request(input, init);
    const { pathname, search } = new URL(inner.url);
    if (!isMethod(inner.method)) throw new Error(`Unsupported method: ${inner.method}`);
    const payload = inner.body ? await inner.text() : undefined;
    const response = await app.inject({
      method: inner.method,
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(inner.headers), ...(headers.host !== undefined && { host: headers.host }) },
      remoteAddress: ip,
      ...(payload !== undefined && { payload }),
    });
    const { statusCode: status, rawPayload } = response;
    const answerHeaders = ["content-type", "retry-after"].flatMap((name): [string, string][] => {
      const value = response.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    return new Response(new Uint8Array(rawPayload), { status, headers: answerHeaders });
  };
