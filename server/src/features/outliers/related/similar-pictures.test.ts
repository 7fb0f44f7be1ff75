import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aChannel, aVideo } from "../../../testing/catalogue/records.ts";
import { type Browser, startApp, type TestApp } from "../../../testing/start-app.ts";
import { upsertVideos } from "../../catalogue/index.ts";
import { buildSnapshot } from "../../search-index/index.ts";

const channel = aChannel();
const at: [number, number][] = [[7, 9_000]];
const drawn = (title: string) => {
  const video = aVideo({ channel, title, at });
  return { ...video, thumb: `/api/idea/thumbs/${video.videoId}.webp` };
};
const [red, alsoRed, blue] = [drawn("A red lighthouse"), drawn("Fire"), drawn("The lighthouse in the sea")];
let studio: TestApp;
let browser: Browser;

beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      demoThumbnails: {
        ...context.demoThumbnails,
        thumbnail: async ({ title }) => {
          const background = title === blue.title ? "#0030c0" : "#c01010";
          const picture = sharp({ create: { width: 64, height: 36, channels: 3, background } });
          return { type: "image/webp", bytes: new Uint8Array(await picture.webp().toBuffer()) };
        },
      },
    }),
  });
  const { db } = studio.context;
  await upsertVideos(db, "demo", [red, alsoRed, blue]);
  await db.query({ text: "update catalogue_videos set performance_index = 4, score = 3", values: [] });
  await buildSnapshot(studio.context);
  browser = await studio.as((await studio.given.user()).email);
});
afterAll(() => studio.close());

const more = async (by: string) => {
  const { results } = (await browser.call({ url: `/api/idea/channel_video/${red.videoId}/more?by=${by}` })).json();
  return results.map(({ title1 }: { title1: string }) => title1);
};

it("lists videos with similar colours first, without the video itself", async () =>
  expect(await more("picture")).toEqual([alsoRed.title, blue.title]));

it("lists videos that share rare words of the title", async () => expect(await more("title")).toEqual([blue.title]));

it("answers 404 for an unknown video", async () =>
  expect((await browser.call({ url: "/api/idea/channel_video/nothinghere/more" })).statusCode).toBe(404));
