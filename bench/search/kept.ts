import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where a run keeps its databases: for itself, or in a folder that later runs of the same catalogue find filled. */
export function benchFolder(kept: string | undefined) {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const place = (what: string) => path.join(folder, `${what}.json`);
  return {
    folder,
    isKept: kept !== undefined,
    /** Does the work unless it was done here before; what was done otherwise is no use. */
    once: async (what: string, of: unknown, work: () => Promise<unknown>): Promise<void> => {
      const done = existsSync(place(what)) ? readFileSync(place(what), "utf8") : undefined;
      if (done === JSON.stringify(of)) return;
      if (done !== undefined) throw new Error(`${folder} holds another catalogue: ${done}. Name an empty folder.`);
      await work();
      writeFileSync(place(what), JSON.stringify(of));
    },
  };
}
export type BenchFolder = ReturnType<typeof benchFolder>;
