import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ThreadState } from "@coldopen/contract/chat/schema";
import { paths } from "@coldopen/contract/paths";
import { aPitch } from "@coldopen/contract/pitches/factory";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answered, asked, aThreadState, resulted, threadId } from "../../testing/fake-chat.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const page = { responseMetadata: { nextCursor: null } };
const moments: ToolResult = {
  type: "INTEGRATION",
  about: "a sauna",
  brand: "Emberline",
  integrations: [1, 2].map((n) => ({
    id: `i${n}`,
    summary: `Moment ${n}`,
    content: `During ${n}`,
    before_integration: `Before ${n}`,
    after_integration: `After ${n}`,
  })),
  sources: [{ video_id: "aaaaaaaaaaa", title: "A hut", performance_index: 4 }],
};
const titles: ToolResult = {
  type: "TITLE",
  about: "a sauna",
  titles: [{ id: "t1", title: "A $900 Sauna", score: 71, sources: [] }],
};

type View = { isPitchAgent?: boolean; isGateOn?: boolean; projectId?: string | null };

function open(
  result: ToolResult,
  { isPitchAgent = true, isGateOn = true, projectId = null }: View = {},
  tool?: string,
) {
  const path = isPitchAgent ? paths.pitchAgent(threadId(1)) : paths.chat(threadId(1));
  const messages = [asked(1, "Go"), resulted(2, result, tool), answered(3, "Done.")];
  return renderApp(path, {
    as: aUser(),
    gates: { STUDIO_PITCH_AGENT_ACCESS: isGateOn },
    api: {
      projects: { list: () => ({ data: [], ...page }) },
      chat: { list: () => ({ data: [], ...page }), state: () => withProject(aThreadState(messages), projectId) },
      chatFeedback: { list: () => ({ data: [] }) },
      threadOptions: { list: () => ({ data: [] }) },
      pitches: { create: () => aPitch(1), get: () => aPitch(1) },
    },
  });
}
const withProject = (state: ThreadState, projectId: string | null): ThreadState => ({
  ...state,
  values: { ...state.values, projectId },
});
const cards = async () => within(await screen.findByRole("list", { name: /Emberline/ })).findAllByRole("listitem");

it("names the videos behind the suggestions", async () => {
  open(moments);
  await cards();
  expect(within(screen.getByRole("list", { name: "Sources" })).getByText("A hut")).toBeVisible();
});

it("selects a card by a click outside its buttons, which adding it to the pitch does not", async () => {
  const { person } = open(moments);
  const [first] = await cards();
  const card = within(first as HTMLElement);
  await person.click(card.getByRole("button", { name: "Add to Pitch" }));
  expect(card.getByRole("button", { name: "Moment 1" })).toHaveAttribute("aria-pressed", "false");
  await person.click(card.getByRole("button", { name: "Moment 1" }));
  expect(card.getByRole("button", { name: "Moment 1" })).toHaveAttribute("aria-pressed", "true");
});

it("stores two suggestions with before and after in the shape of the selections, and opens the full pitch", async () => {
  const { person, api, address } = open(moments);
  for (const card of await cards()) await person.click(within(card).getByRole("button", { name: "Add to Pitch" }));
  const stored = JSON.parse(localStorage.getItem("studio-pitch-selections") ?? "{}");
  expect(Object.values(stored.value)).toMatchObject([
    {
      selections: {
        video_project_id: null,
        selected_title: "",
        selected_integration: "During 1\n\nDuring 2",
        selected_integration_before: "Before 1\n\nBefore 2",
        selected_integration_after: "After 1\n\nAfter 2",
      },
    },
  ]);
  const draft = within(await screen.findByRole("region", { name: "Your pitch" }));
  expect(draft.getByText("2 moments")).toBeVisible();
  await person.click(draft.getByRole("button", { name: "Open full pitch" }));
  await waitFor(() => expect(address()).toBe(paths.pitchWeb(channel)));
  expect(api.calls.find(({ name }) => name === "pitches.create")?.input).toMatchObject({
    body: {
      brandName: "Emberline",
      threadId: threadId(1),
      selections: { selectedIntegration: "During 1\n\nDuring 2" },
    },
  });
});

