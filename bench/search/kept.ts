import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Folder for the databases of a run: temporary, or one that later runs of the same catalogue reuse. */
export function benchFolder(kept: string | undefined) {
  const folder = kept ? path.resolve(kept) : mkdtempSync(path.join(tmpdir(), "coldopen-bench-"));
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  const place = (what: string) => path.join(folder, `${what}.json`);
  return {
    folder,
    isKept: kept !== undefined,
    /** Does the work unless it was done in this folder with the same parameters; other parameters are an error. */
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
