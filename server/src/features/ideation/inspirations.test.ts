import { ExecutionRequest, NO_SUBJECT_ERROR } from "@coldopen/contract/ideation/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { givenIdeator } from "../../testing/ideation.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { imagePrompts } from "./rules.ts";

const BIO = "We build small saunas from scrap. New videos every week.";
const tower = { videoId: "", title: "I lived in a lookout tower for 30 days" };
let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
  const channel = aChannel();
  const day = (at: number) => new Date(Date.UTC(2026, 5, at, 12));
  const hit = aVideo({ channel, title: tower.title, uploaded: day(20), at: [[7, 5000]] });
  tower.videoId = hit.videoId;
  await studio.given.videos(
    ...Array.from({ length: 10 }, (_, at) =>
      aVideo({ channel, title: `Film ${at}`, uploaded: day(at + 1), at: [[7, 100]] }),
    ),
    hit,
  );
});
afterAll(() => studio.close());

type Data = Parameters<Awaited<ReturnType<typeof givenIdeator>>["request"]>[0];

async function generate(data: Data, bio = BIO) {
  const { user, organizationId, channelUCID, request } = await givenIdeator(studio, { name: "New Project" });
  await channelSettingsStore(studio.context.db).change(scopeForJob({ organizationId, channelUcid: channelUCID }), {
    bio,
  });
  const payload = request({ option: "emptyState", input: "", ...data });
  return (await studio.as(user.email)).call({ method: "POST", url: "/api/executions/", payload });
}

it("titles take the time span of the video for the channel's subject, with the video as their source", async () => {
  const { elements } = (await generate({ inspiration: { youtubeItems: [tower] } })).json();
  expect(elements[0].content).toMatch(/30 days.*saunas|saunas.*30 days/i);
  expect(elements[0].receipts).toEqual([
    { ...tower, performanceIndex: 50, thumb: `https://i.ytimg.com/vi/${tower.videoId}/hqdefault.jpg` },
  ]);
});

it("a source that the catalogue does not have has neither an index nor a thumbnail", async () => {
  const foreign = { ...tower, videoId: "zzzzzzzzzzz" };
  const { elements } = (await generate({ inspiration: { youtubeItems: [foreign] } })).json();
  expect(elements[0].receipts).toEqual([{ ...foreign, performanceIndex: null, thumb: null }]);
});

describe("a picture without a text to start from", () => {
  it("shows what the channel is about", async () => {
    const { images } = (await generate({ pane: "thumbnail", numElementsToGenerate: 1 })).json();
    expect(images[0].prompt).toBe("We build small saunas from scrap");
  });
  it("is refused with a question if nothing names a subject", async () => {
    const answer = await generate({ pane: "thumbnail", numElementsToGenerate: 1 }, "");
    expect(answer.statusCode).toBe(502);
    expect(answer.json().message).toBe(NO_SUBJECT_ERROR);
  });
});

it("pictures keep the light of the inspiration", () => {
  const tracking = {
    runId: crypto.randomUUID(),
    organizationId: crypto.randomUUID(),
    channelUCID: `UC${"x".repeat(22)}`,
    videoProjectId: crypto.randomUUID(),
  };
  const data = { pane: "thumbnail", option: "variations", input: "a sauna", numElementsToGenerate: 4 };
  const prompts = imagePrompts(
    ExecutionRequest.parse({ metadata: { tracking }, data }),
    {
      project: { name: "New Project", title: null, concept: null },
      channel: { bio: "" },
      knownTitles: [],
      references: [],
      look: ["in cold blue light", "subject on the left"],
    },
    4,
  );
  expect(prompts[0]).toBe("a sauna, in cold blue light, subject on the left");
  for (const prompt of prompts) expect(prompt).not.toMatch(/night|sunset/);
});
