import { setTimeout as sleep } from "node:timers/promises";
import { claimLock, type ProcessLock } from "../process-lock.ts";
import { isAlive } from "../running-process.ts";
import { bootPostmaster, type Settings } from "./boot.ts";
import { connectionUrl, ensureCluster } from "./cluster.ts";
import { choosePlace, type Place } from "./place.ts";
import { acceptsConnections, findPostmaster, type Postmaster } from "./postmaster.ts";

export type RunningPostgres = { url: string; port: number; pid: number; reused: boolean; stop(): Promise<void> };

export type StartPostgres = {
  dataDir: string;
  settings?: Settings;
  /** Where root keeps binaries and data when the database's user can't reach the clone. */
  sharedHome?: string;
  say?: (line: string) => void;
};

const RECOVERY_LIMIT_MS = 60_000;
const FAST_STOP_LIMIT_MS = 20_000;

/** The first process to start or find the database owns it and stops it; whoever comes while the owner lives only uses it. */
export async function startPostgres({
  dataDir,
  settings = {},
  sharedHome = "/var/lib/coldopen",
  say = console.log,
}: StartPostgres): Promise<RunningPostgres> {
  const place = choosePlace(dataDir, sharedHome, say);
  const starting = await waitForLock(`${place.cluster}.starting`);
  try {
    const found = await findReady(place);
    if (!found) await ensureCluster(place);
    const { pid, port } = found ?? (await bootPostmaster(place, settings));
    const claim = claimLock(`${place.cluster}.owner`);
    const owner = "lock" in claim ? claim.lock : undefined;
    return {
      url: connectionUrl(place.cluster, port),
      port,
      pid,
      reused: found !== undefined,
      async stop() {
        if (owner) await stopPostmaster(place, pid);
        owner?.release();
      },
    };
  } finally {
    starting.release();
  }
}

async function waitForLock(folder: string): Promise<ProcessLock> {
  for (;;) {
    const claim = claimLock(folder);
    if ("lock" in claim) return claim.lock;
    await sleep(25);
  }
}

async function findReady({ cluster }: Place): Promise<Postmaster | undefined> {
  const giveUp = Date.now() + RECOVERY_LIMIT_MS;
  for (let found = findPostmaster(cluster); found; found = findPostmaster(cluster)) {
    if (found.isReady && (await acceptsConnections(found.port))) return found;
    if (Date.now() > giveUp)
      throw new Error(`PostgreSQL (process ${found.pid}) runs on ${cluster} but does not answer.`);
    await sleep(25);
  }
  return undefined;
}

async function stopPostmaster({ cluster }: Place, pid: number): Promise<void> {
  if (findPostmaster(cluster)?.pid !== pid) return;
  signal(pid, "SIGINT");
  if (await endsWithin(pid, FAST_STOP_LIMIT_MS)) return;
  signal(pid, "SIGQUIT");
  await endsWithin(pid, FAST_STOP_LIMIT_MS);
}

function signal(pid: number, name: "SIGINT" | "SIGQUIT"): void {
  if (isAlive(pid)) process.kill(pid, name);
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const giveUp = Date.now() + limitMs;
  while (isAlive(pid) && Date.now() < giveUp) await sleep(10);
  return !isAlive(pid);
}
