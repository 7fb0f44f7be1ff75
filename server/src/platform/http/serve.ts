import { Readable } from "node:stream";
import { API_KEY_LIMIT } from "@coldopen/contract/api-keys/schema";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import {
  type Access,
  type Parsed,
  type Reply,
  type Route,
  type RouteTable,
  readNamedScope,
  type Upload,
} from "@coldopen/contract/kernel/route";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { AccessCheck, Authorize, ScopeFor } from "../access/access-check.ts";
import type { Caller } from "../access/caller.ts";
import { createFairQueue } from "../fair-queue.ts";
import { mayReceive, type SocketSession, socketSessionOf } from "../sockets/rooms.ts";
import { readApiKey } from "./api-key.ts";
import { networkOf } from "./client-network.ts";
import { errorBody, type Report } from "./errors.ts";
import type { FinalWrite, Idempotency } from "./idempotency.ts";
import { Page } from "./page.ts";
import type { RateLimits } from "./rate-limit.ts";
import { type RequestInput, readInput } from "./read-input.ts";
import { bodyLimitOf } from "./read-json.ts";
import { FastifyRequestInfo, type RequestInfo } from "./request-info.ts";
import type { StreamReader, Streams } from "./streams.ts";
import { closeUnlessRead, disableBodyParsing, type IncomingFile, incomingFile } from "./uploads.ts";
import { encode, type Write, writerOf } from "./write-reply.ts";

export type RouteDeps = {
  access: AccessCheck;
  limits: RateLimits;
  idempotency: Idempotency;
  streams: Streams;
  report: Report;
};

type CallerOf<A extends Access> = A extends "public" ? Caller | undefined : Caller;
type FileOf<R extends Route> = R extends { upload: Upload } ? { file: IncomingFile } : unknown;
type Handler<R extends Route> = (
  input: Parsed<R> &
    FileOf<R> & {
      caller: CallerOf<R["access"]>;
      /** The organization or channel that the route's access level has authorized the caller for. */
      scope: ScopeFor<R>;
      /** For rows that the route names by their own id. */
      authorize: Authorize;
      info: RequestInfo;
    },
) => R extends { stream: true }
  ? Promise<AsyncIterable<StreamFrame<R>>>
  : R extends { file: true }
    ? Promise<File> | File
    : R extends { longRunning: true }
      ? Promise<FinalWrite<Reply<R>>>
      : R extends { redirect: true }
        ? Promise<string | Page> | string | Page
        : Promise<Reply<R>> | Reply<R>;
/** One event of a stream. A client that reconnects names the last `id` it has. */
type StreamFrame<R extends Route> = Reply<R> & { id?: number };
/** Browser caching of files. Minutes by default, so that a revoked reader loses the file soon. */
const fileCache = {
  minutes: "private, max-age=300, must-revalidate",
  revalidate: "private, no-cache",
  immutable: "private, max-age=31536000, immutable",
  none: "private, no-store",
} as const;
/** `tag` identifies the bytes and answers If-None-Match. */
const File = z.object({
  type: z.string(),
  /** A stream for files that are too large to be held in memory. */
  bytes: z.union([z.instanceof(Buffer), z.instanceof(Readable)]),
  sizeBytes: z.number().optional(),
  /** Makes it a download under this name. */
  fileName: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  tag: z.string().optional(),
  cache: z.enum(["minutes", "revalidate", "immutable", "none"]).optional(),
});
export type File = z.infer<typeof File>;
export type Handlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K]> };
const JSON_TYPE = "application/json; charset=utf-8";
type AnyHandler = (input: unknown) => unknown;

export type MountedRoute = Route & { name: string };

/** Mounts a contract table: every route must have a handler, and a handler sees only admitted callers and parsed input. */
export function serve<T extends RouteTable>(
  app: FastifyInstance,
  deps: RouteDeps,
  table: T,
  handlers: Handlers<T>,
): MountedRoute[] {
  return Object.entries(table).map(([name, route]) => {
    const handler: AnyHandler = handlers[name as keyof T] as AnyHandler;
    const write = writerOf(route);
    const mount = (scope: FastifyInstance) =>
      void scope.route({
        method: route.method,
        url: route.path,
        bodyLimit: bodyLimitOf(route),
        // Before the body is read: a refused caller costs no parsing.
        onRequest: async (request) => void callers.set(request, await identify(deps, route, request)),
        handler: (request, reply) => answer(deps, route, handler, write, request, reply),
      });
    // A form that redirects says all in its address: its body is in a type that no other route takes.
    if (route.upload || (route.redirect && route.method !== "GET")) mountApart(app, mount);
    else mount(app);
    return { ...route, name };
  });
}

