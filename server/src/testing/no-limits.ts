import type { AppContext } from "../app-context.ts";
import type { RateLimits } from "../platform/http/rate-limit.ts";

/** For tests that make many calls from one address and ask about something else. */
export const noLimits: RateLimits = {
  count: async () => {},
  allows: async () => true,
  refund: async () => {},
  clear: async () => {},
};

/** The same for tests that also start much work as one person. */
export const unlimited: Pick<AppContext, "limits" | "usage"> = {
  limits: noLimits,
  usage: { start: async () => async () => {}, run: (_kind, _requester, work) => work(), close: () => {} },
};
