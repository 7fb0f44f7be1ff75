import process from "node:process";
import sharp from "sharp";
import { stepBack } from "../../../../platform/step-back.ts";
import { paint } from "../paint.ts";
import type { FromPainter, ToPainter } from "./messages.ts";

/** A process of its own: what it computes never waits in the studio's threads, and its low priority is its alone. */
stepBack(Number(process.env.PAINTER_NICENESS ?? 0));
sharp.concurrency(1);
sharp.cache(false);

const running = new Map<number, AbortController>();
const tell = (message: FromPainter) => process.send?.(message);

process.on("message", (message: ToPainter) => {
  if ("cancel" in message) running.get(message.cancel)?.abort();
  else void take(message);
});
process.on("disconnect", () => process.exit(0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);

async function take({ order: { id, brief, size } }: Extract<ToPainter, { order: unknown }>): Promise<void> {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    tell({ id, picture: await paint(brief, size, stop.signal) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}
