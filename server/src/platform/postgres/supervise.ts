import { setTimeout as sleep } from "node:timers/promises";
import { isAlive } from "../running-process.ts";
import { bootPostmaster, type Settings } from "./boot.ts";
import type { Place } from "./place.ts";
import { findPostmaster, findReady, type Postmaster } from "./postmaster.ts";

export type Supervisor = { pid(): number; stop(): Promise<void> };

const CHECK_INTERVAL_MS = 250;
const STOP_LIMIT_MS = 20_000;

/** Restarts a database that exited, on the same port, so that the connection pool recovers. */
export function supervise(place: Place, settings: Settings, first: Postmaster): Supervisor {
  let pid = first.pid;
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    const found = (await findReady(place.cluster)) ?? (await bootPostmaster(place, settings, first.port));
    pid = found.pid;
  };
  const look = () => {
    if (reviving || isAlive(pid)) return;
    console.error("Database process exited, restarting");
    reviving = revive()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        reviving = undefined;
      });
  };
  const timer = setInterval(look, CHECK_INTERVAL_MS).unref();
  return {
    pid: () => pid,
    async stop() {
      clearInterval(timer);
      await reviving;
      await stopPostmaster(place.cluster, pid);
    },
  };
}

async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  if (findPostmaster(cluster)?.pid !== pid) return;
  for (const signal of ["SIGINT", "SIGQUIT"]) {
    if (isAlive(pid)) process.kill(pid, signal);
    if (await endsWithin(pid, STOP_LIMIT_MS)) return;
  }
}

async function endsWithin(pid: number, limitMs: number): Promise<boolean> {
  const giveUp = Date.now() + limitMs;
  while (isAlive(pid) && Date.now() < giveUp) await sleep(10);
  return !isAlive(pid);
}
