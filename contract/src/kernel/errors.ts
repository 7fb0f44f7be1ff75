import { z } from "zod";

/** All error codes with their HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  wrong_credentials: 400,
  link_expired: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  cross_site: 403,
  not_found: 404,
  conflict: 409,
  locked_by_other: 409,
  channel_limit: 409,
  channel_taken: 409,
  no_videos: 409,
  no_long_form_videos: 409,
  seat_limit: 409,
  idempotency_in_progress: 409,
  project_limit: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  rate_limited: 429,
  connection_limit: 429,
  unexpected: 500,
  upstream_failed: 502,
  unavailable: 503,
  timed_out: 504,
  storage_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

export const ErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  requestId: z.string(),
  /** With conflict: the current version. */
  currentVersion: z.number().int().optional(),
  /** With channel_limit: how many channels the plan holds. */
  limit: z.number().int().optional(),
  /** With channel_taken: the organization that has the channel, named to its members only. */
  organization: z.string().optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Facts of single error codes that travel with the error. */
type ErrorDetails = { currentVersion?: number; limit?: number; organization?: string };
type AppErrorOptions = ErrorOptions & ErrorDetails & { retryAfterSeconds?: number; requestId?: string };

export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;
  readonly currentVersion: number | undefined;
  readonly limit: number | undefined;
  readonly organization: string | undefined;

  constructor(code: ErrorCode, message: string = code, options: AppErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.requestId = options.requestId;
    this.currentVersion = options.currentVersion;
    this.limit = options.limit;
    this.organization = options.organization;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
