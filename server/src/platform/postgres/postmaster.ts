import { readFileSync, rmSync, statSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandOf, isAlive, workingFolderOf } from "../running-process.ts";

export type Postmaster = { pid: number; port: number; socketFolder: string | undefined; isReady: boolean };

const RECOVERY_LIMIT_MS = 60_000;

/** What postmaster.pid says, if the process it names is alive and really serves this cluster. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const noted = readPidFile(cluster);
  return noted && isAlive(noted.pid) && serves(noted.pid, cluster) ? noted : undefined;
}

/**
 * PostgreSQL refuses to start while the process id in its pid file is alive, even if the id was reused by another process.
 * A pid file of a dead process stays: PostgreSQL reads from it which shared memory may still be in use.
 */
export function removeStalePidFile(cluster: string): void {
  const noted = readPidFile(cluster);
  if (noted && isAlive(noted.pid) && !serves(noted.pid, cluster)) rmSync(join(cluster, "postmaster.pid"));
}

function readPidFile(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() || undefined,
    isReady: (lines[7] ?? "").trim() === "ready",
  };
}

/** A postmaster's working folder is its cluster, whatever name or link led there. */
function serves(pid: number, cluster: string): boolean {
  const folder = workingFolderOf(pid);
  if (folder === undefined) return commandOf(pid)?.includes("postgres") ?? true;
  const { dev, ino } = statSync(cluster);
  return folder.dev === dev && folder.ino === ino;
}

/** A server that is still coming up or recovering is waited for. */
export async function findReady(cluster: string): Promise<Postmaster | undefined> {
  const giveUp = Date.now() + RECOVERY_LIMIT_MS;
  for (let found = findPostmaster(cluster); found; found = findPostmaster(cluster)) {
    if (found.isReady && (await acceptsConnections(found.port))) return found;
    if (Date.now() > giveUp)
      throw new Error(`PostgreSQL (process ${found.pid}) runs on ${cluster} but does not answer.`);
    await sleep(25);
  }
  return undefined;
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (address && typeof address === "object" ? found(address.port) : failed(new Error("no port"))));
    });
  });
}

function acceptsConnections(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      answer(true);
    });
    socket.once("error", () => answer(false));
  });
}
