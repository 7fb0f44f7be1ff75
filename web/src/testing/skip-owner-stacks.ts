import * as react from "react";

const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const COUNTER = "recentlyCreatedOwnerStacks";

/**
 * React's development build records a stack per element for its warnings, up to a number per second, which took a tenth of the time of
 * the tests. With the counter at its limit it records none; warnings still appear, without that stack.
 */
export function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(react, INTERNALS);
  if (typeof internals !== "object" || internals === null || !(COUNTER in internals))
    throw new Error(`React has no counter ${COUNTER}`);
  Object.defineProperty(internals, COUNTER, { get: () => Number.POSITIVE_INFINITY, set: () => undefined });
}
