import { createFairQueue } from "../../../platform/fair-queue.ts";
import type { WorkContext } from "../../work-context.ts";
import type { Vision } from "../port.ts";
import { shrink } from "./look.ts";
import { eyes } from "./process/eyes.ts";
import type { Outcome, Task } from "./process/messages.ts";

/** One process does one picture at a time. */
const QUEUE = { concurrency: 1, maxQueuedPerKey: 64, maxQueued: 256 };

type Performing = { perform(task: Task, signal: AbortSignal): Promise<Outcome>; close(): Promise<void> };

/** Ours: measured by code and small models, no key, no network, in a process of its own; reading has another, so that nobody's score waits for it. */
export function embeddedVision(viewer: Performing = eyes(), reader: Performing = eyes()): Vision {
  const perform = takingTurns(viewer);
  const read = takingTurns(reader);
  const pictureOf = async (task: Task, context: WorkContext) => {
    const outcome = await perform(task, context);
    if ("picture" in outcome) return outcome.picture;
    throw new Error("No picture came back");
  };
  return {
    name: "Embedded measuring",
    look: async (picture, context) => {
      const outcome = await perform({ kind: "look", picture }, context);
      if ("sight" in outcome) return outcome.sight;
      throw new Error("Nothing was seen");
    },
    read: async (picture, lines, context) => {
      const outcome = await read({ kind: "read", picture, lines }, context);
      if ("words" in outcome) return outcome.words;
      throw new Error("Nothing was read");
    },
    shrink,
    correct: (picture, corrections, context) => pictureOf({ kind: "correct", picture, corrections }, context),
    cutOut: (picture, context) => pictureOf({ kind: "cutOut", picture }, context),
    close: async () => {
      await Promise.all([viewer.close(), reader.close()]);
    },
  };
}

function takingTurns({ perform }: Performing) {
  const queue = createFairQueue(QUEUE);
  return (task: Task, { organizationId, signal }: WorkContext) =>
    queue.run({ key: organizationId, signal }, () => perform(task, signal));
}
