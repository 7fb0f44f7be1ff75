import { ModelError } from "./model-error.ts";

/** Refuses calls for a while after several failures in a row, so that requests do not wait for a provider that is down. */
export function createCircuitBreaker({ maxFailures = 5, openMs = 15_000 } = {}) {
  let failures = 0;
  let openUntil = 0;
  return {
    throwIfOpen: () => {
      if (failures >= maxFailures && performance.now() < openUntil)
        throw new ModelError("The model does not answer at the moment");
    },
    recordSuccess: () => {
      failures = 0;
    },
    recordFailure: () => {
      failures++;
      openUntil = performance.now() + openMs;
    },
  };
}
