import { AppError } from "@coldopen/contract/kernel/errors";
import type { Access, Parsed, Reply, Route, RouteTable, Upload } from "@coldopen/contract/kernel/route";
import { toCamelCase } from "@coldopen/contract/kernel/wire";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { inTurn } from "../in-turn.ts";
import { type Standing, standingOf } from "../sockets/rooms.ts";
import type { Admit, Caller, NamedScope } from "./caller.ts";
import { errorBody, type Report } from "./errors.ts";
import type { Idempotency } from "./idempotency.ts";
import type { RateLimits } from "./rate-limit.ts";
import type { StreamReader, Streams } from "./streams.ts";
import { closeUnlessRead, type IncomingFile, incomingFile, leaveBodyUnread } from "./uploads.ts";
import { RequestVisit, type Visit } from "./visit.ts";
import { encode, type Write, writerOf } from "./write-reply.ts";
import type { Written } from "./written.ts";

export type Door = { admit: Admit; limits: RateLimits; idempotency: Idempotency; streams: Streams; report: Report };

type CallerOf<A extends Access> = A extends "public" ? Caller | undefined : Caller;
type FileOf<R extends Route> = R extends { upload: Upload } ? { file: IncomingFile } : unknown;
type Handler<R extends Route> = (
  input: Parsed<R> & FileOf<R> & { caller: CallerOf<R["access"]>; visit: Visit },
) => R extends { stream: true }
  ? AsyncIterable<Reply<R>>
  : R extends { file: true }
    ? Promise<File> | File
    : Promise<Reply<R> | Written<Reply<R>>> | Reply<R>;
/** What is stored here never changes under its address, and is its owner's alone. */
const FILE_CACHE = "private, max-age=31536000, immutable";
const ASKED_AGAIN = "private, no-cache";
/** `tag` stands for the bytes: whoever has what it names is told so instead. */
const File = z.object({
  type: z.string(),
  bytes: z.instanceof(Buffer),
  tag: z.string().optional(),
  isAskedAgain: z.boolean().optional(),
});
export type File = z.infer<typeof File>;
export type Handlers<T extends RouteTable> = { [K in keyof T]: Handler<T[K]> };
const JSON_TYPE = "application/json; charset=utf-8";
type AnyHandler = (input: unknown) => unknown;

export type MountedRoute = Route & { name: string };

/** Mounts a contract table: every route must have a handler, and a handler sees only admitted callers and parsed input. */
export function serve<T extends RouteTable>(
  app: FastifyInstance,
  door: Door,
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
        handler: (request, reply) => answer(door, route, handler, write, request, reply),
      });
    if (route.upload) mountApart(app, mount);
    else mount(app);
    return { ...route, name };
  });
}

/** The body of an upload waits until its caller is admitted; all other bodies are read before. */
const mountApart = (app: FastifyInstance, mount: (scope: FastifyInstance) => void) =>
  void app.register((scope, _, done) => {
    leaveBodyUnread(scope);
    scope.addHook("onError", async (request, reply) => closeUnlessRead(request, reply));
    mount(scope);
    done();
  });

/** The longest form of an IPv6 address; behind a proxy the text is whatever a header said. */
const ADDRESS_LENGTH = 45;

async function letIn(door: Door, route: Route, request: FastifyRequest): Promise<Caller | undefined> {
  if (route.limit?.per === "ip")
    await door.limits.count(`${route.path}|ip|${request.ip.slice(0, ADDRESS_LENGTH)}`, route.limit);
  const caller = await door.admit(route.access, request.cookies, namedScope(route, request));
  if (route.limit?.per === "user" && caller)
    await door.limits.count(`${route.path}|user|${caller.userId}`, route.limit);
  return caller;
}

/** Many files at once wait here, each unread, and not for the database's connections, where everyone else would wait behind them. */
const uploadersInTurn = inTurn((enter: () => Promise<Caller | undefined>) => enter(), 1, { longest: 200, rests: 3 });

