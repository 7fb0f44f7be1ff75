import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { givenIdeator } from "../../testing/ideation.ts";
import { type Browser, startApp, type TestApp } from "../../testing/start-app.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { onboardingStore } from "./store.ts";

const SEED = 7;
const formula = (title1: string) => ({
  formulas: [{ format: "statement", videos: 3, medianIndex: 3, example: { videoId: "aaaaaaaaaaa", title1 } }],
});
const lookOf = (...look: string[]) => ({ look, picks: 10 });

let studio: TestApp;
let browser: Browser;
let person: Awaited<ReturnType<typeof givenIdeator>>;
let scope: ReturnType<typeof scopeForJob>;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());
beforeEach(async () => {
  person = await givenIdeator(studio, { name: "New Project" });
  browser = await studio.as(person.user.email);
  scope = scopeForJob({ organizationId: person.organizationId, channelUcid: person.channelUCID });
});

async function brainstorm(data: Parameters<typeof person.request>[0]): Promise<string[]> {
  const { metadata, data: rest } = person.request(data);
  const payload = { metadata: { ...metadata, overrides: { seed: SEED } }, data: rest };
  const answer = (await browser.call({ method: "POST", url: "/api/executions/", payload })).json();
  const texts = data?.pane === "thumbnail" ? answer.images : answer.elements;
  return texts.map((one: { prompt?: string; content?: string }) => one.prompt ?? one.content);
}
const titles = () => brainstorm({ option: "variations", input: "building a sauna from scrap" });
const fromNothing = () => brainstorm({ option: "emptyState", input: "" });

it("titles follow the formulas of the channel", async () => {
  const store = onboardingStore(studio.context.db);
  await store.finishStep(scope, "title_formula", "done", formula("Why Does Every Sauna Leak?"));
  const questions = await titles();
  await store.finishStep(scope, "title_formula", "done", formula("$300 Sauna in 7 Days"));
  expect(await titles()).not.toEqual(questions);
});

it("titles follow the tone of the channel", async () => {
  const plain = await titles();
  await onboardingStore(studio.context.db).update(scope, { tone: "dramatic" });
  expect(await titles()).not.toEqual(plain);
});

it("ideas from nothing are about the bio and the topics of the channel", async () => {
  const settings = channelSettingsStore(studio.context.db);
  await settings.change(scope, { bio: "We build small saunas from scrap." });
  expect((await fromNothing()).join(" ")).toMatch(/sauna/i);
  await settings.change(scope, { bio: "We sail small boats around islands." });
  expect((await fromNothing()).join(" ")).toMatch(/boat/i);
  await settings.change(scope, { bio: "" });
  await onboardingStore(studio.context.db).update(scope, { topics: [{ name: "treehouses", videos: 4 }] });
  expect((await fromNothing()).join(" ")).toMatch(/treehouse/i);
});

it("thumbnails have the look that was picked", async () => {
  const store = onboardingStore(studio.context.db);
  const picture = () =>
    brainstorm({ pane: "thumbnail", option: "variations", input: "a sauna", numElementsToGenerate: 1 });
  await store.finishStep(scope, "unet", "done", lookOf("in warm golden light", "subject on the left"));
  expect(await picture()).toEqual(["a sauna, in warm golden light, subject on the left"]);
  await store.finishStep(scope, "unet", "done", lookOf("at night"));
  expect(await picture()).toEqual(["a sauna, at night"]);
});
