import type { RateLimits } from "../platform/http/rate-limit.ts";

/** For tests that make many calls from one address and ask about something else. */
export const noLimits: RateLimits = {
  count: async () => {},
  allows: async () => true,
  refund: async () => {},
  clear: async () => {},
};
