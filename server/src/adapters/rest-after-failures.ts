import { ModelFailure } from "./model-failure.ts";

/** A provider that only fails is left alone for a while, so that nobody waits for it. */
export function restAfterFailures({ failuresInARow = 5, restMs = 15_000 } = {}) {
  let failures = 0;
  let restUntil = 0;
  return {
    throwIfResting: () => {
      if (failures >= failuresInARow && performance.now() < restUntil)
        throw new ModelFailure("The model does not answer at the moment");
    },
    worked: () => {
      failures = 0;
    },
    failed: () => {
      failures++;
      restUntil = performance.now() + restMs;
    },
  };
}
