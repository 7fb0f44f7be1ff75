import type { Vision } from "../port.ts";
import { shrink } from "./look.ts";
import { eyes } from "./process/eyes.ts";
import type { Outcome, Task } from "./process/messages.ts";

type Performing = { perform(task: Task, signal: AbortSignal): Promise<Outcome>; close(): Promise<void> };

/** Ours: measured by code and small models, no key, no network, in a process of its own; reading has another, so that nobody's score waits for it. */
export function embeddedVision({ perform, close }: Performing = eyes(), reader: Performing = eyes()): Vision {
  const pictureOf = async (task: Task, signal: AbortSignal) => {
    const outcome = await perform(task, signal);
    if ("picture" in outcome) return outcome.picture;
    throw new Error("No picture came back");
  };
  return {
    name: "Embedded measuring",
    look: async (picture, signal) => {
      const outcome = await perform({ kind: "look", picture }, signal);
      if ("sight" in outcome) return outcome.sight;
      throw new Error("Nothing was seen");
    },
    read: async (picture, lines, signal) => {
      const outcome = await reader.perform({ kind: "read", picture, lines }, signal);
      if ("words" in outcome) return outcome.words;
      throw new Error("Nothing was read");
    },
    shrink,
    correct: (picture, corrections, signal) => pictureOf({ kind: "correct", picture, corrections }, signal),
    cutOut: (picture, signal) => pictureOf({ kind: "cutOut", picture }, signal),
    close: async () => {
      await Promise.all([close(), reader.close()]);
    },
  };
}
