import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { aVideo } from "../../testing/catalogue/records.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { demoThumbnails } from "./thumbnails.ts";
import { upsertVideos } from "./write-store.ts";

let studio: TestApp;
let browser: Browser;
let painted = 0;
let instead: ((signal: AbortSignal) => Promise<never>) | undefined;
beforeAll(async () => {
  studio = await startApp({
    change: (context) => ({
      ...context,
      demoThumbnails: {
        ...context.demoThumbnails,
        thumbnail: (video, signal) => {
          painted++;
          return instead?.(signal) ?? context.demoThumbnails.thumbnail(video, signal);
        },
      },
    }),
  });
  browser = await studio.as((await studio.given.user()).email);
});
afterAll(() => studio.close());

const thumbnail = (videoId: string) => browser.call({ url: `/api/idea/thumbs/${videoId}.webp` });

it("generates the thumbnail of a demo video once for concurrent requests", async () => {
  const video = aVideo({ title: "I built a sauna in the snow" });
  await upsertVideos(studio.context.db, "demo", [video]);
  painted = 0;
  const [first, second] = await Promise.all([thumbnail(video.videoId), thumbnail(video.videoId)]);
  const third = await thumbnail(video.videoId);
  expect(painted).toBe(1);
  expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 200]);
  expect(third.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(first.headers["content-type"]).toBe("image/webp");
  expect(first.headers["cache-control"]).toContain("immutable");
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: "webp", width: 640, height: 360 });
});

it("returns a small version made from the generated one", async () => {
  const video = aVideo({ title: "I built a sauna in the snow" });
  await upsertVideos(studio.context.db, "demo", [video]);
  painted = 0;
  const url = `/api/idea/thumbs/${video.videoId}.webp?size=small`;
  const [first, second] = await Promise.all([browser.call({ url }), browser.call({ url })]);
  const third = await browser.call({ url });
  await thumbnail(video.videoId);
  expect(painted).toBe(1);
  expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: "webp", width: 320, height: 180 });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  expect(third.rawPayload.equals(first.rawPayload)).toBe(true);
  expect((await browser.call({ url: url.replace("small", "huge") })).statusCode).toBe(400);
});

it("aborts the generation when every client has disconnected", async () => {
  const video = aVideo({ title: "I built a sauna in the snow" });
  await upsertVideos(studio.context.db, "demo", [video]);
  const begun = new Promise<AbortSignal>((resolve) => {
    instead = (signal) => {
      resolve(signal);
      return new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
    };
  });
  const visit = new AbortController();
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const url = await studio.app.listen({ port: 0, host: "127.0.0.1" });
  const passedBy = fetch(`${url}/api/idea/thumbs/${video.videoId}.webp?size=small`, {
    headers: { cookie },
    signal: visit.signal,
  });
  const signal = await begun;
  instead = undefined;
  expect(signal.aborted).toBe(false);
  visit.abort();
  await expect(passedBy).rejects.toThrow("aborted");
  await vi.waitFor(() => expect(signal.aborted).toBe(true));
});

it("generates a portrait thumbnail for a short", async () => {
  const short = aVideo({ title: "20 knots in 20 seconds", duration: 20, isShort: true });
  await upsertVideos(studio.context.db, "demo", [short]);
  const drawn = await thumbnail(short.videoId);
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: "webp", width: 360, height: 640 });
});

it("generates thumbnails of the newest outliers and of the videos of previews in advance", async () => {
  const uploaded = new Date("2026-12-01T00:00:00Z");
  const [newest, inPreviews, average, short] = [
    aVideo({ uploaded }),
    aVideo({ uploaded }),
    aVideo({ uploaded }),
    aVideo({ duration: 30, isShort: true }),
  ];
  await upsertVideos(studio.context.db, "demo", [newest, inPreviews, average, short]);
  for (const [index, { videoId }] of [
    [6, newest],
    [3, inPreviews],
    [1, average],
    [6, short],
  ] as const)
    await studio.context.db.query({
      text: "update catalogue_videos set performance_index = $1 where video_id = $2",
      values: [index, videoId],
    });
  await demoThumbnails(studio.context).pregenerate();
  painted = 0;
  for (const { videoId } of [newest, inPreviews]) expect((await thumbnail(videoId)).statusCode).toBe(200);
  expect(painted).toBe(0);
  expect((await thumbnail(average.videoId)).statusCode).toBe(200);
  expect(painted).toBe(1);
  expect((await thumbnail(short.videoId)).statusCode).toBe(200);
  expect(painted).toBe(2);
});

it("knows the main colours of thumbnails without drawing them", async () => {
  const [demo, imported] = [aVideo({ title: "A night in the forest" }), aVideo()];
  await upsertVideos(studio.context.db, "demo", [demo]);
  await upsertVideos(studio.context.db, "import", [imported]);
  painted = 0;
  const reply = await browser.call({ url: `/api/idea/thumbs?video_id=${demo.videoId}&video_id=${imported.videoId}` });
  expect(reply.json()).toEqual({
    results: [{ video_id: demo.videoId, color: expect.stringMatching(/^#[0-9a-f]{6}$/) }],
  });
  expect(painted).toBe(0);
});

it("answers 404 for unknown videos and for videos of other sources", async () => {
  const video = aVideo();
  await upsertVideos(studio.context.db, "import", [video]);
  expect((await thumbnail(video.videoId)).statusCode).toBe(404);
  expect((await thumbnail("nothinghere")).statusCode).toBe(404);
  expect((await browser.call({ url: "/api/idea/thumbs/nothing.png" })).statusCode).toBe(400);
});
