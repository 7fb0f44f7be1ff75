import { createVisionPool, shrinkPicture, type VisionPool, type VisionTask } from "@coldopen/engine-vision";
import type { Vision } from "./port.ts";

/** Measured by our own engine, no key, no network, in a process of its own; reading has another, so that no score waits for it. */
export function embeddedVision(pool: VisionPool = createVisionPool(), reader: VisionPool = createVisionPool()): Vision {
  const pictureOf = async (task: VisionTask, signal: AbortSignal) => {
    const result = await pool.run(task, signal);
    if ("picture" in result) return result.picture;
    throw new Error("Vision task returned no picture");
  };
  return {
    name: "Embedded measuring",
    look: async (picture, signal) => {
      const result = await pool.run({ kind: "look", picture }, signal);
      if ("sight" in result) return result.sight;
      throw new Error("Vision task returned no analysis");
    },
    read: async (picture, lines, signal) => {
      const result = await reader.run({ kind: "read", picture, lines }, signal);
      if ("words" in result) return result.words;
      throw new Error("Vision task returned no words");
    },
    shrink: shrinkPicture,
    correct: (picture, corrections, signal) => pictureOf({ kind: "correct", picture, corrections }, signal),
    cutOut: (picture, signal) => pictureOf({ kind: "cutOut", picture }, signal),
    close: async () => {
      await Promise.all([pool.close(), reader.close()]);
    },
  };
}
