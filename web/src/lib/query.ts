import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { refusalText } from "./refusal.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Whether the result depends on the followed creators. */
      isOfFollowed?: boolean;
    };
    mutationMeta: {
      /** The toast after a failure other than a rate limit; by default the server's message. `false` if the form shows the error. */
      failed?: string | false;
      /** The toast after success. */
      done?: string;
    };
  }
}

export type MutationToasts = { error: (text: string) => void; success: (text: string) => void };

const RETRIES = 2;
/** A limit is explained by the server's own message: retrying would not help. */
const saysWhatToDo = (error: Error) => error instanceof AppError && LIMITS.has(error.code);
const LIMITS: ReadonlySet<ErrorCode> = new Set(["project_limit", "storage_full"]);
const isWorthRetrying = (error: Error) => !(error instanceof AppError) || error.status >= 500;

export const createQueryClient = (toast: MutationToasts, { retries = RETRIES } = {}) =>
  new QueryClient({
    defaultOptions: {
      // Offline, a mutation fails with a message; by default it would be paused silently.
      mutations: { networkMode: "always" },
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < retries && error.name !== "ZodError" && isWorthRetrying(error),
      },
    },
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => {
        if (meta?.failed === false) return;
        const message = meta?.failed === undefined || saysWhatToDo(error) ? error.message : meta.failed;
        toast.error(refusalText(error) ?? message);
      },
      onSuccess: (_data, _input, _context, { meta }) => {
        if (meta?.done) toast.success(meta.done);
      },
    }),
  });
