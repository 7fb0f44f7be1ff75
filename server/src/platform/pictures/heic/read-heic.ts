import { z } from "zod";
import { openThread } from "../../open-thread.ts";

const HEAP_MB = 128;
/** Its memory lies outside of the heap: this is how much one file may make the whole process grow. */
const GROWTH_BYTES_MAX = 700 * 1_048_576;
const CHECK_INTERVAL_MS = 50;
const TIME_MS = 15_000;

const Pixels = z.object({
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  data: z.instanceof(Uint8ClampedArray),
});
type Pixels = z.infer<typeof Pixels>;

/** How large a file says its pictures are, before any of them is read. */
function* sidesIn(file: Buffer): Generator<[width: number, height: number]> {
  for (let at = file.indexOf("ispe"); at >= 0; at = file.indexOf("ispe", at + 1))
    if (at + 16 <= file.length) yield [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
}

/** The first picture of a HEIC file, read in a thread that is ended when it takes too much. */
export async function readHeic(file: Uint8Array, pixelsAtMost: number): Promise<Pixels> {
  const bytes = new Uint8Array(file);
  for (const [width, height] of sidesIn(Buffer.from(bytes.buffer)))
    if (width * height > pixelsAtMost) throw new Error(`Too large: ${width} by ${height}`);
  const before = process.memoryUsage.rss();
  const thread = openThread(import.meta.url, { heapMb: HEAP_MB });
  const over = new AbortController();
  try {
    return await new Promise<Pixels>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("Takes too long")), TIME_MS);
      const watch = setInterval(() => {
        if (process.memoryUsage.rss() - before > GROWTH_BYTES_MAX) reject(new Error("Takes too much memory"));
      }, CHECK_INTERVAL_MS);
      over.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        clearInterval(watch);
      });
      thread.once("message", (message: unknown) => {
        const { data, error } = Pixels.safeParse(message);
        if (error) reject(new Error("Can't be read", { cause: message }));
        else if (data.width * data.height > pixelsAtMost) reject(new Error("Too large"));
        else resolve(data);
      });
      thread.once("error", reject);
      thread.once("exit", () => reject(new Error("Takes too much memory")));
      thread.postMessage(bytes, [bytes.buffer]);
    });
  } finally {
    over.abort();
    void thread.terminate();
  }
}
