import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { projectFixture } from "../../testing/project-fixture.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { projectsService } from "./service.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

const day = (date: string) => new Date(`${date}T12:00:00Z`);
/** A video whose performance index is 8.4. */
async function hit() {
  const channel = aChannel();
  const video = aVideo({ channel, uploaded: day("2026-06-01"), duration: 754, at: [[7, 840]] });
  await studio.given.videos(aVideo({ channel, uploaded: day("2026-05-01"), at: [[7, 100]] }), video);
  return video;
}
const numbers = ({ duration, views, outlierIndex }: Record<"duration" | "views" | "outlierIndex", unknown>) => ({
  duration,
  views,
  outlierIndex,
});
const known = { duration: 754, views: 840, outlierIndex: 8.4 };
const none = { duration: null, views: null, outlierIndex: null };

describe("a published project", () => {
  it.each([
    (id: string) => `https://www.youtube.com/watch?app=desktop&v=${id}&t=3s`,
    (id: string) => `https://youtube.com/shorts/${id}`,
    (id: string) => `https://youtu.be/${id}?si=abc`,
  ])("takes length, views and index from the video it links to: %#", async (linkTo) => {
    const fixture = await projectFixture(studio);
    const { videoId } = await hit();
    const { id } = await fixture.made();
    const answer = await fixture.put(id, { status: "published", youtubeURL: linkTo(videoId) });
    expect(numbers(answer.json().data)).toEqual(known);
  });

  it("gets the statistics of its video when it is published", async () => {
    const fixture = await projectFixture(studio);
    const { videoId } = await hit();
    const { id } = await fixture.made();
    await fixture.put(id, { youtubeURL: `https://youtu.be/${videoId}` });
    expect(numbers(await fixture.detail(id))).toEqual(none);
    await fixture.put(id, { status: "published" });
    expect(numbers(await fixture.detail(id))).toEqual(known);
  });

  it("loses the statistics with the link, and with a link to an unknown video", async () => {
    const fixture = await projectFixture(studio);
    const { videoId } = await hit();
    for (const youtubeURL of [null, "https://youtu.be/nothinghere"]) {
      const { id } = await fixture.made();
      await fixture.put(id, { status: "published", youtubeURL: `https://youtu.be/${videoId}` });
      await fixture.put(id, { youtubeURL });
      expect(numbers(await fixture.detail(id))).toEqual(none);
    }
  });

  it("follows the catalogue without counting as edited", async () => {
    const fixture = await projectFixture(studio);
    const video = await hit();
    const { id } = await fixture.made();
    await fixture.put(id, { status: "published", youtubeURL: `https://youtu.be/${video.videoId}` });
    const before = await fixture.detail(id);
    await studio.given.videos({
      ...video,
      seenAt: day("2026-07-01"),
      snapshots: [{ at: day("2026-07-01"), views: 9000, likes: 1, comments: 1 }],
    });
    await projectsService(studio.context).refreshPublished();
    const after = await fixture.detail(id);
    expect(after).toEqual({ ...before, views: 9000 });
  });
});
