import type { World } from "../world.ts";

/** For tests that make many calls from one address or as one person and ask about something else. */
export const noLimits: Pick<World, "limits" | "usage"> = {
  limits: { count: async () => {}, allows: async () => true, clear: async () => {} },
  usage: { start: async () => async () => {}, run: (_kind, _requester, work) => work(), close: () => {} },
};
