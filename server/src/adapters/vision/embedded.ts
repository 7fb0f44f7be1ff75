import { createVisionPool, shrinkPicture, type VisionPool, type VisionTask } from "@coldopen/engine-vision";
import { createFairQueue } from "../../platform/fair-queue.ts";
import type { WorkContext } from "../work-context.ts";
import type { Vision } from "./port.ts";

/** One process does one picture at a time. */
const QUEUE = { concurrency: 1, maxQueuedPerKey: 64, maxQueued: 256 };

/** Measured by our own engine, no key, no network, in a process of its own; reading has another, so that no score waits for it. */
export function embeddedVision(pool: VisionPool = createVisionPool(), reader: VisionPool = createVisionPool()): Vision {
  const run = takingTurns(pool);
  const read = takingTurns(reader);
  const pictureOf = async (task: VisionTask, context: WorkContext) => {
    const result = await run(task, context);
    if ("picture" in result) return result.picture;
    throw new Error("Vision task returned no picture");
  };
  return {
    name: "Cold Open",
    look: async (picture, context) => {
      const result = await run({ kind: "look", picture }, context);
      if ("sight" in result) return result.sight;
      throw new Error("Vision task returned no analysis");
    },
    read: async (picture, lines, context) => {
      const result = await read({ kind: "read", picture, lines }, context);
      if ("words" in result) return result.words;
      throw new Error("Vision task returned no words");
    },
    shrink: shrinkPicture,
    correct: (picture, corrections, context) => pictureOf({ kind: "correct", picture, corrections }, context),
    cutOut: (picture, context) => pictureOf({ kind: "cutOut", picture }, context),
    close: async () => {
      await Promise.all([pool.close(), reader.close()]);
    },
  };
}

function takingTurns(pool: VisionPool) {
  const queue = createFairQueue(QUEUE);
  return (task: VisionTask, { organizationId, signal }: WorkContext) =>
    queue.run({ key: organizationId, signal }, () => pool.run(task, signal));
}
