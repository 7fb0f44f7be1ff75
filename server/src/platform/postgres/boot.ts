import { spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { giveTo } from "./account.ts";
import { program } from "./binaries.ts";
import { DATABASE_ENVIRONMENT } from "./cluster.ts";
import type { Place } from "./place.ts";
import { findPostmaster, freePort, type Postmaster, removeStalePidFile } from "./postmaster.ts";

export type Settings = Record<string, string>;

const SETTINGS: Settings = {
  listen_addresses: "127.0.0.1",
  max_connections: "200",
  shared_buffers: "128MB",
  shared_preload_libraries: "pg_stat_statements",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_duration_statement: "1s",
  // The parameters of one import can be megabytes, and they hold people's texts.
  log_parameter_max_length: "0",
};

/** What a system's address of a socket can hold, with the name that PostgreSQL gives its own. */
const LONGEST_SOCKET_FOLDER = 80;

/** In the cluster's folder, which has mode 0700. */
const socketIn = (cluster: string): Settings => ({
  unix_socket_directories:
    process.platform !== "win32" && Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER && !/[",]/.test(cluster)
      ? cluster
      : "",
});

const START_LIMIT_MS = 60_000;
const LOG_LIMIT_BYTES = 10_000_000;

/** Each passes by itself: a killed server's last processes still hold its memory, or another program took the port. */
const PASSING_TROUBLE = /lock file ".*" already exists|shared memory block|Address already in use/;

export async function bootPostmaster(place: Place, overrides: Settings, port?: number): Promise<Postmaster> {
  const giveUp = Date.now() + START_LIMIT_MS;
  for (;;) {
    const settings = {
      ...SETTINGS,
      ...socketIn(place.cluster),
      ...overrides,
      port: String(port ?? (await freePort())),
    };
    const result = await attempt(place, settings, giveUp);
    if (typeof result !== "string") return result;
    if (!PASSING_TROUBLE.test(result) || Date.now() > giveUp) {
      throw new Error(`PostgreSQL did not start: ${result.trim()}`);
    }
    await sleep(100);
  }
}

async function attempt(place: Place, settings: Settings, giveUp: number): Promise<Postmaster | string> {
  removeStalePidFile(place.cluster);
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openLog(place);
  const child = spawn(program(place.binaries, "postgres"), ["-D", place.cluster, ...options], {
    ...place.account,
    env: DATABASE_ENVIRONMENT,
    cwd: "/",
    stdio: ["ignore", log.descriptor, log.descriptor],
    // Its own process group: Ctrl+C reaches the studio, which ends the database last.
    detached: true,
  });
  closeSync(log.descriptor);
  child.unref();
  let ended: string | undefined;
  child.once("error", (error) => {
    ended = error.message;
  });
  child.once("exit", (code, signal) => {
    ended = `it ended with ${code ?? signal}.`;
  });
  while (Date.now() < giveUp) {
    if (ended !== undefined) return `${ended} ${log.read()}`;
    const postmaster = findPostmaster(place.cluster);
    if (postmaster?.isReady && postmaster.pid === child.pid) return postmaster;
    await sleep(10);
  }
  child.kill("SIGQUIT");
  return `it was not ready within ${START_LIMIT_MS / 1000} seconds. ${log.read()}`;
}

function openLog({ cluster, account }: Place): { descriptor: number; read(): string } {
  const file = `${cluster}.log`;
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.old`);
  const descriptor = openSync(file, "a", 0o600);
  giveTo(account, file);
  const from = fstatSync(descriptor).size;
  return { descriptor, read: () => readFileSync(file).subarray(from).toString() };
}
