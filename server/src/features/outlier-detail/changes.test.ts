import { toCamelCase } from "@coldopen/contract/kernel/wire";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aVideo } from "../../testing/catalogue/records.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { upsertVideos } from "../catalogue/index.ts";

const DAY_MS = 86_400_000;
const uploaded = new Date("2026-08-01T12:00:00Z");
const onDay = (days: number) => new Date(uploaded.getTime() + days * DAY_MS);
const thumb = (version: string) => `https://i.ytimg.com/vi/retitled000/${version}.jpg`;

let studio: TestApp;
let browser: Browser;
beforeAll(async () => {
  studio = await startApp();
  const owner = await studio.given.user();
  await studio.given.organization({ ownerId: owner.id });
  browser = await studio.as(owner.email);
  const retitled = aVideo({
    ...{ videoId: "retitled000", uploaded, title: "Third title" },
    at: [
      [3, 300],
      [10, 1_000],
      [17, 4_500],
    ],
  });
  await upsertVideos(studio.context.db, "demo", [
    {
      ...retitled,
      titleChanges: [
        { at: uploaded, title: "First title" },
        { at: onDay(10), title: "Second title" },
        { at: onDay(60), title: "Third title" },
      ],
      thumbnailChanges: [
        { at: uploaded, thumb: thumb("first") },
        { at: onDay(17), thumb: thumb("second") },
      ],
    },
    aVideo({ videoId: "unchanged00", uploaded }),
  ]);
});
afterAll(() => studio.close());

const read = (videoId: string) => browser.call({ url: `/api/idea/channel_video/${videoId}/changes` });
const changesOf = async (videoId: string) => {
  const response = await read(videoId);
  expect(response.statusCode).toBe(200);
  return Object(toCamelCase(response.json())).results;
};

describe("the changes of a video", () => {
  it("have the views per day of the week before and of the week after, the newest change first", async () => {
    expect(await changesOf("retitled000")).toMatchObject([
      {
        ...{ kind: "title", at: onDay(60).toISOString(), before: "Second title", after: "Third title" },
        ...{ viewsPerDayBefore: null, viewsPerDayAfter: null },
      },
      { kind: "thumbnail", at: onDay(17).toISOString(), viewsPerDayBefore: 500, viewsPerDayAfter: null },
      {
        ...{ kind: "title", at: onDay(10).toISOString(), before: "First title", after: "Second title" },
        ...{ viewsPerDayBefore: 100, viewsPerDayAfter: 500 },
      },
    ]);
  });

  it("are none for a video that was never changed", async () => {
    expect(await changesOf("unchanged00")).toEqual([]);
  });

  it("do not exist for a video that the catalogue does not have", async () => {
    expect((await read("unknown0000")).statusCode).toBe(404);
  });
});