async function answer(
  door: Door,
  route: Route,
  handler: AnyHandler,
  write: Write,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const enter = () => letIn(door, route, request);
  const caller = await (route.upload ? uploadersInTurn(enter) : enter());
  const parsed = parse(route, request);
  const file = route.upload && incomingFile(request, route.upload);
  const input = { ...parsed, ...(file && { file }), caller, visit: new RequestVisit(request, reply) };

  if (route.stream) {
    const reader = caller && readerOf(caller, namedScope(route, request), request.id);
    return stream(door, route, handler(input) as AsyncIterable<unknown>, request, reply, reader);
  }
  if (route.redirect) return reply.redirect(String(await handler(input)), 302);
  if (route.file) {
    const { type, bytes, tag, isAskedAgain } = File.parse(await handler(input));
    if (tag) void reply.header("etag", `"${tag}"`);
    const isKnown = tag && request.headers["if-none-match"] === `"${tag}"`;
    return reply
      .code(isKnown ? 304 : 200)
      .type(type)
      .header("cache-control", isAskedAgain ? ASKED_AGAIN : FILE_CACHE)
      .header("x-content-type-options", "nosniff")
      .header("content-security-policy", "default-src 'none'; sandbox")
      .send(isKnown ? undefined : bytes);
  }
  const run = async () => write(await handler(input), reply);
  void reply.header("content-type", JSON_TYPE);
  // A key says nothing of the bytes that come with it.
  if (route.upload) return run();
  return door.idempotency.once({ request, access: route.access, caller, input: parsed }, run);
}

const nowhere: NamedScope = {};
const ScopeParams = z.object({ orgId: z.unknown(), channelUcid: z.unknown() }).partial();

function namedScope(route: Route, request: FastifyRequest): NamedScope {
  if (route.access === "public" || route.access === "user") return nowhere;
  const { params, query, body } = request;
  if (route.scope) return route.scope({ params, query, body });
  const named = ScopeParams.safeParse(params);
  return named.success ? { organizationId: named.data.orgId, channelUcid: named.data.channelUcid } : nowhere;
}

function parse(route: Route, request: FastifyRequest) {
  const incoming = (value: unknown) => (route.wire === "snake" ? toCamelCase(value) : value);
  return {
    ...(route.params && { params: checked(route.params, request.params) }),
    ...(route.query && { query: checked(route.query, incoming(request.query)) }),
    ...(route.body && { body: checked(route.body, incoming(request.body)) }),
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

/** Of an input that may have several forms, what is wrong with the form it comes nearest to. */
function plainest([first]: readonly Issue[]): Issue | undefined {
  if (first?.code !== "invalid_union") return first;
  const nearest = first.errors
    .flatMap((issues) => plainest(issues) ?? [])
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  return nearest && { ...nearest, path: [...first.path, ...nearest.path] };
}

/** A stream is read as long as its route could be called again. */
function readerOf(caller: Caller, { organizationId, channelUcid }: NamedScope, requestId: string): StreamReader {
  const isIn = (id: string) => organizationId === undefined || organizationId === id;
  const mayRead = ({ organizationIds, channels, everyChannelOf }: Standing): boolean => {
    if (channelUcid === undefined) return organizationId === undefined || organizationIds.some(isIn);
    return (
      everyChannelOf.some(isIn) ||
      channels.some((entry) => isIn(entry.organizationId) && entry.channelUcid === channelUcid)
    );
  };
  return { standing: standingOf(caller), requestId, mayRead };
}

async function stream(
  door: Door,
  route: Route,
  events: AsyncIterable<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  reader: StreamReader | undefined,
) {
  const { raw } = reply;
  const send = (name: string, data: unknown) =>
    void (raw.writableEnded || raw.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  reply.hijack();
  door.streams.add(raw, reader);
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, { "content-type": "text/event-stream" });
  try {
    for await (const event of events) {
      if (raw.destroyed || raw.writableEnded) break;
      send("data", encode(route, event));
    }
  } catch (error) {
    send("error", errorBody(error, request, door.report));
  }
  raw.end();
}
