import type { Socket } from "node:net";
import { AppError, type ErrorBody, type ErrorCode, errorStatus } from "@coldopen/contract/kernel/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { databaseFailure } from "../db/failures.ts";
import { isStorageFull, storageFull } from "../storage-full.ts";
import { routeOf } from "./log-requests.ts";

const codeByStatus = new Map<number, ErrorCode>([
  [404, "not_found"],
  [413, "too_large"],
  [415, "unsupported_media_type"],
]);
const messages: Partial<Record<ErrorCode, string>> = {
  invalid_input: "The request could not be read",
  not_found: "Not found",
  too_large: "That is too large",
  unsupported_media_type: "Send JSON",
};

const statusOf = (error: unknown) =>
  error !== null && typeof error === "object" && "statusCode" in error && typeof error.statusCode === "number"
    ? error.statusCode
    : 500;

/** Only the message of an AppError reaches the caller; other errors are logged and returned as `unexpected`. */
export function asAppError(error: unknown): AppError {
  // Also if the error was wrapped in another AppError.
  if (isStorageFull(error))
    return error instanceof AppError && error.code === "storage_full" ? error : storageFull(error);
  if (error instanceof AppError) return error;
  const failure = databaseFailure(error);
  if (failure) return failure;
  const status = statusOf(error);
  const code = codeByStatus.get(status) ?? (status >= 400 && status < 500 ? "invalid_input" : "unexpected");
  return new AppError(code, messages[code] ?? "Something went wrong", { cause: error });
}

/** The status that nginx logs for a client that closed the request. */
const CLIENT_CLOSED_REQUEST = 499;
const isClientAbort = (error: unknown, { raw }: FastifyReply) =>
  raw.closed && error instanceof Error && error.name === "AbortError";

/** Not a failure: a queue was full. A failing database also names a time to retry after, and has a cause. */
const isCapacityRefusal = ({ status, retryAfterSeconds, cause }: AppError) =>
  status >= 500 && retryAfterSeconds !== undefined && cause === undefined;

/** Reports unexpected errors. */
export type Report = (error: unknown, place: { route: string; requestId: string }) => void;

export function errorBody(error: unknown, request: FastifyRequest, report: Report): ErrorBody {
  const known = asAppError(error);
  const requestId = request.id;
  if (isCapacityRefusal(known)) request.server.log.warn({ requestId, code: known.code }, "Request refused at capacity");
  else if (known.status >= 500) request.server.log.error({ requestId, err: error }, known.code);
  if (known.code === "unexpected") report(error, { route: `${request.method} ${routeOf(request)}`, requestId });
  const { currentVersion, limit, organization } = known;
  return {
    code: known.code,
    message: known.message,
    requestId,
    ...(currentVersion !== undefined && { currentVersion }),
    ...(limit !== undefined && { limit }),
    ...(organization !== undefined && { organization }),
  };
}

/** What is refused before any route or hook: an address that can't be read. */
export const handleFrameworkError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = asAppError(error);
  void reply
    .headers({ "cache-control": "no-store", "x-content-type-options": "nosniff", "x-request-id": request.id })
    .code(known.status)
    .send({ code: known.code, message: known.message, requestId: request.id } satisfies ErrorBody);
};

/** Malformed HTTP never becomes a request, so the response is written to the socket. */
export const handleClientError = (error: NodeJS.ErrnoException, socket: Socket) => {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [line, message] = unreadable.get(error.code) ?? ["400 Bad Request", "The request could not be read"];
  const body = JSON.stringify({ code: "invalid_input", message, requestId: crypto.randomUUID() } satisfies ErrorBody);
  const headers = `content-type: application/json\r\nx-content-type-options: nosniff\r\ncache-control: no-store`;
  socket.end(`HTTP/1.1 ${line}\r\n${headers}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`);
};
const unreadable = new Map<string | undefined, readonly [string, string]>([
  ["ERR_HTTP_REQUEST_TIMEOUT", ["408 Request Timeout", "The request took too long to arrive"]],
  ["HPE_HEADER_OVERFLOW", ["431 Request Header Fields Too Large", "The request's headers are too large"]],
]);

export function registerErrorHandler(app: FastifyInstance, report: Report): void {
  app.setErrorHandler((error, request, reply) => {
    if (isClientAbort(error, reply)) return reply.code(CLIENT_CLOSED_REQUEST).send();
    const known = asAppError(error);
    if (known.retryAfterSeconds !== undefined) void reply.header("retry-after", String(known.retryAfterSeconds));
    return reply.code(errorStatus[known.code]).send(errorBody(known.status >= 500 ? error : known, request, report));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(new AppError("not_found", "Not found"), request, report)),
  );
}
