import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type FileName, type Files, partsOf } from "./port.ts";

const SHELF_LETTERS = 2;
const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Files in a folder, on shelves by the first letters of their names. */
export function diskFiles(folder: string): Files {
  const placeOf = (name: FileName) => {
    const { area, own } = partsOf(name);
    const shelf = path.join(folder, area, own.slice(0, SHELF_LETTERS));
    return { shelf, file: path.join(shelf, own) };
  };

  return {
    name: "This machine's disk",
    isEmbedded: true,
    put: async (name, bytes) => {
      const { shelf, file } = placeOf(name);
      await mkdir(shelf, { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeDurably(draft, bytes);
        await rename(draft, file);
        await settle(shelf);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    get: (name) => unlessMissing(readFile(placeOf(name).file)),
    remove: (name) => rm(placeOf(name).file, { force: true }),
    async *list(area) {
      const shelves = await unlessMissing(readdir(path.join(folder, area)));
      for (const shelf of shelves ?? [])
        for (const own of (await unlessMissing(readdir(path.join(folder, area, shelf)))) ?? []) {
          const found = await unlessMissing(stat(path.join(folder, area, shelf, own)));
          if (found?.isFile()) yield { name: `${area}/${own}`, writtenAt: found.mtime };
        }
    },
  };
}

async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, "wx", 0o640);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is durable once its folder is. */
async function settle(shelf: string): Promise<void> {
  const handle = await open(shelf, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
