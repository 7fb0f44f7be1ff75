import { AppError } from "@coldopen/contract/kernel/errors";

const LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  "53400",
  "25P03",
  "57P05",
]);
const CANCELLED = "57014";
/** What the driver says of a shared connection that was given up. */
const GIVEN_UP = "Query read timeout";
const OUT_OF_MEMORY = "53200";

const codeOf = (error: unknown): string =>
  error !== null && typeof error === "object" && "code" in error && typeof error.code === "string" ? error.code : "";

/** A local database is reached by a socket file, which is missing during a restart and refuses when its backlog is full. */
const isClosedDoor = (error: Error): boolean =>
  "syscall" in error && error.syscall === "connect" && (codeOf(error) === "ENOENT" || codeOf(error) === "EAGAIN");

/** What a failing database means to a caller; nothing for errors that are our own fault. */
export function databaseFailure(error: unknown): AppError | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = codeOf(cause);
    if (code === CANCELLED || cause.message === GIVEN_UP)
      return new AppError("timed_out", "Request timed out", { cause: error });
    if (
      LOST.has(code) ||
      isClosedDoor(cause) ||
      code === OUT_OF_MEMORY ||
      code.startsWith("08") ||
      /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|Client has encountered a connection error|not queryable/.test(
        cause.message,
      )
    )
      return new AppError("unavailable", "The service is temporarily unavailable. Try again in a moment.", {
        cause: error,
        retryAfterSeconds: 2,
      });
  }
  return undefined;
}