it("adds a title, and removes it with a second click", async () => {
  const { person } = open(titles);
  await person.click(await screen.findByRole("button", { name: "Add to Pitch" }));
  expect(await screen.findByRole("region", { name: "Your pitch" })).toHaveTextContent("title");
  await person.click(screen.getByRole("button", { name: "Added to Pitch" }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Your pitch" })).toBeNull());
});

it("has no Add to Pitch outside the pitch agent", async () => {
  open(titles, { isPitchAgent: false });
  expect(await screen.findByText("A $900 Sauna")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Add to Pitch" })).toBeNull();
});

const written: ToolResult = {
  type: "PITCH",
  about: "a sauna",
  sources: [{ video_id: "aaaaaaaaaaa", title: "A hut", performance_index: 4 }],
  pitch: {
    brand: { name: "Emberline", logo_url: null, website_url: "https://emberline.example" },
    creator: { name: "Field Notes", handle: "@fieldnotes", avatar_url: null },
    creator_profile: {
      ...{ bio: "", value_proposition: "Part of the story." },
      metrics: { subscribers: 412_000, total_views: null, avg_views_per_video: 96_200, engagement_rate: 0.074 },
    },
    audience: {
      ...{ overview: "", purchase_intent_multiplier: null, affinity_summary: "" },
      ...{ demographics: { gender: [], age: [], geography: [] }, brand_affinities: [], interests: [] },
    },
    campaign: {
      ...{ title: "A Sauna in Six Days", description: "Six days, one stove.", strategic_rationale: "" },
      hero_image_url: null,
      integration_timeline: [
        { phase: "before", description: "It is cold." },
        { phase: "during", description: "The stove is lit." },
      ],
    },
    closing_message: "Shall we?",
    figure_sources: {
      subscribers: "estimate",
      total_views: null,
      avg_views_per_video: "analytics",
      engagement_rate: null,
    },
  },
};

it("shows a written pitch with its figures and their sources, and opens its page", async () => {
  const { person, api, address } = open(written);
  const card = within(await screen.findByRole("region", { name: "Pitch for Emberline" }));
  expect(card.getByRole("heading", { name: "A Sauna in Six Days" })).toBeVisible();
  expect(card.getByText("412K")).toBeVisible();
  expect(card.getByText("7.4%")).toBeVisible();
  expect(card.getByText("Estimate")).toBeVisible();
  expect(card.queryByText("Total views")).toBeNull();
  expect(within(card.getByRole("list", { name: "Moments" })).getAllByRole("listitem")).toHaveLength(1);
  await person.click(card.getByRole("button", { name: "Open full pitch" }));
  await waitFor(() => expect(address()).toBe(paths.pitchWeb(channel)));
  expect(api.calls.find(({ name }) => name === "pitches.create")?.input).toMatchObject({
    body: {
      ...{ brandName: "Emberline", websiteUrl: "https://emberline.example", threadId: threadId(1) },
      texts: { title: "A Sauna in Six Days", closingMessage: "Shall we?", integrationTimeline: [{}, {}] },
      toolCallId: expect.any(String),
    },
  });
});

function storeSelections(selections: object) {
  const none = {
    selected_concept: "",
    selected_concept_why_this_works: "",
    selected_title: "",
    selected_thumbnail: "",
  };
  const parts = { selected_integration_before: "-", selected_integration_after: "-" };
  const stored = { brand: "Emberline", selections: { video_project_id: null, ...none, ...parts, ...selections } };
  localStorage.setItem("studio-pitch-selections", JSON.stringify({ version: 2, value: { [threadId(1)]: stored } }));
}

it("leaves out the bar of the draft while the written pitch has everything that was added", async () => {
  storeSelections({ selected_integration: "The stove is lit." });
  open(written, {}, "write_pitch");
  await screen.findByRole("region", { name: "Pitch for Emberline" });
  expect(screen.queryByRole("region", { name: "Your pitch" })).toBeNull();
});

it("sends what was added to the pitch with the next message", async () => {
  const { person, api } = open(moments);
  const [first] = await cards();
  await person.click(within(first as HTMLElement).getByRole("button", { name: "Add to Pitch" }));
  await person.type(screen.getByRole("textbox", { name: /message/i }), "Write the full pitch{Enter}");
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
      body: { config: { configurable: { pitchSelections: { selectedIntegration: "During 1" } } } },
    }),
  );
});

it("keeps what was added before a project was chosen for the conversation", async () => {
  storeSelections({ selected_integration: "During 1" });
  const { person, api } = open(moments, { projectId: crypto.randomUUID() });
  expect(await screen.findByRole("region", { name: "Your pitch" })).toHaveTextContent("1 moment");
  await person.type(screen.getByRole("textbox", { name: /message/i }), "Write the full pitch{Enter}");
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
      body: { config: { configurable: { pitchSelections: { selectedIntegration: "During 1" } } } },
    }),
  );
  const [, second] = await cards();
  await person.click(within(second as HTMLElement).getByRole("button", { name: "Add to Pitch" }));
  expect(screen.getByRole("region", { name: "Your pitch" })).toHaveTextContent("2 moments");
});
