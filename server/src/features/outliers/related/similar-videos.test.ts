import { afterAll, beforeAll, expect, it } from "vitest";
import { aChannel, aVideo } from "../../../testing/catalogue/records.ts";
import { startApp, type TestApp } from "../../../testing/start-app.ts";
import { buildSnapshot } from "../../search-index/index.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  const channel = aChannel();
  const day = (at: number) => new Date(Date.UTC(2026, 5, at, 12));
  const ordinary = (title: string, at: number) => aVideo({ channel, title, uploaded: day(at), at: [[7, 100]] });
  const outlier = (title: string, at: number) => aVideo({ channel, title, uploaded: day(at), at: [[7, 5000]] });
  await studio.given.videos(
    ...Array.from({ length: 20 }, (_, at) => ordinary(`I made a film about number ${at}`, at + 1)),
    ordinary("A sauna that nobody watched", 21),
    outlier("I made a knife in a week", 22),
    outlier("I made a sauna from a barrel", 23),
    outlier("A shipping container sauna", 24),
    outlier("Life in a shipping container", 25),
  );
  await buildSnapshot(studio.context);
});
afterAll(() => studio.close());

it("returns outliers that share rare words of the title, those with most of them first", async () => {
  const person = await studio.as((await studio.given.user()).email);
  const request = async (title: string) => {
    const query = new URLSearchParams({ title, items_per_page: "3" });
    const { results } = (await person.call({ url: `/api/idea/channel_video/similar?${query}` })).json();
    return results.map((video: { title1: string }) => video.title1);
  };
  const found = await request("I made a $900 sauna from a shipping container");
  expect(found).toHaveLength(3);
  expect(found[0]).toBe("A shipping container sauna");
  expect(found).toContain("Life in a shipping container");
  expect(found).not.toContain("A sauna that nobody watched");
  expect(await request("zzz")).toEqual([]);
  expect(await request("")).toEqual([]);
});
