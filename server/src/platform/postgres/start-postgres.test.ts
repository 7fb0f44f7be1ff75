import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isAlive } from "../running-process.ts";
import { type RunningPostgres, startPostgres } from "./start-postgres.ts";

const settings = { fsync: "off", shared_buffers: "16MB", max_connections: "20" };
const isRoot = process.getuid?.() === 0;
let home: string;
let dataDir: string;
const started: RunningPostgres[] = [];

function freshFolder(): void {
  home = mkdtempSync(join(tmpdir(), "coldopen pg "));
  chmodSync(home, 0o755);
  dataDir = join(home, "postgres");
}

function removeFolder(): void {
  rmSync(home, { recursive: true, force: true });
}

async function stopAll(): Promise<void> {
  for (const postgres of started.splice(0)) await postgres.stop();
}

async function start(): Promise<RunningPostgres> {
  const postgres = await startPostgres({ dataDir, settings });
  started.push(postgres);
  return postgres;
}

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that dies under an open connection is what some of these tests are about.
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function startInKilledStudio(): Promise<{ pid: number }> {
  const source = new URL("./start-postgres.ts", import.meta.url).pathname;
  const script = `import { startPostgres } from ${JSON.stringify(source)};
    const { pid } = await startPostgres(${JSON.stringify({ dataDir, settings })});
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const args = ["--conditions=source", "--import=tsx", "--input-type=module", "-e", script];
  const studio = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(studio.stdout, "data");
  studio.kill("SIGKILL");
  await once(studio, "exit");
  return { pid: Number(String(said)) };
}

describe("the first start of the embedded database", { timeout: 60_000 }, () => {
  beforeEach(freshFolder);
  afterEach(() => stopAll().then(removeFolder));

  it("makes a UTF-8 database behind a password of its own, on loopback only", async () => {
    const { url, port, reused } = await start();
    expect(reused).toBe(false);
    expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600);
    expect(
      await ask(
        url,
        `select current_database() as name, pg_encoding_to_char(encoding) as encoding, datlocale as locale,
           current_setting('listen_addresses') as listens, current_setting('fsync') as fsync, upper('é') as upper
         from pg_database where datname = current_database()`,
      ),
    ).toEqual([
      { name: "coldopen", encoding: "UTF8", locale: "C.UTF-8", listens: "127.0.0.1", fsync: "off", upper: "É" },
    ]);
    await expect(ask(`postgres://coldopen:guess@127.0.0.1:${port}/coldopen`, "select 1")).rejects.toThrow(
      "password authentication failed",
    );
  });

  it("is asked by a socket in its own folder, and by loopback where that folder's name is too long for one", async () => {
    const caller = "select inet_client_addr() is null as is_socket";
    expect(await ask((await start()).url, caller)).toEqual([{ is_socket: true }]);
    dataDir = join(home, "a-very-long-name".repeat(8), "postgres");
    expect(await ask((await start()).url, caller)).toEqual([{ is_socket: false }]);
  });

  it("starts once when several start at the same moment", async () => {
    const all = await Promise.all([start(), start(), start(), start()]);
    expect(new Set(all.map(({ pid }) => pid)).size).toBe(1);
    expect(all.filter(({ reused }) => !reused)).toHaveLength(1);
  });

  it("begins again where a first start was killed half way", async () => {
    mkdirSync(`${dataDir}.init`);
    writeFileSync(join(`${dataDir}.init`, "half"), "");
    writeFileSync(`${dataDir}.password`, "of a cluster that never was");
    expect(await ask((await start()).url, "select 1 as answer")).toEqual([{ answer: 1 }]);
  });

  if (isRoot) {
    it("moves to the shared home when its user can't reach the data folder, and stays there", async () => {
      const said: string[] = [];
      const sharedHome = join(home, "shared");
      const closed = join(home, "closed");
      const where = { dataDir: join(closed, "postgres"), settings, sharedHome, say: (line: string) => said.push(line) };
      mkdirSync(closed, { mode: 0o700 });
      const first = await startPostgres(where);
      started.push(first);
      expect(said).toHaveLength(1);
      const kept = said[0]?.match(/kept in (.*)\.$/)?.[1] ?? "";
      expect(kept.startsWith(`${sharedHome}/`)).toBe(true);
      expect(existsSync(join(kept, "postgres", "PG_VERSION"))).toBe(true);
      chmodSync(closed, 0o755);
      const second = await startPostgres(where);
      started.push(second);
      expect(second).toMatchObject({ reused: true, pid: first.pid });
    });
  }
});

describe("a later start", { timeout: 60_000 }, () => {
  beforeAll(async () => {
    freshFolder();
    await start();
    await stopAll();
  }, 60_000);
  afterEach(stopAll);
  afterAll(removeFolder);

  it("is found by a second start, and stops with the first", async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ reused: true, pid: first.pid, url: first.url });
    await second.stop();
    expect(await ask(first.url, "select 1 as answer")).toEqual([{ answer: 1 }]);
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
  });

  it("comes back on its port with its rows when the server is killed under a living studio", async () => {
    const postgres = await start();
    await ask(postgres.url, "create table notes (text text)");
    await ask(postgres.url, "insert into notes values ('kept')");
    const killed = postgres.pid;
    process.kill(killed, "SIGKILL");
    await vi.waitFor(() => expect(postgres.pid).not.toBe(killed), { timeout: 10_000, interval: 20 });
    expect(await ask(postgres.url, "select text from notes")).toEqual([{ text: "kept" }]);
    await postgres.stop();
    expect(isAlive(postgres.pid)).toBe(false);
  });

  it("starts although another process has the id of the server that was killed", async () => {
    const first = await start();
    await first.stop();
    const note = [process.pid, dataDir, 1, first.port, "", "127.0.0.1", "0 0", "ready", ""].join("\n");
    writeFileSync(join(dataDir, "postmaster.pid"), note);
    expect(await start()).toMatchObject({ reused: false });
  });

  it("is adopted, and stopped at the end, when the studio that started it was killed", async () => {
    await startInKilledStudio();
    const adopted = await start();
    expect(adopted.reused).toBe(true);
    await adopted.stop();
    expect(isAlive(adopted.pid)).toBe(false);
  });

  it("starts anew when the studio and the server were both killed", async () => {
    const { pid } = await startInKilledStudio();
    process.kill(pid, "SIGKILL");
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000, interval: 5 });
    const next = await start();
    expect(next.reused).toBe(false);
    expect(await ask(next.url, "select 1 as answer")).toEqual([{ answer: 1 }]);
  });
});
