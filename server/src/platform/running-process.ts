import { execFileSync } from "node:child_process";
import { readFileSync, type Stats, statSync } from "node:fs";

export type RunningProcess = { pid: number; started: string };

const UNKNOWN_START = "unknown";

/** A process id alone is not an identity: ids are reused, and a container restarts under the same one. */
export function thisProcess(): RunningProcess {
  return { pid: process.pid, started: startOf(process.pid) ?? UNKNOWN_START };
}

export function isRunning({ pid, started }: RunningProcess): boolean {
  const now = startOf(pid);
  return now !== undefined && (now === started || now === UNKNOWN_START || started === UNKNOWN_START);
}

export function isAlive(pid: number): boolean {
  return startOf(pid) !== undefined;
}

export function commandOf(pid: number): string | undefined {
  if (process.platform === "linux") return attempt(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
  return ps(pid, "command=");
}

export function workingFolderOf(pid: number): Stats | undefined {
  return attempt(() => statSync(`/proc/${pid}/cwd`));
}

function startOf(pid: number): string | undefined {
  if (!answersSignals(pid)) return undefined;
  if (process.platform !== "linux") return ps(pid, "lstart=") ?? UNKNOWN_START;
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  if (stat === undefined) return UNKNOWN_START;
  const [state = "", ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // A killed process still answers signals until its parent reaps it.
  if (state === "Z" || state === "X") return undefined;
  const boot = attempt(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  return `${boot ?? ""}:${fields[18] ?? ""}`;
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function ps(pid: number, column: string): string | undefined {
  const ask = () => execFileSync("ps", ["-o", column, "-p", String(pid)], { stdio: ["ignore", "pipe", "ignore"] });
  return attempt(() => ask().toString().trim());
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
