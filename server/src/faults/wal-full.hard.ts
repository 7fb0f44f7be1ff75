import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type RunningPostgres, startPostgres } from "../platform/postgres/start-postgres.ts";
import { aDrawing } from "../testing/make-pictures.ts";
import { unlimited } from "../testing/no-limits.ts";
import { mountSmallDisk, type SmallDisk } from "../testing/small-disk.ts";
import { type Browser, startApp, type TestApp } from "../testing/start-app.ts";
import { storedPictures } from "../testing/stored-pictures.ts";

const TIMES = Number(process.env.FAULT_TIMES);
const DISK_MEGABYTES = 320;
const AT_ONCE = 4;
const RECOVERED_MS = 60_000;
const ROUND_MS = 180_000;
/** Little is kept for later, so that a full disk is felt soon. */
const settings = { max_wal_size: "48MB", min_wal_size: "32MB" };

let disk: SmallDisk | undefined;
let postgres: RunningPostgres;
let studio: TestApp;
let browser: Browser;
let address: string;
beforeAll(async () => {
  disk = mountSmallDisk(DISK_MEGABYTES);
  if (!disk) return;
  postgres = await startPostgres({ dataDir: path.join(disk.folder, "postgres"), settings, say: () => {} });
  studio = await startApp({
    databaseUrl: postgres.url,
    change: (context) => ({ ...context, ...unlimited }),
  });
  const user = await studio.given.user();
  const organizationId = await studio.given.organization({ ownerId: user.id });
  const channelUcid = await studio.given.channel(organizationId);
  address = `/api/pictures?organizationId=${organizationId}&channelUCID=${channelUcid}`;
  browser = await studio.as(user.email);
});
afterAll(async () => {
  if (!disk) return;
  disk.makeRoom();
  await studio.close();
  await postgres.stop();
  disk.unmount();
});

let drawn = 0;
async function upload() {
  const payload = await aDrawing(60 + (drawn % 40), 40 + Math.floor(drawn++ / 40))
    .png()
    .toBuffer();
  return browser.call({ method: "POST", url: address, headers: { "content-type": "image/png" }, payload });
}
const uploads = () => Promise.all(Array.from({ length: AT_ONCE }, upload));
type Answer = Awaited<ReturnType<typeof upload>>;

/** Writes to the journal until there is no more room for it. */
async function exhaustJournal(): Promise<void> {
  const client = new pg.Client(postgres.url);
  client.on("error", () => {});
  try {
    await client.connect();
    for (let piece = 0; piece < 1000; piece++)
      await client.query("select pg_logical_emit_message(true, 'ballast', repeat('x', 1000000))");
  } catch {
    // There it is: refused, or the database went down.
  } finally {
    await client.end().catch(() => {});
  }
}

describe("a disk that is full for the database", () => {
  it.for(Array.from({ length: TIMES }, (_, round) => round))(
    "costs refusals and nothing else, and is forgotten by itself once there is room (%i)",
    { timeout: ROUND_MS },
    async (_round, { skip }) => {
      if (!disk) return skip("No disk of a fixed size can be mounted here: that takes root");
      const kept = storedPictures(studio.context);
      const answers: Answer[] = await uploads();
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200));

      disk.fill();
      const [, during] = await Promise.all([exhaustJournal(), uploads()]);
      answers.push(...during);
      await vi.waitFor(
        async () => {
          const tried = await uploads();
          answers.push(...tried);
          expect(tried.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
        },
        { timeout: RECOVERED_MS, interval: 50 },
      );

      disk.makeRoom();
      await vi.waitFor(
        async () => {
          const tried = await uploads();
          answers.push(...tried);
          expect(tried.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200));
        },
        { timeout: RECOVERED_MS, interval: 50 },
      );
      const refused = answers.filter(({ statusCode }) => statusCode !== 200);
      expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE);
      // Full, or away while it recovers.
      const [full, away] = [507, 503].map((status) => refused.filter(({ statusCode }) => statusCode === status));
      expect((full?.length ?? 0) + (away?.length ?? 0)).toBe(refused.length);
      expect(away?.filter(({ headers }) => headers["retry-after"] === undefined)).toEqual([]);

      expect(await kept.rowsWithoutFile()).toEqual([]);
      await kept.sweepLater();
      expect([await kept.rowsWithoutFile(), await kept.filesWithoutRow()]).toEqual([[], []]);
      for (const answer of answers.filter(({ statusCode }) => statusCode === 200))
        expect((await browser.call({ url: answer.json().url })).statusCode).toBe(200);
    },
  );
});
