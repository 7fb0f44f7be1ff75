import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const CACHE = resolve(import.meta.dirname, "..", "node_modules", ".cache", "coldopen");

type Brought = {
  name: string;
  launcher: string;
  unpack: (folder: string) => Promise<void>;
};

/** Unpacks the browser beside the packages once, atomically also with concurrent callers. Returns its launch options. */
export async function bringBrowser({ name, launcher, unpack }: Brought): Promise<string> {
  const folder = join(CACHE, name);
  const launch = join(folder, "launch");
  if (existsSync(launch)) return launch;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${folder}-`);
  try {
    await unpack(draft);
    writeFileSync(join(draft, "launch"), launcher, { mode: 0o755 });
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(launch)) throw error;
  }
  return launch;
}
