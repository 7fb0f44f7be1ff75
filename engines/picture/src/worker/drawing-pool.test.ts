import { afterAll, expect, it } from "vitest";
import { drawPicture } from "../draw-picture.ts";
import { createDrawingPool } from "./drawing-pool.ts";

const SIZE = { width: 160, height: 90 };
const signal = new AbortController().signal;
const pool = createDrawingPool({ size: 1, niceness: 0 });
afterAll(() => pool.close());

it("returns from a worker process the same picture as drawPicture", async () => {
  const brief = { prompt: "a lighthouse", style: "sketch", seed: 1 } as const;
  const [there, here] = [await pool.draw(brief, SIZE, signal), await drawPicture(brief, SIZE)];
  expect(Buffer.compare(Buffer.from(there.bytes), Buffer.from(here.bytes))).toBe(0);
});

it("rejects an aborted drawing with the reason and draws the next one", async () => {
  const brief = { prompt: "a lighthouse", style: "sketch", seed: 1 } as const;
  const stop = new AbortController();
  const drawn = pool.draw(brief, SIZE, stop.signal);
  stop.abort("too late");
  await expect(drawn).rejects.toBe("too late");
  expect((await pool.draw(brief, SIZE, signal)).type).toBe("image/webp");
});
