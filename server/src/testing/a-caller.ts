import type { AppContext } from "../app-context.ts";
import type { Caller } from "../platform/access/caller.ts";

/** Someone who is signed in and belongs nowhere. */
export const aCaller: Caller = {
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  email: "ada@example.com",
  isInternal: false,
  memberships: [],
  entitlements: [],
};

export const withGatesOpen = (context: AppContext): AppContext => ({
  ...context,
  flags: { ...context.flags, isOn: async () => true },
});
