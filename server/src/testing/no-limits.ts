import type { RateLimits } from "../platform/http/rate-limit.ts";
import type { UsageLimits } from "../platform/usage-limits/usage-limits.ts";

/** For tests that make many calls from one address and ask about something else. */
export const noLimits: RateLimits = { count: async () => {}, allows: async () => true, clear: async () => {} };

export const noUsageLimits: UsageLimits = {
  start: async () => async () => {},
  run: (_kind, _requester, work) => work(),
  close: () => {},
};
