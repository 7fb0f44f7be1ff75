import { afterAll, beforeAll, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { computeIndexes, upsertVideos } from "../catalogue/index.ts";

const DAY_MS = 86_400_000;
const channel = aChannel({ name: "Ferro Lab", handle: "@ferrolab" });
let studio: TestApp;
let browser: Browser;

beforeAll(async () => {
  studio = await startApp();
  const { db } = studio.context;
  const video = (title: string, daysAgo: number, views: number, isShort = false) =>
    aVideo({
      channel,
      title,
      isShort,
      duration: isShort ? 20 : 600,
      uploaded: new Date(Date.now() - daysAgo * DAY_MS),
      at:
        daysAgo < 7
          ? [[0, 0]]
          : [
              [0, 0],
              [7, views],
            ],
    });
  await upsertVideos(db, "demo", [
    video("An old one", 500, 1_000),
    video("How to weld", 60, 1_000),
    video("How to cast", 50, 1_000),
    video("How to grind", 40, 6_000),
    video("Too young for an index", 1, 50),
    video("A short", 30, 500, true),
  ]);
  await computeIndexes(db);
  browser = await studio.as((await studio.given.user()).email);
});
afterAll(() => studio.close());

const read = (ucid: string, kind = "videos") => browser.call({ url: `/api/idea/creators/${ucid}?kind=${kind}` });

it("describes a creator by the videos of the past 12 months", async () => {
  const { channel: found, figures, cadence, formats, points } = (await read(channel.ucid)).json();
  expect(found).toMatchObject({ ucid: channel.ucid, name: "Ferro Lab", handle: "@ferrolab", videos: 6 });
  expect(figures).toEqual({ videos: 4, measured: 2, above_average: 1, high: 1, median_index: 3.5 });
  expect(cadence.days).toBe(10);
  expect(cadence.weekdays.reduce((sum: number, count: number) => sum + count, 0)).toBe(4);
  expect(formats).toMatchObject([{ format: "how_to", videos: 2, median_index: 3.5, best: { title1: "How to grind" } }]);
  expect(points.map(({ title1 }: { title1: string }) => title1)).toEqual(["How to cast", "How to grind"]);
});

it("describes shorts apart", async () =>
  expect((await read(channel.ucid, "shorts")).json().figures).toMatchObject({ videos: 1, measured: 0 }));

it("answers 404 for a channel that is not in the catalogue", async () =>
  expect((await read("UCnobodyhasthis000000001")).statusCode).toBe(404));
