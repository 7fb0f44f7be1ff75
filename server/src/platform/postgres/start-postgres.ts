import { setTimeout as sleep } from "node:timers/promises";
import { claimLock, type ProcessLock } from "../process-lock.ts";
import { bootPostmaster, type Settings } from "./boot.ts";
import { connectionUrl, ensureCluster } from "./cluster.ts";
import { choosePlace } from "./place.ts";
import { findReady } from "./postmaster.ts";
import { supervise } from "./supervise.ts";

export type RunningPostgres = {
  url: string;
  port: number;
  readonly pid: number;
  reused: boolean;
  stop(): Promise<void>;
};

export type StartPostgres = {
  dataDir: string;
  settings?: Settings;
  /** Where root keeps binaries and data when the database's user can't reach the clone. */
  sharedHome?: string;
  say?: (line: string) => void;
};

/** The first process that starts or finds the database owns and stops it; other processes only connect to it. */
export async function startPostgres({
  dataDir,
  settings = {},
  sharedHome = "/var/lib/coldopen",
  say = console.log,
}: StartPostgres): Promise<RunningPostgres> {
  const place = choosePlace(dataDir, sharedHome, say);
  const starting = await waitForLock(`${place.cluster}.starting`);
  try {
    const found = await findReady(place.cluster);
    if (!found) await ensureCluster(place);
    const postmaster = found ?? (await bootPostmaster(place, settings));
    const claim = claimLock(`${place.cluster}.owner`);
    const owned = "lock" in claim && { lock: claim.lock, supervisor: supervise(place, settings, postmaster) };
    return {
      url: connectionUrl(place.cluster, postmaster),
      port: postmaster.port,
      get pid() {
        return owned ? owned.supervisor.pid() : postmaster.pid;
      },
      reused: found !== undefined,
      async stop() {
        if (!owned) return;
        await owned.supervisor.stop();
        owned.lock.release();
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
