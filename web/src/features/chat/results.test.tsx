import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ThreadOption } from "@coldopen/contract/chat/schema";
import type { Feedback } from "@coldopen/contract/chat-feedback/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { anOption, aProject, aProjectDetail, optionId, projectId } from "@coldopen/contract/projects/factory";
import { aUser, uuid } from "@coldopen/contract/session/factory";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { answered, asked, aThreadState, messageId, resulted, runEvents, threadId } from "../../testing/fake-chat.ts";
import { renderApp } from "../../testing/render-app.tsx";

type Options = Pick<NonNullable<Parameters<typeof renderApp>[1]>, "gates" | "api">;
const picture = (n: number) => `/api/pictures/${uuid(0x30, n)}`;
const page = { responseMetadata: { nextCursor: null } };

function openResult(result: ToolResult, { gates = {}, api = {} }: Options = {}) {
  const messages = [asked(1, "Go"), resulted(2, result), answered(3, "Done.")];
  return renderApp(paths.chat(threadId(1)), {
    as: aUser(),
    gates,
    api: {
      projects: { list: () => ({ data: [], ...page }) },
      chat: { list: () => ({ data: [], ...page }), state: () => aThreadState(messages) },
      chatFeedback: { list: () => ({ data: [] }) },
      threadOptions: { list: () => ({ data: [] }) },
      ...api,
    },
  });
}
const button = (name: string) => screen.getByRole("button", { name });
const title = (text: string): ToolResult => ({
  type: "TITLE",
  about: "sauna",
  titles: [
    { id: "t1", title: text, score: 71, sources: [{ video_id: "aaaaaaaaaaa", title: "A hut", performance_index: 4 }] },
  ],
});
const packaged = (...urls: string[]): ToolResult => ({
  type: "PACKAGE",
  about: "sauna",
  packages: urls.map((thumbnail_url, index) => ({
    id: `p${index}`,
    title: `Package ${index}`,
    thumbnail_url,
    concept: "A dare",
    description: "It is cheap",
    score: 80,
    sources: [],
  })),
});
const record = (parts: Partial<ThreadOption> = {}): ThreadOption => ({
  id: uuid(0x31, 1),
  chatThreadId: threadId(1),
  videoProjectOptionId: optionId(1),
  videoProjectId: projectId(1),
  messageId: messageId(2),
  messageIndex: 0,
  tracingSpanId: null,
  savedContent: "Too Hot",
  ...parts,
});

