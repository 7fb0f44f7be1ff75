import { AppError, type ErrorBody, type ErrorCode, errorStatus } from "@coldopen/contract/kernel/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { databaseFailure } from "../db/failures.ts";
import { routeOf } from "./log-requests.ts";

const codeByStatus = new Map<number, ErrorCode>([
  [400, "invalid_input"],
  [404, "not_found"],
  [413, "too_large"],
  [414, "invalid_input"],
  [415, "unsupported_media_type"],
  [431, "invalid_input"],
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

/** Only an AppError reaches the caller in its own words; anything else is logged and told as `unexpected`. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const failure = databaseFailure(error);
  if (failure) return failure;
  const code = codeByStatus.get(statusOf(error)) ?? "unexpected";
  return new AppError(code, messages[code] ?? "Something went wrong", { cause: error });
}

/** Where errors go that nobody expected. */
export type Report = (error: unknown, place: { route: string; requestId: string }) => void;

export function errorBody(error: unknown, request: FastifyRequest, report: Report): ErrorBody {
  const known = asAppError(error);
  const requestId = request.id;
  if (known.status >= 500) request.server.log.error({ requestId, err: error }, known.code);
  if (known.code === "unexpected") report(error, { route: `${request.method} ${routeOf(request)}`, requestId });
  return { code: known.code, message: known.message, requestId };
}

export function answerErrors(app: FastifyInstance, report: Report): void {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error);
    if (known.retryAfterSeconds !== undefined) void reply.header("retry-after", String(known.retryAfterSeconds));
    return reply.code(errorStatus[known.code]).send(errorBody(known.status >= 500 ? error : known, request, report));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody(new AppError("not_found", "Not found"), request, report)),
  );
}
