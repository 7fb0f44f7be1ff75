import process from "node:process";
import { lowerPriority } from "@coldopen/worker-pool";
import sharp from "sharp";
import type { FromEye, ToEye } from "./messages.ts";
import { perform } from "./perform.ts";

lowerPriority(Number(process.env.EYE_NICENESS ?? 0));
sharp.concurrency(1);
sharp.cache(false);

const tell = (message: FromEye) => process.send?.(message);
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("message", ({ id, task }: ToEye) => {
  perform(task).then(
    (outcome) => tell({ id, outcome }),
    (error: unknown) => tell({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
