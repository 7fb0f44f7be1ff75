import { ToolResult } from "@coldopen/contract/chat/results";
import type { AgentStep } from "@coldopen/contract/chat/schema";
import { ChatToolName } from "@coldopen/contract/chat/tools";
import { detectLanguage } from "@coldopen/engine-text/language";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { scopeForJob } from "../../platform/access/scope-for-job.ts";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { chatFixture } from "../../testing/chat-fixture.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";
import { channelSettingsStore } from "../channel-settings/index.ts";
import { saveMemory } from "../chat-memory/index.ts";
import { buildSnapshot, snapshotReaderFor } from "../search-index/index.ts";
import { runTool } from "./agent/run-tools.ts";

let studio: TestApp;
beforeAll(async () => {
  studio = await startApp();
});
afterAll(() => studio.close());

type Fixture = Awaited<ReturnType<typeof chatFixture>>;
type Message = { type: string; content: string };

const DAY_MS = 86_400_000;
/** A creator whose last video did five times as well as those before it. */
async function givenOutlier(title: string): Promise<string> {
  const channel = aChannel();
  const video = (name: string, daysAgo: number, views: number) =>
    aVideo({
      ...{ channel, title: name, uploaded: new Date(Date.now() - daysAgo * DAY_MS) },
      at: [
        [0, 0],
        [7, views],
      ],
    });
  const before = [60, 50, 40, 30].map((daysAgo) => video(`An ordinary day, number ${daysAgo}`, daysAgo, 10_000));
  await studio.given.videos(...before, video(title, 20, 50_000));
  await buildSnapshot(studio.context);
  await snapshotReaderFor(studio.context).refresh();
  return channel.ucid;
}

/** The results of one answer in a new conversation. */
async function ask(fixture: Fixture, content: string): Promise<ToolResult[]> {
  const threadId = crypto.randomUUID();
  await fixture.ask(threadId, content);
  const { values } = await fixture.state(threadId);
  return (values.messages as Message[])
    .filter(({ type }) => type === "tool")
    .map((message) => ToolResult.parse(JSON.parse(message.content)));
}
const titlesOf = (results: readonly ToolResult[]): string[] =>
  results.flatMap((result) => (result.type === "TITLE" ? result.titles.map(({ title }) => title) : []));
const outliersOf = (results: readonly ToolResult[]): string[] =>
  results.flatMap((result) => (result.type === "OUTLIER" ? result.outliers.map(({ title }) => title) : []));

describe("a request to remember something", () => {
  const request = "Remember that I film at night";
  it("prepares a memory behind its gate", async () => {
    const fixture = await chatFixture(studio);
    await studio.context.flags.setForOrganization("STUDIO_CHAT_MEMORY_EDITOR", fixture.organizationId, true);
    expect(await ask(fixture, request)).toMatchObject([{ type: "MEMORY_DRAFT", text: "I film at night" }]);
  });
  it("is answered that memory is off without the gate", async () => {
    const fixture = await chatFixture(studio);
    const threadId = crypto.randomUUID();
    await fixture.ask(threadId, request);
    const { values } = await fixture.state(threadId);
    expect(values.messages).toHaveLength(2);
    expect(values.messages[1].content).toMatch(/^Chat memory is switched off/);
  });
});

const callTool = (fixture: Fixture, name: ChatToolName, args: Record<string, unknown>, onStep = (_: AgentStep) => {}) =>
  runTool(
    { id: "call_1", name, args },
    {
      ...{ context: studio.context, scope: scopeForJob(fixture), userId: fixture.owner.id },
      ...{ memories: [], language: "en", offered: ChatToolName.options, signal: new AbortController().signal },
    },
    { onStep, onProgress: () => undefined },
  );

it("reports a call whose arguments do not fit as a failed step", async () => {
  const steps: string[] = [];
  const fixture = await chatFixture(studio);
  const { isError } = await callTool(fixture, "revise_title", {}, ({ status }) => steps.push(status));
  expect(isError).toBe(true);
  expect(steps).toEqual(["running", "failed"]);
});

it.each([
  ["write_document", { title: "Plan", about: "a lighthouse in a storm" }],
  ["suggest_integrations", { brand: "Emberline", about: "a beehive on a roof" }],
] as const)("names the videos behind the result of %s", async (name, args) => {
  const fixture = await chatFixture(studio);
  const title = `I built ${args.about}`;
  await givenOutlier(title);
  const { result } = await callTool(fixture, name, args);
  expect(result).toMatchObject({ sources: expect.arrayContaining([expect.objectContaining({ title })]) });
});

it("writes about a subject of two words in the language of the request", async () => {
  const fixture = await chatFixture(studio);
  const { result } = await callTool(fixture, "write_document", { title: "Plan", about: "raft cabin" });
  if (result.type !== "DOCUMENT") throw new Error("No document");
  expect(detectLanguage(result.markdown)).toBe("en");
});

describe("an answer changes with", () => {
  it("a memory that limits titles", async () => {
    const fixture = await chatFixture(studio);
    const request = "6 titles about a sauna in an old van";
    const before = titlesOf(await ask(fixture, request));
    expect(before.length).toBeGreaterThan(0);
    expect(Math.max(...before.map(({ length }) => length))).toBeGreaterThan(30);
    await saveMemory(studio.context, scopeForJob(fixture), {
      ...{ owner: null, key: "length", createdBy: fixture.owner.id },
      value: { text: "Titles have at most 30 characters", is_global: true, is_enabled: true, origin: "typed" },
    });
    const after = titlesOf(await ask(fixture, request));
    expect(after.length).toBeGreaterThan(0);
    expect(Math.max(...after.map(({ length }) => length))).toBeLessThanOrEqual(30);
  });

  it("a row of the catalogue", async () => {
    const fixture = await chatFixture(studio);
    const request = "Find outliers about zeppelins";
    expect(outliersOf(await ask(fixture, request))).toEqual([]);
    const title = "I flew a zeppelin across the fjord";
    await givenOutlier(title);
    expect(outliersOf(await ask(fixture, request))).toEqual([title]);
  });

  it("a followed channel", async () => {
    const fixture = await chatFixture(studio);
    const title = "Inside a flooded submarine base";
    const ucid = await givenOutlier(title);
    const request = "Show me outliers about a submarine base from the channels I follow";
    expect(outliersOf(await ask(fixture, request))).toEqual([]);
    const followed = await fixture.browser.call({
      method: "POST",
      url: "/api/idea/user_favorite_channels",
      payload: {
        creator_channel_ucid: fixture.channelUcid,
        favorite_ucid: ucid,
        organization_id: fixture.organizationId,
      },
    });
    expect(followed.statusCode).toBe(200);
    expect(outliersOf(await ask(fixture, request))).toEqual([title]);
  });

  it("the bio of the channel", async () => {
    const fixture = await chatFixture(studio);
    const settings = channelSettingsStore(studio.context.db);
    const titlesWith = async (bio: string) => {
      await settings.change(scopeForJob(fixture), { bio });
      return titlesOf(await ask(fixture, "Give me 4 titles for my channel"));
    };
    const boats = await titlesWith("We restore old wooden boats on the river.");
    const bread = await titlesWith("We bake sourdough bread in a village oven.");
    expect(boats.join(" ")).toMatch(/boat|river/i);
    expect(bread.join(" ")).toMatch(/bread|sourdough|oven/i);
    expect(bread.join(" ")).not.toMatch(/boat/i);
  });
});
