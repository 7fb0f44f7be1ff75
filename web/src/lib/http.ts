import { addressOf, type Parts, toWire } from "@coldopen/contract/kernel/address";
import { CLIENT_ID_HEADER } from "@coldopen/contract/kernel/client-id";
import { AppError, ErrorBody, type ErrorCode, errorStatus } from "@coldopen/contract/kernel/errors";
import type { Route } from "@coldopen/contract/kernel/route";
import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { clientId } from "./client-id.ts";
import { takePreloaded } from "./preloaded-answers.ts";

export type CallOptions = {
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The request survives the page; browsers allow this only for small bodies. */
  outlivesPage?: boolean;
  /** Ends a stream after this time without a byte: the connection is taken for lost. */
  stallMs?: number;
};

const TIMEOUT_MS = 30_000;

export const fromWire = (route: Route, value: unknown) => (route.wire === "snake" ? toCamelCase(value) : value);

/** The deadline covers the request and `read`; for streams, only the time to the first byte. */
export async function send<T>(
  route: Route,
  parts: Parts,
  { signal, timeoutMs = TIMEOUT_MS, outlivesPage = false }: CallOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new AppError("timed_out", "Request timed out")), timeoutMs);
  try {
    const address = addressOf(route, parts);
    const preloaded = route.method === "GET" ? takePreloaded(address) : undefined;
    if (preloaded !== undefined) return await read(Response.json(preloaded));
    const response = await fetch(address, {
      method: route.method,
      credentials: "include",
      keepalive: outlivesPage,
      signal: signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal,
      headers: {
        ...(route.method !== "GET" && { [CLIENT_ID_HEADER]: clientId }),
        ...(parts.body !== undefined && { "content-type": "application/json" }),
      },
      ...(parts.body !== undefined && { body: JSON.stringify(toWire(route, parts.body)) }),
    });
    if (!response.ok) throw await errorOf(response);
    return await read(response);
  } catch (cause) {
    if (deadline.signal.aborted && !signal?.aborted) throw deadline.signal.reason;
    if (cause instanceof TypeError) throw unreachable(cause);
    throw cause;
  } finally {
    clearTimeout(timer);
  }
}

export const unreachable = (cause?: unknown) =>
  new AppError("unavailable", "Can't reach the studio. Check your connection.", { cause });

const codes = Object.entries(errorStatus) as [ErrorCode, number][];

export async function errorOf(response: Response): Promise<AppError> {
  const { status, statusText, headers } = response;
  const body = ErrorBody.safeParse(await response.json().catch(() => null));
  if (status === 401) return new AppError("unauthenticated", "Unauthorized");
  const wait = Number(headers.get("retry-after"));
  const options = {
    ...(wait > 0 && { retryAfterSeconds: wait }),
  };
  if (body.success) {
    const { code, message, requestId, currentVersion, limit, organization } = body.data;
    return new AppError(code, message, {
      ...options,
      requestId,
      ...(currentVersion !== undefined && { currentVersion }),
      ...(limit !== undefined && { limit }),
      ...(organization !== undefined && { organization }),
    });
  }
  const code = codes.find(([, known]) => known === status)?.[0] ?? "unexpected";
  return new AppError(code, `${status} ${statusText}`, options);
}
