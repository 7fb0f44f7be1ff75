import { afterAll, beforeAll, expect, it } from "vitest";
import type { IdeaBrief } from "../../adapters/text-model/port.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { givenIdeator, scriptedModel } from "../../testing/ideation.ts";
import { unlimited } from "../../testing/no-limits.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { buildSnapshot } from "../search-index/index.ts";

const HITS = [
  "7 sourdough bread mistakes I made in my first year",
  "I tried sourdough bread for the first time",
  "I ate sourdough bread for 30 days",
];
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  const [english, spanish] = [aChannel(), aChannel()];
  const day = (at: number) => new Date(Date.UTC(2026, 5, at, 12));
  const video = (channel: typeof english, title: string, at: number, views: number, language = "en") =>
    aVideo({ channel, title, uploaded: day(at), at: [[7, views]], language });
  await studio.given.videos(
    ...Array.from({ length: 18 }, (_, at) => video(english, `A film about number ${at}`, at + 1, 100)),
    ...Array.from({ length: 18 }, (_, at) => video(spanish, `Una película sobre el ${at}`, at + 1, 100, "es")),
    ...HITS.map((title, at) => video(english, title, 20 + at, 5000)),
    video(english, "Sourdough nobody watched", 24, 90),
    video(spanish, "La verdad sobre el sourdough", 25, 5000, "es"),
  );
});
afterAll(() => studio.close());

type Element = { content: string; receipts: { videoId: string; title: string; performanceIndex: number | null }[] };
type Data = Parameters<Awaited<ReturnType<typeof givenIdeator>>["request"]>[0];

async function ideas(node: TestApp, data: Data): Promise<Element[]> {
  const { user, request } = await givenIdeator(studio);
  const base = request({ inspirationLevel: 1, option: "emptyState", input: "", ...data });
  const payload = { ...base, metadata: { ...base.metadata, overrides: { seed: 4 } } };
  const answer = await (await node.as(user.email)).call({ method: "POST", url: "/api/executions/", payload });
  expect(answer.statusCode).toBe(200);
  return answer.json().elements;
}
const about = (topic: string) => ({ inspiration: { topic } });

it("ideas have no receipts while the catalogue is empty", async () => {
  const elements = await ideas(studio, about("sourdough bread"));
  expect(elements).toHaveLength(6);
  expect(elements.flatMap(({ receipts }) => receipts)).toEqual([]);
});

it("ideas name the similar videos about the same subject, in the language of the topic", async () => {
  await buildSnapshot(studio.context);
  const node = await startApp({ databaseUrl: studio.databaseUrl });
  const known = new Map(
    (await studio.context.db.query({ text: "select video_id, title from catalogue_videos" })).rows.map((row) => [
      row.video_id,
      row.title,
    ]),
  );
  for (const pane of ["title", "concept"] as const) {
    const elements = await ideas(node, { ...about("sourdough bread"), pane });
    const receipts = elements.flatMap((element) => element.receipts);
    expect(receipts.length).toBeGreaterThan(0);
    for (const { videoId, title, performanceIndex } of receipts) {
      expect(known.get(videoId)).toBe(title);
      expect(HITS).toContain(title);
      expect(performanceIndex).toBeGreaterThanOrEqual(2);
    }
    const again = await ideas(node, { ...about("sourdough bread"), pane });
    expect(again.map(({ content, receipts: named }) => [content, named])).toEqual(
      elements.map(({ content, receipts: named }) => [content, named]),
    );
    const withoutInspiration = await ideas(node, { ...about("sourdough bread"), pane, inspirationLevel: 0 });
    expect(withoutInspiration.flatMap((element) => element.receipts)).toEqual([]);
  }
  await node.close();
});

it("the model gets the top titles of the language if no title is similar", async () => {
  const { model } = scriptedModel();
  let brief: IdeaBrief | undefined;
  const listening = {
    ...model,
    ideas: (given: IdeaBrief, signal: AbortSignal) => {
      brief = given;
      return model.ideas(given, signal);
    },
  };
  const node = await startApp({
    databaseUrl: studio.databaseUrl,
    change: (context) => ({ ...context, textModel: listening, ...unlimited }),
  });
  await ideas(node, about("knots of old sailors"));
  expect(brief?.knownTitles.map(({ title }) => title).sort()).toEqual([...HITS].sort());
  await ideas(node, about("los nudos de los marineros"));
  expect(brief?.knownTitles.map(({ title }) => title)).toEqual(["La verdad sobre el sourdough"]);
  await node.close();
});
