import type { Caller } from "../platform/access/caller.ts";
import type { World } from "../world.ts";

/** Someone who is signed in and belongs nowhere. */
export const aCaller: Caller = {
  userId: crypto.randomUUID(),
  sessionId: crypto.randomUUID(),
  email: "ada@example.com",
  isInternal: false,
  memberships: [],
  entitlements: [],
};

export const withGatesOpen = (world: World): World => ({
  ...world,
  flags: { ...world.flags, isOn: async () => true },
});
