import { z } from "zod";
import { openThread } from "../../open-thread.ts";

const HEAP_MB = 128;
/** The decoder allocates outside the heap: limit for the growth of the process by one file. */
const MAX_GROWTH_BYTES = 700 * 1_048_576;
const CHECK_INTERVAL_MS = 50;
const TIMEOUT_MS = 15_000;

const Pixels = z.object({
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  data: z.instanceof(Uint8ClampedArray),
});
type Pixels = z.infer<typeof Pixels>;

/** Declared image sizes, read before decoding. */
function* sidesIn(file: Buffer): Generator<[width: number, height: number]> {
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1))
    if (at + 16 <= file.length) yield [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
}

/** The first picture of a HEIC file, decoded in a thread with limits for time and memory. */
export async function readHeic(file: Uint8Array, maxPixels: number): Promise<Pixels> {
  const bytes = new Uint8Array(file);
  for (const [width, height] of sidesIn(Buffer.from(bytes.buffer)))
    if (width * height > maxPixels) throw new Error(`HEIC image exceeds ${maxPixels} pixels: ${width} by ${height}`);
  const before = process.memoryUsage.rss();
  const thread = openThread(import.meta.url, { heapMb: HEAP_MB });
  const over = new AbortController();
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("HEIC decoding timed out")), TIMEOUT_MS);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > MAX_GROWTH_BYTES)
          reject(new Error("HEIC decoding exceeded memory limit"));
      }, CHECK_INTERVAL_MS);
      over.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        clearInterval(watch);
      });
      thread.once("message", (message: unknown) => {
        const { data, error } = Pixels.safeParse(message);
        if (error) reject(new Error("Failed to decode HEIC", { cause: message }));
        else if (data.width * data.height > maxPixels) reject(new Error(`HEIC image exceeds ${maxPixels} pixels`));
        else resolve(data);
      });
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("HEIC decoding exceeded memory limit")));
      thread.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    over.abort();
    void thread.terminate();
  }
}