describe("saving a result", () => {
  it("creates an idea and records it in the thread", async () => {
    const { person, api } = openResult(title("Too Hot"), {
      api: {
        projects: {
          list: () => ({ data: [], ...page }),
          create: () => ({ data: aProjectDetail([anOption({ content: "Too Hot" })]) }),
        },
        threadOptions: { list: () => ({ data: [] }), add: () => record() },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Save" }));
    await person.click(await screen.findByRole("menuitem", { name: "Save as new idea" }));
    expect(await screen.findByRole("button", { name: /^(Saved|Unsave)$/ })).toBeVisible();
    const sent = (name: string) => api.calls.find((call) => call.name === name)?.input;
    expect(sent("projects.create")).toMatchObject({
      body: {
        ...{ status: "idea", source: "chat" },
        options: [{ optionType: "title", content: "Too Hot", source: "system" }],
        youtubeItems: [{ videoId: "aaaaaaaaaaa", title: "A hut" }],
      },
    });
    expect(sent("threadOptions.add")).toMatchObject({
      body: {
        chatThreadId: threadId(1),
        videoProjectOptionId: optionId(1),
        messageId: messageId(2),
        messageIndex: 0,
        savedContent: "Too Hot",
      },
    });
  });
  it("adds to a project that is searched by title", async () => {
    const { person, api } = openResult(title("Too Hot"), {
      api: {
        projects: {
          list: ({ query }) => ({
            data: query.title === undefined || query.title === "sauna" ? [aProject({ name: "Sauna series" })] : [],
            ...page,
          }),
          addOption: ({ body }) => ({ data: anOption({ content: body.content }) }),
        },
        threadOptions: { list: () => ({ data: [] }), add: () => record() },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Save" }));
    await person.click(await screen.findByRole("menuitem", { name: "Add to a project" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Select project" }));
    await person.type(dialog.getByRole("searchbox", { name: "Search project titles..." }), "sauna");
    await person.click(await dialog.findByRole("button", { name: /Sauna series/ }));
    await waitFor(() => expect(api.count("threadOptions.add")).toBe(1));
    expect(api.calls.find(({ name }) => name === "projects.addOption")?.input).toMatchObject({
      body: { content: "Too Hot", optionType: "title", source: "system", videoProjectId: projectId(1) },
    });
  });
  it("that fails returns to Save with a message", async () => {
    const { person } = openResult(title("Too Hot"), {
      api: {
        projects: {
          list: () => ({ data: [], ...page }),
          create: () => {
            throw new AppError("unexpected");
          },
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Save" }));
    await person.click(await screen.findByRole("menuitem", { name: "Save as new idea" }));
    expect(await screen.findByText("Failed to save. Please try again later.")).toBeInTheDocument();
    expect(await screen.findByRole("button", { name: "Save" })).toBeEnabled();
  });
  it.each([
    ["deletes the option of a title", "Too Hot", "projects.removeOption"],
    [
      "deletes the project that was created for a package",
      JSON.stringify({ title: "Package 0", optionIds: [optionId(1)], isNewProject: true }),
      "projects.remove",
    ],
    [
      "deletes only the options of a package in another project",
      JSON.stringify({ title: "Package 0", optionIds: [optionId(1)], isNewProject: false }),
      "projects.removeOption",
    ],
  ])("is taken back: %s", async (_, savedContent, call) => {
    const { person, api } = openResult(title("Too Hot"), {
      api: {
        projects: { list: () => ({ data: [], ...page }), remove: () => ({}), removeOption: () => ({}) },
        threadOptions: { list: () => ({ data: [record({ savedContent })] }), remove: () => ({}) },
      },
    });
    const saved = await screen.findByRole("button", { name: "Saved" });
    await person.hover(saved);
    await person.click(button("Unsave"));
    expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
    expect(api.count(call)).toBe(1);
    expect(api.count("projects.remove") + api.count("projects.removeOption")).toBe(1);
    expect(api.count("threadOptions.remove")).toBe(1);
  });
});

it("takes back a result whose option was deleted elsewhere", async () => {
  const { person, api } = openResult(title("Too Hot"), {
    api: {
      projects: {
        list: () => ({ data: [], ...page }),
        removeOption: () => {
          throw new AppError("not_found");
        },
      },
      threadOptions: { list: () => ({ data: [record()] }), remove: () => ({}) },
    },
  });
  await person.hover(await screen.findByRole("button", { name: "Saved" }));
  await person.click(button("Unsave"));
  expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
  expect(api.count("threadOptions.remove")).toBe(1);
});

describe("packages", () => {
  it("can be selected once their picture is loaded; one without a picture says so", async () => {
    const { person } = openResult(packaged(picture(1), ""));
    const list = within(await screen.findByRole("list", { name: "Packages" }));
    expect(list.getByRole("img", { name: "Image not available" })).toBeVisible();
    expect(list.queryByRole("button", { name: "Select Package 0" })).not.toBeInTheDocument();
    fireEvent.load(list.getByRole("img", { name: "Package 0" }));
    await person.click(list.getByRole("button", { name: "Select Package 0" }));
    expect(list.getByRole("button", { name: "Select Package 0" })).toHaveAttribute("aria-pressed", "true");
    expect(list.getByRole("button", { name: "Zoom" })).toBeInTheDocument();
    expect(list.getByRole("button", { name: "Download" })).toBeInTheDocument();
  });
  it("show a picture that can't be loaded as missing", async () => {
    openResult(packaged(picture(1)));
    fireEvent.error(await screen.findByRole("img", { name: "Package 0" }));
    expect(await screen.findByRole("img", { name: "Image not available" })).toBeVisible();
  });
  it("are saved with the explanation at their concept", async () => {
    const { person, api } = openResult(packaged(picture(1)), {
      api: {
        projects: {
          list: () => ({ data: [], ...page }),
          create: () => ({ data: aProjectDetail([anOption({ content: "Package 0" })]) }),
        },
        threadOptions: { list: () => ({ data: [] }), add: () => record() },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Save" }));
    await person.click(await screen.findByRole("menuitem", { name: "Save as new idea" }));
    await waitFor(() => expect(api.count("threadOptions.add")).toBe(1));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        options: [
          { optionType: "title", content: "Package 0" },
          { optionType: "thumbnail", description: null },
          { optionType: "concept", content: "A dare", description: "It is cheap" },
        ],
      },
    });
  });
  it("show scores and save all behind their gate", async () => {
    openResult(packaged(picture(1), picture(2)), { gates: { STUDIO_PACKAGES_V2: true } });
    expect(await screen.findByRole("button", { name: "Save all" })).toBeEnabled();
    expect(screen.getAllByText("Score 80")).toHaveLength(2);
  });
});

describe("the draft of a project", () => {
  const draft: ToolResult = {
    type: "PROJECT_DRAFT",
    name: "Sauna week",
    title: "Too Hot",
    concept: "A dare",
    thumbnail_url: picture(1),
  };
  it("is created with its parts and recorded in the thread", async () => {
    const { person, api } = openResult(draft, {
      api: {
        projects: {
          list: () => ({ data: [], ...page }),
          create: () => ({ data: aProjectDetail([anOption({ content: "Too Hot" })]) }),
        },
        threadOptions: { list: () => ({ data: [] }), add: ({ body }) => record(body) },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Create" }));
    expect(await screen.findByRole("link", { name: "Open project" })).toBeVisible();
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        name: "Sauna week",
        options: [
          { optionType: "title", content: "Too Hot" },
          { optionType: "thumbnail", content: picture(1) },
          { optionType: "concept", content: "A dare" },
        ],
      },
    });
    expect(api.calls.find(({ name }) => name === "threadOptions.add")?.input).toMatchObject({
      body: { chatThreadId: threadId(1), messageId: messageId(2), messageIndex: 0 },
    });
  });
  it("is not offered again after a reload", async () => {
    openResult(draft, { api: { threadOptions: { list: () => ({ data: [record()] }) } } });
    expect(await screen.findByRole("link", { name: "Open project" })).toHaveAttribute(
      "href",
      expect.stringContaining(projectId(1)),
    );
    expect(screen.queryByRole("button", { name: "Create" })).toBeNull();
  });
});

it("names the videos behind a document", async () => {
  const sources = [{ video_id: "aaaaaaaaaaa", title: "A hut", performance_index: 4 }];
  openResult({ type: "DOCUMENT", title: "Plan", markdown: "# Plan", sources });
  const card = within(await screen.findByRole("region", { name: "Plan" }));
  expect(within(card.getByRole("list", { name: "Sources" })).getByText("A hut")).toBeVisible();
});

it("opens a document beside the conversation under one heading, also after a reload", async () => {
  const plan: ToolResult = { type: "DOCUMENT", title: "Plan", markdown: "# Plan\n\nA raft", sources: [] };
  const { person } = openResult(plan);
  await person.click(await screen.findByRole("button", { name: "Open" }));
  const pane = () => screen.findByRole("complementary", { name: "Split screen" });
  expect(within(await pane()).getAllByRole("heading", { name: "Plan" })).toHaveLength(1);
  cleanup();
  const again = openResult(plan);
  expect(await within(await pane()).findByText("A raft")).toBeVisible();
  await again.person.click(within(await pane()).getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("complementary", { name: "Split screen" })).toBeNull());
});

it("attaches a project, which a second choice does not remove", async () => {
  const project = aProject({ name: "" });
  const { person } = openResult(title("Too Hot"), {
    api: { projects: { list: () => ({ data: [project], ...page }) } },
  });
  await screen.findByText("Too Hot");
  for (const _ of ["once", "twice"]) {
    await person.click(await screen.findByRole("button", { name: "Add" }));
    await person.click(await screen.findByRole("menuitem", { name: "Add a project" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Select project" }));
    await person.click(await within(await dialog.findByRole("listitem")).findByRole("button"));
  }
  const attached = within(await screen.findByRole("list", { name: "Attached" })).getAllByRole("listitem");
  expect(attached.map(({ textContent }) => textContent)).toEqual(["Untitled Project"]);
});

it("leaves out thumbnails that were not drawn and concepts without text", async () => {
  openResult({
    type: "THUMBNAIL",
    about: "sauna",
    is_revision: true,
    thumbnails: [
      { id: "a", thumbnail_url: picture(1), edit_prompt: "Warmer", description: "A sauna" },
      { id: "b", thumbnail_url: "", edit_prompt: "", description: "" },
    ],
  });
  expect(within(await screen.findByRole("list", { name: "Thumbnails" })).getAllByRole("listitem")).toHaveLength(1);
});

it("sends the message of a follow-up", async () => {
  const { person, api } = openResult(
    {
      type: "FOLLOW_UP_ACTION",
      prompt: "What next?",
      follow_up_actions: [{ action: "Shorter", message: "Make them shorter" }],
    },
    {
      api: {
        chat: {
          list: () => ({ data: [], ...page }),
          state: () =>
            aThreadState([
              asked(1, "Go"),
              resulted(2, {
                type: "FOLLOW_UP_ACTION",
                prompt: "What next?",
                follow_up_actions: [{ action: "Shorter", message: "Make them shorter" }],
              }),
            ]),
          run: async function* () {
            yield runEvents.started();
            yield runEvents.ended();
          },
        },
      },
    },
  );
  await person.click(await screen.findByRole("button", { name: "Shorter" }));
  await waitFor(() =>
    expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
      body: { input: { messages: [{ content: "Make them shorter" }] } },
    }),
  );
});

describe("feedback", () => {
  const given = (parts: Partial<Feedback>): Feedback => ({
    id: uuid(0x32, 1),
    threadId: threadId(1),
    messageId: messageId(3),
    contentType: "TITLE",
    sentimentPolarity: "NEGATIVE",
    sentimentType: null,
    sentimentDetail: null,
    tracingSpanId: null,
    ...parts,
  });
  const handlers = (list: Feedback[] = []): FakeHandlers["chatFeedback"] & object => ({
    list: () => ({ data: list }),
    add: ({ body }) => given({ sentimentPolarity: body.sentimentPolarity, contentType: body.contentType }),
    change: ({ body }) => given(body),
    remove: () => ({}),
  });
  it("that is bad needs an issue before it is submitted", async () => {
    const { person, api } = openResult(title("Too Hot"), { api: { chatFeedback: handlers() } });
    await person.click(await screen.findByRole("button", { name: "Bad answer" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByPlaceholderText("Tell us what you didn't like...")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
    await person.click(dialog.getByRole("radio", { name: "Not relevant to this chat" }));
    await person.click(dialog.getByRole("button", { name: "Submit" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(api.calls.find(({ name }) => name === "chatFeedback.add")?.input).toMatchObject({
      body: { contentType: "TITLE", sentimentPolarity: "NEGATIVE", messageId: messageId(3), threadId: threadId(1) },
    });
    expect(api.calls.find(({ name }) => name === "chatFeedback.change")?.input).toMatchObject({
      body: { sentimentType: "Not relevant to this chat" },
    });
  });
  it("that is good needs details before it is submitted", async () => {
    const { person } = openResult(title("Too Hot"), { api: { chatFeedback: handlers() } });
    await person.click(await screen.findByRole("button", { name: "Good answer" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Submit" })).toBeDisabled();
    await person.type(dialog.getByPlaceholderText("Tell us what you liked..."), "Short");
    expect(dialog.getByRole("button", { name: "Submit" })).toBeEnabled();
  });
  it("is removed by the same choice again, and changed by the other", async () => {
    const { person, api } = openResult(title("Too Hot"), { api: { chatFeedback: handlers([given({})]) } });
    const bad = await screen.findByRole("button", { name: "Bad answer" });
    await waitFor(() => expect(bad).toHaveAttribute("aria-pressed", "true"));
    await person.click(bad);
    await waitFor(() => expect(bad).toHaveAttribute("aria-pressed", "false"));
    expect(api.count("chatFeedback.remove")).toBe(1);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
