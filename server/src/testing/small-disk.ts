import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const MEGABYTE = 1_048_576;
const PAGE = 4096;
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: "ignore" }).status === 0;

/** A disk of its own that can be filled up; nothing where this process may not mount one. */
export function mountSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "coldopen-disk-"));
  const isMounted = run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", folder]);
  if (!isMounted) {
    rmdirSync(folder);
    return undefined;
  }
  const ballast = path.join(folder, "ballast");
  /** Whatever room there is, down to the last page. */
  const fill = () => {
    const file = openSync(ballast, "a");
    try {
      for (const size of [MEGABYTE, PAGE]) writeUntilFull(file, Buffer.alloc(size, 1));
    } finally {
      closeSync(file);
    }
  };
  return {
    folder,
    fill,
    makeRoom: () => rmSync(ballast, { force: true }),
    unmount: () => {
      run("umount", ["--lazy", folder]);
      rmdirSync(folder);
    },
  };
}
export type SmallDisk = NonNullable<ReturnType<typeof mountSmallDisk>>;

function writeUntilFull(file: number, piece: Buffer): void {
  for (;;)
    try {
      writeSync(file, piece);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOSPC") return;
      throw error;
    }
}
