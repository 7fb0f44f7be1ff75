import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { importFile } from "./features/catalogue/import/import-file.ts";
import { outliersService } from "./features/outliers/service.ts";
import { buildSnapshot } from "./features/search-index/index.ts";
import { wordsOf } from "./features/search-index/text/words.ts";
import { aCaller, withGatesOpen } from "./testing/a-caller.ts";
import { randomOf } from "./testing/catalogue/random.ts";
import { slipIn } from "./testing/catalogue/slip.ts";
import { startApp, type TestApp } from "./testing/start-app.ts";

const FILES = ["youtube-trending-us", "youtube-trending-en", "trending-2024-with-subs"];
const TITLES = 350;
const CHANNELS = 150;
const RECALL = 0.95;

let studio: TestApp;
let suggest: ReturnType<typeof outliersService>["suggest"];
beforeAll(async () => {
  studio = await startApp();
  for (const name of FILES)
    await importFile(studio.context.db, path.join(process.env.COLDOPEN_SAMPLE_DATA ?? "", `${name}.ndjson.gz`));
  await buildSnapshot(studio.context);
  ({ suggest } = outliersService(withGatesOpen(studio.context), async () => []));
}, 300_000);
afterAll(() => studio.close());

const Texts = z.array(z.object({ text: z.string(), isShorts: z.boolean() }));
const drawn = async (text: string) => Texts.parse((await studio.context.db.query({ text })).rows);

it("finds at least 95 of 100 real titles and channels through one slip, among the first four", async () => {
  const random = randomOf(99);
  const titles = await drawn(
    `select title as text, is_short as "isShorts" from catalogue_videos order by md5(video_id) limit ${TITLES}`,
  );
  const channels = await drawn(
    `select name as text, false as "isShorts" from catalogue_channels where id in (select channel_id from catalogue_videos)
      order by md5(ucid) limit ${CHANNELS}`,
  );
  const missed: string[] = [];
  const look = async (kind: "videoTitle" | "channelName", { text, isShorts }: z.infer<typeof Texts>[number]) => {
    const words = wordsOf(text);
    if (words.length === 0) return;
    const typed = slipIn(random, words);
    const found = await suggest(aCaller, { lookaheadTerm: typed.slice(0, 100), page: 0, isShorts, fuzzy: true });
    const texts =
      kind === "videoTitle"
        ? found.videoTitle.results.map(({ title }) => title)
        : found.channelName.results.map(({ name }) => name);
    if (!texts.some((shown) => wordsOf(shown).join(" ") === words.join(" "))) missed.push(`${text} <- ${typed}`);
  };
  for (const title of titles) await look("videoTitle", title);
  for (const channel of channels) await look("channelName", channel);
  const asked = titles.length + channels.length;
  console.log(`${asked - missed.length} of ${asked} found; missed:\n${missed.join("\n")}`);
  expect((asked - missed.length) / asked).toBeGreaterThanOrEqual(RECALL);
}, 300_000);
