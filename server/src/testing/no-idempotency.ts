import type { Idempotency } from "../platform/http/idempotency.ts";

/** For tests of routes without a database. */
export const noIdempotency: Idempotency = {
  run: (_, work) => work(),
  runLong: async (_, prepare) => (await prepare())(),
};