/** The body of an upload is read after the caller is authorized; other bodies are parsed once the caller is known. */
const mountApart = (app: FastifyInstance, mount: (scope: FastifyInstance) => void) =>
  void app.register((scope, _, done) => {
    disableBodyParsing(scope);
    scope.addHook("onError", async (request, reply) => closeUnlessRead(request, reply));
    mount(scope);
    done();
  });

type Admitted = {
  caller: Caller | undefined;
  scope: Awaited<ReturnType<AccessCheck["authorize"]>>;
  parsed: ReturnType<typeof parse>;
};

/** Undefined for a public route that is called without a session. */
const callers = new WeakMap<FastifyRequest, Caller | undefined>();

async function identify(deps: RouteDeps, route: Route, request: FastifyRequest): Promise<Caller | undefined> {
  if (route.limit?.per === "ip") await deps.limits.count(`${route.path}|ip|${networkOf(request.ip)}`, route.limit);
  const key = readApiKey(request.headers);
  if (key !== undefined) return authenticateKey(deps, route, key);
  const caller = await deps.access.authenticate(request.cookies);
  if (!caller && route.access !== "public") throw new AppError("unauthenticated", route.missingUser ?? "Sign in first");
  return caller;
}

/** Every route refuses an invalid key with the same message. */
async function authenticateKey(deps: RouteDeps, route: Route, key: string): Promise<Caller> {
  const caller = await deps.access.authenticateKey(key);
  if (!caller?.apiKey) throw new AppError("unauthenticated", "This API key is unknown, expired or revoked");
  const { id, access } = caller.apiKey;
  await deps.limits.count(`api-key|${id}`, API_KEY_LIMIT, "Too many calls with this API key. Wait a moment.");
  if (route.apiKey === undefined) throw new AppError("forbidden", "API keys can't be used for this call");
  if (route.apiKey === "write" && access !== "write") throw new AppError("forbidden", "This API key can only read");
  return caller;
}

/** A script must not use up the calls of the person who created its key. */
const limitedCaller = ({ apiKey, userId }: Caller): string => (apiKey ? `api-key|${apiKey.id}` : `user|${userId}`);

/** Parses, then authorizes: ids are read once, from the parsed input. */
async function admit(deps: RouteDeps, route: Route, request: FastifyRequest): Promise<Admitted> {
  const caller = callers.get(request);
  const parsed = parse(route, readInput(route, request));
  const scope = await deps.access.authorize(route.access, caller, readNamedScope(route, parsed));
  if (route.limit?.per === "user" && caller)
    await deps.limits.count(`${route.path}|${limitedCaller(caller)}`, route.limit);
  return { caller, scope, parsed };
}

/** The unread uploads of people who may make them. An upload lasts as long as its sender takes, so none may fill all places. */
const uploads = createFairQueue({
  concurrency: 32,
  maxRunningPerKey: 4,
  maxQueuedPerKey: 100,
  maxQueued: 1_000,
  refusal: "Too many files are being uploaded at the moment. Try again in a few seconds.",
});

