import { ToolResult } from "@coldopen/contract/chat/results";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aChannel, aVideo } from "../../testing/catalogue/records.ts";
import { chatFixture } from "../../testing/chat-fixture.ts";
import { openChatWire } from "../../testing/chat-wire.ts";
import { startApp, type TestApp } from "../../testing/start-app.ts";

const FIRM = { valueProposition: "Part of the story.", closingMessage: "Our 9,999,999 viewers wait for you." };
let written: object = FIRM;
let studio: TestApp;
let embedded: TestApp;
let wire: Awaited<ReturnType<typeof openChatWire>>;
beforeAll(async () => {
  wire = await openChatWire((body) =>
    /"role":"tool"/.test(body)
      ? { text: ["Done."] }
      : { tool: "write_pitch", args: { brand: "Emberline", about: "a sauna in six days", ...written } },
  );
  [embedded, studio] = await Promise.all([
    startApp(),
    startApp({
      env: { TEXT_MODEL_PROVIDER: "openai", TEXT_MODEL: "m", TEXT_MODEL_BASE_URL: wire.baseUrlOf("openai") },
    }),
  ]);
});
afterAll(async () => {
  wire.close();
  await Promise.all([studio.close(), embedded.close()]);
});

type Message = { type: string; content: string; tool_call_id: string };
const selections = {
  ...{ video_project_id: null, selected_concept: "Six days, one stove.", selected_concept_why_this_works: "A race." },
  ...{ selected_title: "A Sauna in Six Days", selected_thumbnail: "" },
  ...{ selected_integration: "The stove is lit.", selected_integration_before: "It is cold." },
  selected_integration_after: "It is warm.",
};

/** A person of the pitch agent, whose channel has three measured videos. */
async function pitchFixture(app: TestApp) {
  const fixture = await chatFixture(app);
  const { organizationId, channelUcid } = fixture;
  await app.context.flags.setForOrganization("STUDIO_PITCH_AGENT_ACCESS", organizationId, true);
  const channel = aChannel({ ucid: channelUcid, subscribers: 412_000 });
  const video = (days: number) =>
    aVideo({ channel, title: `Day ${days}`, uploaded: new Date(Date.now() - days * 86_400_000), at: [[7, 1000]] });
  await app.given.videos(video(20), video(30), video(40));
  const url = `/api/orgs/${organizationId}/channels/${channelUcid}/pitches`;
  return {
    ...fixture,
    url,
    pitches: async () => (await fixture.browser.call({ url })).json().results,
    write: async (request: string, options: object = {}) => {
      const threadId = crypto.randomUUID();
      await fixture.ask(threadId, request, { agent_id: "pitch", ...options });
      const { values } = await fixture.state(threadId);
      const message = (values.messages as Message[]).find(
        ({ type, content }) => type === "tool" && /"PITCH"/.test(content),
      );
      const result = message && ToolResult.parse(JSON.parse(message.content));
      if (result?.type !== "PITCH") throw new Error(JSON.stringify(values.messages));
      return { threadId, toolCallId: message?.tool_call_id ?? "", pitch: result.pitch };
    },
  };
}

it("the embedded model writes a whole pitch from what was chosen, with figures of the catalogue, and stores nothing", async () => {
  const fixture = await pitchFixture(embedded);
  const { pitch } = await fixture.write("Write the full pitch for Emberline", { pitch_selections: selections });
  expect(pitch).toMatchObject({
    brand: { name: "Emberline" },
    creator_profile: { metrics: { subscribers: 412_000 } },
    campaign: {
      ...{ title: "A Sauna in Six Days", description: "Six days, one stove." },
      integration_timeline: [
        { phase: "before", description: "It is cold." },
        { phase: "during", description: "The stove is lit." },
        { phase: "after", description: "It is warm." },
      ],
    },
    figure_sources: { subscribers: "estimate" },
  });
  expect(pitch.creator_profile.value_proposition).toContain("Emberline");
  expect(pitch.closing_message).toContain("A Sauna in Six Days");
  expect(await fixture.pitches()).toEqual([]);
});

