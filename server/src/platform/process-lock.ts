import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isRunning, thisProcess } from "./running-process.ts";

const Holder = z.object({ pid: z.number(), started: z.string(), note: z.string() });
export type Holder = z.infer<typeof Holder>;

export type ProcessLock = { note(text: string): void; release(): void };
export type Claim = { lock: ProcessLock } | { holder: Holder };

/**
 * A lock folder holds one numbered file, naming its holder. Taking over from a dead holder creates the next number,
 * which only one process can do; the highest number is never removed, so a late comer always finds it.
 */
export function claimLock(folder: string): Claim {
  mkdirSync(folder, { recursive: true });
  for (;;) {
    const top = highest(folder);
    const holder = top === 0 ? "free" : read(join(folder, String(top)));
    if (holder === "gone") continue;
    if (holder !== "free" && isRunning(holder)) return { holder };
    const mine = top + 1;
    if (!createWhole(folder, String(mine), describe(""))) continue;
    if (highest(folder) !== mine) {
      rmSync(join(folder, String(mine)), { force: true });
      continue;
    }
    for (const name of readdirSync(folder)) if (name !== String(mine)) rmSync(join(folder, name), { force: true });
    return { lock: lockOf(folder, String(mine)) };
  }
}

function lockOf(folder: string, name: string): ProcessLock {
  let held = true;
  return {
    note(text) {
      if (held) replace(folder, name, describe(text));
    },
    release() {
      if (held) replace(folder, name, "free");
      held = false;
    },
  };
}

function describe(note: string): string {
  return `${JSON.stringify({ ...thisProcess(), note } satisfies Holder)}\n`;
}

function highest(folder: string): number {
  return Math.max(0, ...readdirSync(folder).filter(isNumbered).map(Number));
}

function isNumbered(name: string): boolean {
  return /^\d+$/.test(name);
}

function read(file: string): Holder | "free" | "gone" {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (isCode(error, "ENOENT")) return "gone";
    throw error;
  }
  try {
    return Holder.parse(JSON.parse(text));
  } catch {
    return "free";
  }
}

function createWhole(folder: string, name: string, text: string): boolean {
  const draft = join(folder, randomUUID());
  try {
    writeFileSync(draft, text);
    linkSync(draft, join(folder, name));
    return true;
  } catch (error) {
    // ENOENT: a winner swept our draft away.
    if (isCode(error, "EEXIST") || isCode(error, "ENOENT")) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function replace(folder: string, name: string, text: string): void {
  const draft = join(folder, randomUUID());
  try {
    writeFileSync(draft, text);
    renameSync(draft, join(folder, name));
  } catch (error) {
    // A data folder deleted under a running studio needs no lock any more.
    if (!isCode(error, "ENOENT")) throw error;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
