import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { connected } from "../../testing/socket-client.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";

let home: string;
let postgres: RunningPostgres;
let studio: TestApp;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), "coldopen-lost-"));
  chmodSync(home, 0o755);
  postgres = await startPostgres({
    dataDir: path.join(home, "postgres"),
    sharedHome: path.join(home, "shared"),
    say: () => {},
  });
  studio = await startApp({ databaseUrl: postgres.url });
});
afterAll(async () => {
  await studio.close();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
});

type Answer = { status: number; retryAfter: string | undefined; key: string };

/** Writes and reads without a pause until told to stop. */
function startLoad() {
  const answers: Answer[] = [];
  let isOn = true;
  const one = async (client: number) => {
    const { email } = await studio.given.user();
    const browser = await studio.as(email);
    for (let round = 0; isOn; round++) {
      const key = `Load ${client} ${round}`;
      const write = { method: "PUT", url: "/api/users/profile", payload: { lastName: key } } as const;
      const response = await browser.call(round % 2 === 0 ? { url: "/api/users/profile" } : write);
      answers.push({ status: response.statusCode, retryAfter: response.headers["retry-after"]?.toString(), key });
    }
  };
  const ended = Promise.all(Array.from({ length: 8 }, (_, client) => one(client)));
  return {
    answers,
    stop: async () => {
      isOn = false;
      await ended;
    },
  };
}
const since = (load: { answers: Answer[] }, index: number) => load.answers.slice(index).map(({ status }) => status);
const goesWell = (load: { answers: Answer[] }) => {
  const from = load.answers.length;
  return vi.waitFor(() => expect(since(load, from).filter((status) => status === 200).length).toBeGreaterThan(40), {
    timeout: 20_000,
    interval: 20,
  });
};
const onlyCourteous = (load: { answers: Answer[] }) => {
  const bad = load.answers.filter(({ status }) => status !== 200);
  expect(bad.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([]);
};

describe("a lost database", () => {
  it("costs answers of 503 and nothing else when it drops all connections", async () => {
    const load = startLoad();
    await goesWell(load);
    const admin = new pg.Client(postgres.url);
    await admin.connect();
    for (let time = 0; time < 3; time++)
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
      );
    await admin.end();
    await goesWell(load);
    await load.stop();
    onlyCourteous(load);
    expect(studio.world.db.pool.totalCount).toBeLessThanOrEqual(studio.world.config.databasePool);
  });

  it("comes back by itself when the server was killed, and so do sockets and what they hear", async () => {
    const user = await studio.given.user();
    const { heard, socket } = await connected(studio, { email: user.email });
    const load = startLoad();
    await goesWell(load);
    const killed = postgres.pid;
    process.kill(killed, "SIGKILL");
    await vi.waitFor(() => expect(load.answers.some(({ status }) => status === 503)).toBe(true), { timeout: 10_000 });
    await vi.waitFor(() => expect(postgres.pid).not.toBe(killed), { timeout: 15_000, interval: 20 });
    await goesWell(load);
    await load.stop();
    onlyCourteous(load);
    await studio.world.announce.toUser(user.id, "system", { eggType: "refresh" });
    await vi.waitFor(() => expect(heard.at(-1)?.eggType).toBe("refresh"), { timeout: 8_000 });
    socket.close();
  });
});
