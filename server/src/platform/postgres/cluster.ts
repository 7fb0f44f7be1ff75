import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { giveTo } from "./account.ts";
import { program } from "./binaries.ts";
import type { Place } from "./place.ts";
import type { Postmaster } from "./postmaster.ts";

const DATABASE = "coldopen";
const OWNER = "coldopen";

/** The database sees none of the studio's environment: it may hold keys. */
export const DATABASE_ENVIRONMENT = { PATH: process.env.PATH ?? "", LC_ALL: "C", TZ: "UTC" };

/** By its socket where it has one: a trip costs a fifth less than by the network's way. */
export function connectionUrl(cluster: string, { port, socketFolder }: Postmaster): string {
  const url = `postgres://${OWNER}:${readFileSync(passwordFile(cluster), "utf8")}@127.0.0.1:${port}/${DATABASE}`;
  return socketFolder ? `${url}?host=${encodeURIComponent(socketFolder)}` : url;
}

/** Made beside its final place and renamed when whole, so that a killed first start leaves nothing half made. */
export async function ensureCluster(place: Place): Promise<void> {
  const { cluster, account } = place;
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  const draft = `${cluster}.init`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  giveTo(account, draft);
  rmSync(passwordFile(cluster), { force: true });
  writeFileSync(passwordFile(cluster), randomBytes(24).toString("hex"), { mode: 0o600 });
  giveTo(account, passwordFile(cluster));
  const identity = ["-U", OWNER, "-A", "scram-sha-256", `--pwfile=${passwordFile(cluster)}`];
  const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await run(place, "initdb", ["-D", draft, ...identity, ...locale, "--no-sync"]);
  await run(
    place,
    "postgres",
    ["--single", "-D", draft, "-c", "fsync=off", "postgres"],
    `create database ${DATABASE}\n`,
  );
  renameSync(draft, cluster);
}

function passwordFile(cluster: string): string {
  return join(cluster, "..", `${basename(cluster)}.password`);
}

function run(place: Place, name: "initdb" | "postgres", args: string[], input = ""): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(program(place.binaries, name), args, {
      ...place.account,
      env: DATABASE_ENVIRONMENT,
      cwd: "/",
      stdio: ["pipe", "ignore", "pipe"],
    });
    let complaints = "";
    child.stderr.on("data", (chunk) => {
      complaints += chunk;
    });
    child.once("error", failed);
    child.once("close", (code) => {
      if (code === 0) done();
      else failed(new Error(`PostgreSQL's ${name} failed (${code}): ${complaints.trim()}`));
    });
    child.stdin.on("error", () => {});
    child.stdin.end(input);
  });
}
