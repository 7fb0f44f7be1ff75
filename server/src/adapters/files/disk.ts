import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { type FileName, type Files, partsOf } from "./port.ts";

const SHARD_PREFIX_LENGTH = 2;
const isMissing = (error: unknown) => error instanceof Error && "code" in error && error.code === "ENOENT";
const unlessMissing = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** Files in a folder, in subfolders named by the first letters of the files. */
export function diskFiles(folder: string): Files {
  const placeOf = (name: FileName) => {
    const { area, own } = partsOf(name);
    const shardFolder = path.join(folder, area, own.slice(0, SHARD_PREFIX_LENGTH));
    return { shardFolder, file: path.join(shardFolder, own) };
  };

  return {
    name: "This machine's disk",
    isEmbedded: true,
    put: async (name, bytes) => {
      const { shardFolder, file } = placeOf(name);
      await mkdir(shardFolder, { recursive: true });
      const draft = `${file}.${randomUUID()}`;
      try {
        await writeDurably(draft, bytes);
        await rename(draft, file);
        await syncFolder(shardFolder);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    get: (name) => unlessMissing(readFile(placeOf(name).file)),
    remove: (name) => rm(placeOf(name).file, { force: true }),
    async *list(area) {
      const shardFolders = await unlessMissing(readdir(path.join(folder, area)));
      for (const shard of shardFolders ?? [])
        for (const own of (await unlessMissing(readdir(path.join(folder, area, shard)))) ?? []) {
          const found = await unlessMissing(stat(path.join(folder, area, shard, own)));
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
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
