import { AppError, type ErrorCode } from "@coldopen/contract/kernel/errors";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { refusalText } from "./refusal.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** Whether it shows what followed creators made. */
      isOfFollowed?: boolean;
    };
    mutationMeta: {
      /** The toast when it fails, unless it was refused for coming too often; without it, what the server said. `false` where the form shows it itself. */
      failed?: string | false;
      /** The toast when it worked. */
      done?: string;
    };
  }
}

export type Tell = { failed: (text: string) => void; done: (text: string) => void };

const RETRIES = 2;
/** What is full is told in the server's words: trying again would not help. */
const saysWhatToDo = (error: Error) => error instanceof AppError && LIMITS.has(error.code);
const LIMITS: ReadonlySet<ErrorCode> = new Set(["project_limit", "storage_full"]);
const isWorthRetrying = (error: Error) => !(error instanceof AppError) || error.status >= 500;

export const createQueryClient = (tell: Tell, { retries = RETRIES } = {}) =>
  new QueryClient({
    defaultOptions: {
      // Without a connection a change fails and says so; by default it would wait for one in silence.
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
        tell.failed(refusalText(error) ?? message);
      },
      onSuccess: (_data, _input, _context, { meta }) => {
        if (meta?.done) tell.done(meta.done);
      },
    }),
  });
