import { setTimeout as sleep } from "node:timers/promises";
import { addressOf, type Parts, toWire } from "@coldopen/contract/kernel/address";
import { AppError, ErrorBody, type ErrorCode, errorStatus } from "@coldopen/contract/kernel/errors";
import type { Input, Reply, Route, RouteTable, Upload } from "@coldopen/contract/kernel/route";
import { toCamelCase } from "@coldopen/contract/kernel/wire";

export type ClientOptions = {
  /** Where the studio is, such as https://studio.example. */
  url: string;
  key: string;
  /** How often a call is repeated that the studio could not answer at the moment. */
  maxRetries?: number;
  timeoutMs?: number;
  /** For tests and for other ways to reach the studio. */
  fetch?: typeof fetch;
};
export type CallOptions = {
  signal?: AbortSignal;
  /** Names a write, so that it has its effect once however often it is sent. Each call has its own without it. */
  idempotencyKey?: string;
};

type Arguments<R extends Route> =
  Record<never, never> extends Input<R>
    ? [input?: Input<R>, options?: CallOptions]
    : [input: Input<R>, options?: CallOptions];
/** The calls of a table that API keys may make and that answer with JSON. */
export type Calls<T extends RouteTable> = {
  [K in keyof T as T[K] extends { apiKey: string }
    ? T[K] extends { file: true } | { upload: Upload } | { stream: true }
      ? never
      : K
    : never]: (...args: Arguments<T[K]>) => Promise<Reply<T[K]>>;
};

const TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;
const RETRY_MS = 500;
const MAX_WAIT_MS = 60_000;
const RETRIED_CODES: ReadonlySet<ErrorCode> = new Set(["rate_limited", "unavailable", "idempotency_in_progress"]);

const isCallable = ({ apiKey, file, upload, stream }: Route) => apiKey && !file && !upload && !stream;

export function callsOf<T extends RouteTable>(table: T, options: ClientOptions): Calls<T> {
  const calls = Object.entries(table)
    .filter(([, route]) => isCallable(route))
    .map(([name, route]) => [
      name,
      (parts: Parts = {}, callOptions: CallOptions = {}) => call(route, parts, options, callOptions),
    ]);
  return Object.fromEntries(calls) as Calls<T>;
}

/** A repeated write keeps its Idempotency-Key, so retries never double it. */
async function call(route: Route, parts: Parts, options: ClientOptions, callOptions: CallOptions): Promise<unknown> {
  const { maxRetries = MAX_RETRIES } = options;
  const idempotencyKey = callOptions.idempotencyKey ?? crypto.randomUUID();
  for (let attempt = 0; ; attempt++) {
    try {
      return await send(route, parts, options, { ...callOptions, idempotencyKey });
    } catch (error) {
      if (!(error instanceof AppError) || !RETRIED_CODES.has(error.code) || attempt >= maxRetries) throw error;
      const waitMs = error.retryAfterSeconds === undefined ? RETRY_MS * 2 ** attempt : error.retryAfterSeconds * 1_000;
      if (waitMs > MAX_WAIT_MS) throw error;
      await sleep(waitMs, undefined, callOptions.signal ? { signal: callOptions.signal } : {});
    }
  }
}

async function send(
  route: Route,
  parts: Parts,
  { url, key, timeoutMs = TIMEOUT_MS, fetch: fetchUrl = fetch }: ClientOptions,
  { signal, idempotencyKey = "" }: CallOptions,
): Promise<unknown> {
  const deadline = AbortSignal.timeout(timeoutMs);
  const response = await fetchUrl(new URL(addressOf(route, parts), url), {
    method: route.method,
    redirect: "error",
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    headers: {
      authorization: `Bearer ${key}`,
      ...(route.method !== "GET" && { "idempotency-key": idempotencyKey }),
      ...(parts.body !== undefined && { "content-type": "application/json" }),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(toWire(route, parts.body)) }),
  }).catch((cause: unknown) => {
    if (deadline.aborted) throw new AppError("timed_out", "The studio did not answer in time", { cause });
    if (signal?.aborted) throw cause;
    throw new AppError("unavailable", `Can't reach the studio at ${url}`, { cause });
  });
  if (!response.ok) throw await errorOf(response);
  const value: unknown = await response.json();
  return route.reply.parse(route.wire === "snake" ? toCamelCase(value) : value);
}

const codes = Object.entries(errorStatus) as [ErrorCode, number][];

async function errorOf(response: Response): Promise<AppError> {
  const { status, statusText, headers } = response;
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  const wait = Number(headers.get("retry-after"));
  const options = {
    ...(wait > 0 && { retryAfterSeconds: wait }),
    ...(body.success && { requestId: body.data.requestId }),
  };
  if (body.success) return new AppError(body.data.code, body.data.message, options);
  const code = codes.find(([, known]) => known === status)?.[0] ?? "unexpected";
  return new AppError(code, `${status} ${statusText}`, options);
}