async function answer(
  deps: RouteDeps,
  route: Route,
  handler: AnyHandler,
  write: Write,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { caller, scope, parsed } = await admit(deps, route, request);
  const file = route.upload && incomingFile(request, route.upload);
  const owners: ChannelScope[] = [];
  const authorize: Authorize = async (owner) => {
    const authorized = await deps.access.authorizeOwner(caller, owner);
    if (owner) owners.push({ organizationId: owner.organizationId, channelUcid: owner.channelUcid });
    return authorized;
  };
  const info = new FastifyRequestInfo(request, reply);
  const input = { ...parsed, ...(file && { file }), caller, scope, authorize, info };

  if (route.stream) {
    // A handler that refuses does so before the first event, and is answered like any other.
    const frames = (await handler(input)) as AsyncIterable<unknown>;
    const reader = caller && readerOf(caller, scope, owners, request.id);
    return stream(deps, route, frames, request, reply, reader);
  }
  if (route.redirect) return redirect(route, await handler(input), reply);
  if (route.file) {
    const { type, bytes, sizeBytes, fileName, tag, cache = "minutes" } = File.parse(await handler(input));
    if (sizeBytes !== undefined) void reply.header("content-length", sizeBytes);
    if (fileName) void reply.header("content-disposition", `attachment; filename="${fileName}"`);
    if (tag) void reply.header("etag", `"${tag}"`);
    const isKnown = tag && request.headers["if-none-match"] === `"${tag}"`;
    return reply
      .code(isKnown ? 304 : 200)
      .type(type)
      .header("cache-control", fileCache[cache])
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(isKnown ? undefined : bytes);
  }
  const run = async () => write(await handler(input), reply);
  void reply.header("content-type", JSON_TYPE);
  // The fingerprint of a key does not cover uploaded bytes.
  if (route.upload) return uploads.run({ key: caller?.userId ?? networkOf(request.ip), signal: info.signal }, run);
  const call = { request, access: route.access, caller, input: parsed, owners, authorize };
  if (!route.longRunning) return deps.idempotency.run(call, run);
  return deps.idempotency.runLong(call, async () => {
    const finalWrite = (await handler(input)) as FinalWrite<unknown>;
    return async () => write(await finalWrite(), reply);
  });
}

/** After a form the browser goes on with a GET. */
const redirect = ({ method }: Route, target: unknown, reply: FastifyReply) =>
  target instanceof Page ? target.send(reply) : reply.redirect(String(target), method === "GET" ? 302 : 303);

function parse(route: Route, { params, query, body }: RequestInput) {
  return {
    ...(route.params && { params: checked(route.params, params) }),
    ...(route.query && { query: checked(route.query, query) }),
    ...(route.body && { body: checked(route.body, body) }),
  };
}

function checked(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = plainest(parsed.error.issues);
  const field = issue?.path.join(".");
  throw new AppError("invalid_input", field ? `${field}: ${issue?.message}` : (issue?.message ?? "Invalid input"), {
    cause: parsed.error,
  });
}

type Issue = z.core.$ZodIssue;

/** For a union, the issue of the option that matches best. */
function plainest([first]: readonly Issue[]): Issue | undefined {
  if (first?.code !== "invalid_union") return first;
  const nearest = first.errors
    .flatMap((issues) => plainest(issues) ?? [])
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return nearest && { ...nearest, path: [...first.path, ...nearest.path] };
}

/** A stream is read as long as its route could be called again. */
function readerOf(
  caller: Caller,
  scope: Admitted["scope"],
  owners: readonly ChannelScope[],
  requestId: string,
): StreamReader {
  const mayReadScope = (now: SocketSession): boolean => {
    if (!scope) return true;
    return "channelUcid" in scope ? mayReceive(now, scope) : now.organizationIds.includes(scope.organizationId);
  };
  const mayRead = (now: SocketSession) => mayReadScope(now) && owners.every((owner) => mayReceive(now, owner));
  return { session: socketSessionOf(caller), requestId, mayRead };
}

const Frame = z.object({ id: z.number().optional() });
const EncodedFrame = z.object({ event: z.string(), data: z.unknown() });
const HEARTBEAT_MS = 5_000;

async function stream(
  deps: RouteDeps,
  route: Route,
  frames: AsyncIterable<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: StreamReader | undefined,
) {
  const { raw } = reply;
  reply.hijack();
  deps.streams.add(raw, reader);
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  // Compression and proxies must not hold events back.
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
  });
  // One line: parsers take an empty line after a comment for the end of an event.
  const heartbeat = setInterval(() => void (raw.writableEnded || raw.write(": beat\n")), HEARTBEAT_MS);
  try {
    for await (const frame of frames) {
      if (raw.destroyed || raw.writableEnded) break;
      const { id } = Frame.parse(frame);
      const { event, data } = EncodedFrame.parse(encode(route, frame));
      const idLine = id === undefined ? "" : `id: ${id}\n`;
      if (!raw.write(`${idLine}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) await drained(raw);
    }
  } catch (error) {
    if (!raw.writableEnded)
      raw.write(`event: error\ndata: ${JSON.stringify(errorBody(error, request, deps.report))}\n\n`);
  } finally {
    clearInterval(heartbeat);
  }
  raw.end();
}

/** Resolves once a slow reader can take more, or has left. */
const drained = (raw: FastifyReply["raw"]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      raw.off("drain", done);
      raw.off("close", done);
      resolve();
    };
    raw.once("drain", done);
    raw.once("close", done);
  });