it("the embedded model finds title, concept and moments where nothing was chosen", async () => {
  const fixture = await pitchFixture(embedded);
  const { pitch } = await fixture.write("Schreib einen Pitch für Emberline in meinem Video über eine Sauna im Wald");
  expect(pitch.campaign.integration_timeline).toHaveLength(9);
  expect(pitch.campaign.title).not.toBe("");
  expect(pitch.campaign.description).not.toBe("");
  expect(pitch.closing_message).toMatch(/^Wir möchten/);
});

it("takes the project of the conversation", async () => {
  const fixture = await pitchFixture(embedded);
  const scope = {
    organizationId: fixture.organizationId,
    channelUcid: fixture.channelUcid,
    createdBy: fixture.owner.id,
  };
  const project = await embedded.given.project(scope, { title: "I Heated a Hut With One Match" });
  const threadId = crypto.randomUUID();
  await fixture.ask(threadId, "hello", { agent_id: "pitch" });
  await fixture.call("PUT", `/${threadId}/state`, { values: { project_id: project.id } });
  await fixture.ask(threadId, "Write a pitch for Emberline", { agent_id: "pitch" });
  const { values } = await fixture.state(threadId);
  expect(JSON.stringify(values.messages)).toContain("I Heated a Hut With One Match");
});

it("a language model writes the texts, but a text with an invented figure is replaced", async () => {
  const fixture = await pitchFixture(studio);
  const { pitch } = await fixture.write("Go", { pitch_selections: selections });
  expect(pitch.creator_profile.value_proposition).toBe("Part of the story.");
  expect(JSON.stringify(pitch)).not.toContain("9,999,999");
  expect(pitch.closing_message).toContain("Emberline");
});

it("refuses the tool to the studio agent", async () => {
  written = {};
  const fixture = await chatFixture(studio);
  const threadId = crypto.randomUUID();
  await fixture.ask(threadId, "Go");
  const { values } = await fixture.state(threadId);
  expect(JSON.stringify(values.messages)).toContain("There is no tool write_pitch");
});

it("opening a card stores its pitch once, and a second time opens it as it is", async () => {
  const fixture = await pitchFixture(embedded);
  const { threadId, toolCallId, pitch } = await fixture.write("Write a pitch for Emberline", {
    pitch_selections: selections,
  });
  const texts = {
    ...{ title: pitch.campaign.title, description: pitch.campaign.description, strategic_rationale: "" },
    ...{ value_proposition: pitch.creator_profile.value_proposition, audience_overview: "", affinity_summary: "" },
    ...{ closing_message: pitch.closing_message, hero_image_url: null },
    integration_timeline: pitch.campaign.integration_timeline,
  };
  const payload = { brand_name: "Emberline", thread_id: threadId, tool_call_id: toolCallId, texts };
  const open = async (change: object = {}) =>
    (await fixture.browser.call({ method: "POST", url: fixture.url, payload: { ...payload, ...change } })).json();
  const first = await open();
  expect(first.content).toMatchObject({
    creator_profile: { metrics: { subscribers: 412_000 } },
    campaign: { title: "A Sauna in Six Days" },
    closing_message: pitch.closing_message,
  });
  const again = await Promise.all([open(), open({ texts: { ...texts, title: "Another" } })]);
  expect(again.map(({ id, version }) => [id, version])).toEqual([
    [first.id, 1],
    [first.id, 1],
  ]);
  const other = await open({ tool_call_id: "call_other", brand_name: "Norrsaw" });
  expect(other.id).not.toBe(first.id);
  const bySelections = await open({ tool_call_id: null, texts: null, selections });
  expect(await fixture.pitches()).toHaveLength(3);
  expect(bySelections.id).not.toBe(first.id);
});
