import pg from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { silentLog } from "../../testing/silent-log.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import { openDatabase } from "../db/database.ts";
import { openSocketServer } from "./socket-server.ts";

/** How many statements one listening connection was given at the same time, at most. */
function watchListening() {
  const seen = { listening: 0, atOnce: 0 };
  const running = new Map<pg.Client, number>();
  const ask = pg.Client.prototype.query;
  const watched = vi.spyOn(pg.Client.prototype, "query").mockImplementation(async function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const isListen = /^listen/i.test(String(asked[0]));
    const count = (change: number) => running.set(this, (running.get(this) ?? 0) + (isListen ? change : 0));
    count(1);
    seen.atOnce = Math.max(seen.atOnce, running.get(this) ?? 0);
    try {
      return await Reflect.apply(ask, this, asked);
    } finally {
      count(-1);
      if (isListen) seen.listening++;
    }
  });
  onTestFinished(() => watched.mockRestore());
  return seen;
}

it("subscribes to one namespace at a time when many are opened at once", async () => {
  const { url, drop } = await createTestDatabase({ isEmpty: true });
  onTestFinished(drop);
  const db = openDatabase({ url, max: 2, log: silentLog });
  onTestFinished(db.close);
  const seen = watchListening();
  const sockets = openSocketServer({ db, url, isBehindProxy: false, publicUrl: "http://localhost", log: silentLog });
  onTestFinished(sockets.close);
  await vi.waitFor(() => expect(seen.listening).toBeGreaterThan(1), { timeout: 20_000 });
  const before = seen.listening;
  for (const path of ["/one", "/two", "/three", "/four"]) sockets.io.of(path);
  await vi.waitFor(() => expect(seen.listening).toBe(before + 4), { timeout: 20_000 });
  expect(seen.atOnce).toBe(1);
});
