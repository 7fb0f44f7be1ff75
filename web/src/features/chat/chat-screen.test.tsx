import type { ToolResult } from "@coldopen/contract/chat/results";
import type { ChatMessage, RunEvent } from "@coldopen/contract/chat/schema";
import { aMemory } from "@coldopen/contract/chat-memory/factory";
import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import {
  answered,
  asked,
  aThread,
  aThreadState,
  messageId,
  resulted,
  runEvents,
  runId,
  threadId,
} from "../../testing/fake-chat.ts";
import { socketOf } from "../../testing/fake-socket.ts";
import { answerUploads } from "../../testing/fake-uploads.ts";
import { renderApp } from "../../testing/render-app.tsx";

type ChatHandlers = NonNullable<FakeHandlers["chat"]>;
type AppOptions = NonNullable<Parameters<typeof renderApp>[1]>;

async function* play(events: readonly (RunEvent | Promise<unknown>)[]): AsyncGenerator<RunEvent> {
  for (const event of events) {
    if (event instanceof Promise) await event;
    else yield event;
  }
}
/** A promise and what resolves it. */
function signal(): [Promise<void>, () => void] {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return [promise, resolve];
}
const noThreads = { data: [], responseMetadata: { nextCursor: null } };
const wide = (query: string) => query.includes("min-width");

function open(path: string, chat: ChatHandlers, { api, ...options }: Pick<AppOptions, "as" | "gates" | "api"> = {}) {
  return renderApp(path, {
    as: aUser(),
    media: wide,
    ...options,
    api: {
      projects: { list: () => noThreads },
      chatFeedback: { list: () => ({ data: [] }) },
      threadOptions: { list: () => ({ data: [] }) },
      ...api,
      chat: { list: () => noThreads, ...chat },
    },
  });
}
const openThread = (messages: ChatMessage[], chat: ChatHandlers = {}, options: Parameters<typeof open>[2] = {}) =>
  open(paths.chat(threadId(1)), { state: () => aThreadState(messages), ...chat }, options);
const box = () => screen.findByRole("textbox", { name: "Message" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const { started, words, step, turn, ended, failed } = runEvents;
const titles = (...texts: string[]): ToolResult => ({
  type: "TITLE",
  about: "sauna",
  titles: texts.map((title, index) => ({ id: `title-${index}`, title, score: 71, sources: [] })),
});

describe("the introduction", () => {
  const gates = { STUDIO_CHAT_FIRST_USE_MODAL: true };
  const introduction = () => screen.queryByRole("dialog", { name: "Meet your assistant" });
  it("opens once before the first chat", async () => {
    const { person } = open(paths.firstScreen, {}, { gates });
    await person.click(await screen.findByRole("button", { name: "Start chatting" }));
    await waitFor(() => expect(introduction()).toBeNull());
    cleanup();
    open(paths.firstScreen, {}, { gates });
    await screen.findByRole("textbox", { name: "Message or idea" });
    expect(introduction()).toBeNull();
  });
  it("does not open over an answer", async () => {
    openThread([asked(1, "Titles"), answered(2, "Five titles")], {}, { gates });
    expect(await screen.findByText("Five titles")).toBeVisible();
    expect(introduction()).toBeNull();
  });
});

describe("a message", () => {
  it("starts a thread from the first screen, and streams the answer", async () => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let stored: ChatMessage[] = [];
    const { person, api, address } = open(paths.firstScreen, {
      run: ({ body, params }) => {
        const [message] = body.input.messages;
        const question = asked(1, message?.content ?? "", { id: message?.id ?? "" });
        stored = [question, answered(2, "Five **titles**")];
        return play([
          started(body.config.configurable.runId, params.threadId),
          step("a", "Searching outliers"),
          words(2, "Five **ti"),
          held,
          words(2, "tles**"),
          turn(stored, "Sauna titles"),
          ended(),
        ]);
      },
      state: () => aThreadState(stored),
    });
    await person.type(await screen.findByRole("textbox", { name: "Message or idea" }), "Titles for a sauna{Enter}");
    const log = await screen.findByRole("log", { name: "Conversation" });
    expect(log).toHaveAttribute("aria-live", "off");
    expect(within(log).getByRole("article", { name: "You" })).toHaveTextContent("Titles for a sauna");
    expect(await within(log).findByText("Searching outliers")).toBeVisible();
    expect(await within(log).findByText("ti")).toBeVisible();
    expect(button("Stop")).toBeEnabled();
    expect(address()).toMatch(/^\/app\/chat\?thread=[0-9a-f-]{36}$/);
    finish();
    expect(await screen.findByText("Answer ready")).toBeInTheDocument();
    expect(within(log).getByText("titles").tagName).toBe("STRONG");
    expect(await within(log).findByRole("button", { name: "Completed 1 step" }, { timeout: 3000 })).toBeVisible();
    const sent = api.calls.find(({ name }) => name === "chat.run")?.input;
    expect(sent).toMatchObject({
      body: {
        input: { messages: [{ type: "human", content: "Titles for a sauna", attachments: [] }] },
        config: { configurable: { agentId: "studio", tools: { webSearch: true } } },
      },
    });
  });
  it("shows Thinking until the first step", async () => {
    openThread([asked(1, "Titles")], {
      state: () => aThreadState([asked(1, "Titles")], runId(1)),
      join: () => play([started(), new Promise(() => undefined)]),
    });
    expect(await screen.findByText("Thinking...")).toBeVisible();
  });
  it("shows Thinking again when an answer with steps is written again", async () => {
    const { person } = openThread([asked(1, "Titles"), resulted(2, titles("Too Hot")), answered(3, "Five titles")], {
      run: () => play([started(), new Promise(() => undefined)]),
    });
    expect(await screen.findByRole("button", { name: "Completed 1 step" })).toBeVisible();
    await person.click(button("Write again"));
    expect(await screen.findByText("Thinking...")).toBeVisible();
  });
  it("shows each step of a fast run before it counts them, without the suggestions", async () => {
    const question = asked(1, "Titles");
    const toolCalls = [{ id: "c", name: "suggest_follow_ups", args: {} }];
    const stored = [question, answered(2, "Five titles", { toolCalls })];
    let isDone = false;
    openThread([question], {
      state: () => aThreadState(isDone ? stored : [question], isDone ? null : runId(1)),
      join: async function* () {
        yield* [started(), step("a", "Searched outliers", { status: "complete" })];
        yield* [step("b", "Wrote titles", { status: "complete" }), turn(stored)];
        yield step("c", "Prepared suggestions", { status: "complete" });
        isDone = true;
        yield ended();
      },
    });
    // What was shown is recorded, since a slow test would look too late.
    const shown = new Set<string | null>();
    const observer = new MutationObserver(() => {
      for (const item of document.querySelectorAll("article li")) shown.add(item.textContent);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByRole("button", { name: "Completed 2 steps" }, { timeout: 10_000 })).toBeVisible();
    observer.disconnect();
    expect([...shown]).toEqual(["Searched outliers", "Wrote titles"]);
  });
  it("goes on after a cut stream", async () => {
    const after: unknown[] = [];
    const { person } = openThread([], {
      run: () => play([started(), words(2, "Five ")]),
      join: ({ query }) => {
        after.push(query.lastEventId);
        return play([started(), words(2, "Five "), words(2, "titles"), ended()]);
      },
      state: () => aThreadState(after.length > 0 ? [asked(1, "Titles"), answered(2, "Five titles")] : []),
    });
    await person.type(await box(), "Titles{Enter}");
    await waitFor(() => expect(screen.getByText("Five titles")).toBeVisible());
    expect(after).toEqual([2]);
  });
  it("is shown as far as it got if the network stays away, and loaded when it is back", async () => {
    let isAway = false;
    let stored: ChatMessage[] = [];
    const { person } = openThread([], {
      run: async function* () {
        yield* [started(), words(2, "Five ")];
        isAway = true;
      },
      join: () => {
        throw new AppError("unavailable");
      },
      state: () => {
        if (isAway) throw new AppError("unavailable");
        return aThreadState(stored);
      },
    });
    await person.type(await box(), "Titles{Enter}");
    await waitFor(() => {
      dispatchEvent(new Event("online"));
      expect(screen.getByText("Request Failed")).toBeVisible();
    });
    expect(screen.getByText("Five")).toBeVisible();
    isAway = false;
    stored = [asked(1, "Titles"), answered(2, "Five titles")];
    act(() => void dispatchEvent(new Event("online")));
    expect(await screen.findByText("Five titles")).toBeVisible();
    expect(screen.queryByText("Request Failed")).toBeNull();
  });
  it("of another tab is followed", async () => {
    let isElsewhere = false;
    const question = asked(1, "Titles");
    openThread([], {
      state: () => aThreadState(isElsewhere ? [question] : [], isElsewhere ? runId(1) : null),
      join: () => play([started(), words(2, "Five titles"), new Promise(() => undefined)]),
    });
    await box();
    const socket = await waitFor(() => socketOf("/notifications") ?? Promise.reject(new Error("No socket")));
    isElsewhere = true;
    const event = { eventType: "chat:threadAnswering", orgId: northlight.id, channelUCID: fieldNotes.ucid };
    act(() => socket.push("system", { id: 1, eggType: "update", event: { ...event, threadId: threadId(1) } }));
    expect(await screen.findByText("Five titles")).toBeVisible();
    expect(button("Stop")).toBeVisible();
  });
  it("is joined after a reload", async () => {
    const question = asked(1, "Titles");
    let isDone = false;
    openThread([], {
      state: () => aThreadState(isDone ? [question, answered(2, "Five titles")] : [question], isDone ? null : runId(1)),
      join: async function* ({ params }) {
        expect(params.runId).toBe(runId(1));
        yield* [started(), words(2, "Five titles")];
        isDone = true;
        yield ended();
      },
    });
    expect(await screen.findByText("Five titles")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument());
  });
  it("is stopped, and keeps what arrived", async () => {
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    let isStopped = false;
    const { person, api } = openThread([], {
      run: () => play([started(), words(2, "Fi"), stopped, ended("stopped")]),
      cancel: () => {
        isStopped = true;
        stop();
        return {};
      },
      state: () => aThreadState(isStopped ? [asked(1, "Titles"), answered(2, "Fi", { status: "stopped" })] : []),
    });
    await person.type(await box(), "Titles{Enter}");
    await screen.findByText("Fi");
    await person.click(button("Stop"));
    expect(await screen.findByText("You stopped this answer.")).toBeVisible();
    expect(screen.getByText("Fi")).toBeVisible();
    expect(button("Retry")).toBeEnabled();
    expect(api.count("chat.cancel")).toBe(1);
  });
  it("is stopped with its first event if the server did not know it before", async () => {
    const [isKnown, know] = signal();
    const [isStopped, stop] = signal();
    const { person, api } = openThread([], {
      run: () => play([isKnown, started(), isStopped, ended("stopped")]),
      cancel: () => {
        if (api.count("chat.cancel") === 1) {
          know();
          throw new AppError("not_found");
        }
        stop();
        return {};
      },
      state: () => aThreadState([]),
    });
    await person.type(await box(), "Titles{Enter}");
    await person.click(await screen.findByRole("button", { name: "Stop" }));
    await waitFor(() => expect(api.count("chat.cancel")).toBe(2));
  });
  it("that fails shows the alert, and Retry writes the answer again", async () => {
    const question = asked(1, "Titles");
    const { person, api } = openThread([question, answered(2, "Sorry, an error occurred", { status: "failed" })], {
      run: () => play([started(), words(3, "Five titles"), failed(), ended("failed")]),
    });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("Request Failed");
    expect(alert).toHaveTextContent("Could not complete request. Please reload the chat and try again.");
    expect(screen.queryByText("Sorry, an error occurred")).not.toBeInTheDocument();
    await person.click(button("Retry"));
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
        body: { input: { messages: [] }, config: { configurable: { parentMessageId: question.id } } },
      }),
    );
  });
  it("shows the alert in place of an earlier part that reports an error", async () => {
    openThread([
      asked(1, "Titles"),
      answered(2, "Sorry, an error occurred"),
      resulted(3, titles("Too Hot")),
      answered(4, "Five titles"),
    ]);
    expect(await screen.findByRole("alert")).toHaveTextContent("Request Failed");
    expect(screen.getByText("Five titles")).toBeVisible();
  });
  it("looks stopped after a reload if it was stopped after a tool", async () => {
    openThread([asked(1, "Titles"), resulted(2, titles("Too Hot")), answered(3, "", { status: "stopped" })]);
    expect(await screen.findByText("You stopped this answer.")).toBeVisible();
    expect(screen.getByText("Too Hot")).toBeVisible();
  });
  it("that is refused returns to the box with its attachments", async () => {
    const { person } = openThread([asked(1, "Titles"), resulted(2, titles("Too Hot"))], {
      run: () => {
        throw new AppError("conflict", "This conversation is still answering.");
      },
    });
    await person.click(await screen.findByRole("checkbox", { name: "Select Too Hot" }));
    await person.type(await box(), "Shorter{Enter}");
    await waitFor(async () => expect(await box()).toHaveValue("Shorter"));
    expect(screen.getByRole("checkbox", { name: "Select Too Hot" })).toBeChecked();
  });
  it("is sent again with its run if the connection was lost before the first event", async () => {
    const runs: unknown[] = [];
    let isStored = false;
    const { person } = openThread([], {
      run: async function* ({ body }) {
        runs.push(body);
        if (runs.length === 1) throw new TypeError("Failed to fetch");
        isStored = true;
        yield* [started(), words(2, "Five titles"), ended()];
      },
      state: () => aThreadState(isStored ? [asked(1, "Titles"), answered(2, "Five titles")] : []),
    });
    await person.type(await box(), "Titles{Enter}");
    await waitFor(() => {
      dispatchEvent(new Event("online"));
      expect(screen.getByText("Five titles")).toBeVisible();
    });
    expect(runs).toHaveLength(2);
    expect(runs[1]).toEqual(runs[0]);
  });
});

describe("an open thread", () => {
  it("that does not exist says so", async () => {
    open(paths.chat(threadId(1)), {
      state: () => {
        throw new AppError("not_found");
      },
    });
    expect(await screen.findByRole("heading", { name: "This chat does not exist" })).toBeVisible();
  });
  it("is renamed, deleted from its menu and brought back by Undo", async () => {
    const { person, api, address } = openThread([asked(1, "Hi"), answered(2, "Hello")], {
      rename: ({ body }) => aThread({ title: body.title }),
      remove: () => ({}),
      restore: () => aThread(),
    });
    await screen.findByText("Hello");
    await person.click(button("More"));
    await person.click(await screen.findByRole("menuitem", { name: "Rename" }));
    const field = await screen.findByRole("textbox", { name: "Title" });
    await person.clear(field);
    await person.type(field, "Sauna{Enter}");
    expect(await screen.findByText("Sauna")).toBeVisible();
    await person.click(button("More"));
    await person.click(await screen.findByRole("menuitem", { name: "Delete" }));
    await person.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(address()).toBe(paths.firstScreen));
    expect(api.count("chat.remove")).toBe(1);
    await person.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(api.count("chat.restore")).toBe(1));
  });
  it("follows its end while an answer grows, until the reader scrolls up", async () => {
    openThread([asked(1, "Hi"), answered(2, "Hello")]);
    await screen.findByText("Hello");
    const view = screen.getByRole("log", { name: "Conversation" });
    const place = { scrollHeight: 900, clientHeight: 500, scrollTop: 400 };
    for (const name of ["scrollHeight", "clientHeight", "scrollTop"] as const)
      Object.defineProperty(view, name, {
        get: () => place[name],
        set: (value) => Object.assign(place, { [name]: value }),
      });
    const scroll = (change: Partial<typeof place>) => {
      Object.assign(place, change);
      fireEvent.scroll(view);
    };
    const toEnd = () => screen.queryByRole("button", { name: "Scroll to the end" });
    scroll({});
    scroll({ scrollHeight: 1300 });
    expect(toEnd()).not.toBeInTheDocument();
    scroll({ scrollTop: 300 });
    expect(toEnd()).toBeVisible();
    scroll({ scrollTop: 790 });
    expect(toEnd()).not.toBeInTheDocument();
  });
  it("edits a message as a new branch, and switches between branches", async () => {
    const first = asked(1, "Titles", { siblings: [messageId(1), messageId(7)] });
    const { person, api } = openThread([first, answered(2, "Five titles")], {
      run: () => play([started(), ended()]),
      changeState: () => aThreadState([asked(7, "Concepts", { siblings: [messageId(1), messageId(7)] })]),
    });
    expect(await screen.findByText("1 / 2")).toBeVisible();
    await person.click(button("Next version"));
    expect(await screen.findByText("2 / 2")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "chat.changeState")?.input).toMatchObject({
      body: { values: { headMessageId: messageId(7) } },
    });
    await person.click(button("Edit message"));
    const field = screen.getByRole("textbox", { name: "Edit message" });
    await person.clear(field);
    await person.type(field, "Thumbnails{Enter}");
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
        body: {
          input: { messages: [{ content: "Thumbnails" }] },
          config: { configurable: { parentMessageId: null } },
        },
      }),
    );
  });
  it.each(["stopped", "failed"] as const)("reaches the other version of an answer that was %s", async (status) => {
    const siblings = [messageId(2), messageId(3)];
    const { person, api } = openThread([asked(1, "Titles"), answered(3, "", { status, siblings })], {
      changeState: () => aThreadState([asked(1, "Titles"), answered(2, "Five titles", { siblings })]),
    });
    await person.click(await screen.findByRole("button", { name: "Previous version" }));
    expect(await screen.findByText("Five titles")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "chat.changeState")?.input).toMatchObject({
      body: { values: { headMessageId: messageId(2) } },
    });
  });
  it("switches the web search off for the next messages", async () => {
    const { person, api } = openThread([], { run: () => play([started(), ended()]) });
    await box();
    await person.click(button("Web search On"));
    await person.type(await box(), "Titles{Enter}");
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
        body: { config: { configurable: { tools: { webSearch: false } } } },
      }),
    );
    expect(button("Web search Off")).toHaveAttribute("aria-pressed", "false");
  });
  it("moves selected results into the next message", async () => {
    const { person, api } = openThread([asked(1, "Titles"), resulted(2, titles("A Sauna for $900", "Too Hot"))], {
      run: () => play([started(), ended()]),
    });
    await person.click(await screen.findByRole("checkbox", { name: "Select Too Hot" }));
    expect(within(await screen.findByRole("list", { name: "Attached" })).getByText("Too Hot")).toBeVisible();
    expect(screen.getByText("1 selected")).toBeVisible();
    await person.type(await box(), "Shorter{Enter}");
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
        body: { input: { messages: [{ attachments: [{ id: "title-1", type: "title", title: "Too Hot" }] }] } },
      }),
    );
    expect(screen.getByRole("checkbox", { name: "Select Too Hot" })).not.toBeChecked();
  });
  it("sends the text of an attached document", async () => {
    const { person, api } = openThread([], {
      run: () => play([started(), ended()]),
      readFile: () => ({ text: "The plan\nA raft in 30 days" }),
    });
    answerUploads(api.fetch);
    const file = new File(["PK"], "plan.docx");
    await person.upload(await screen.findByLabelText("Add a file"), file);
    expect(within(await screen.findByRole("list", { name: "Attached" })).getByText("plan.docx")).toBeVisible();
    await person.type(await box(), "Titles for this{Enter}");
    const attachment = { type: "file", title: "plan.docx", description: "The plan\nA raft in 30 days" };
    await waitFor(() =>
      expect(api.calls.find(({ name }) => name === "chat.run")?.input).toMatchObject({
        body: { input: { messages: [{ attachments: [attachment] }] } },
      }),
    );
  });
});

describe("the list of threads", () => {
  const day = 86_400_000;
  const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
  const threads = [
    aThread({ isRunning: true }),
    aThread({ id: threadId(2), title: "Fire lookout", updatedAt: ago(1) }),
    aThread({ id: threadId(3), title: "Old garden", updatedAt: ago(20) }),
  ];
  it("groups by day, shows what runs and opens a thread", async () => {
    const { person, address } = open(paths.firstScreen, {
      list: () => ({ data: threads, responseMetadata: { nextCursor: null } }),
      state: () => aThreadState([asked(1, "Hi"), answered(2, "Hello")]),
    });
    const list = within(await screen.findByRole("navigation", { name: "Chats" }));
    const today = within(await list.findByRole("region", { name: "Today" }));
    expect(today.getByRole("link", { name: "Container sauna packages" })).toBeVisible();
    expect(today.getByRole("status", { name: "Answer is being written" })).toBeVisible();
    expect(list.getByRole("region", { name: "Last 30 days" })).toBeVisible();
    await person.click(list.getByRole("link", { name: "Fire lookout" }));
    expect(await screen.findByText("Hello")).toBeVisible();
    expect(address()).toBe(paths.chat(threadId(2)));
  });
  it("is searched", async () => {
    const { person } = open(paths.firstScreen, {
      list: ({ query }) => ({
        data: threads.filter(({ title }) => title.includes(query.search ?? "")),
        responseMetadata: { nextCursor: null },
      }),
    });
    await person.type(await screen.findByRole("searchbox", { name: "Search chats" }), "garden");
    await waitFor(() => expect(screen.queryByRole("link", { name: "Fire lookout" })).not.toBeInTheDocument());
    expect(await screen.findByRole("link", { name: "Old garden" })).toBeVisible();
  });
  it("is hidden without threads", async () => {
    open(paths.firstScreen, {});
    await screen.findByRole("textbox", { name: "Message or idea" });
    expect(screen.queryByRole("navigation", { name: "Chats" })).not.toBeInTheDocument();
  });
});

describe("the memory card", () => {
  const draft: ToolResult = { type: "MEMORY_DRAFT", key: "k1", text: "Keep the price in the title." };
  const messages = [asked(1, "Always keep the price in"), resulted(2, draft, "draft_memory")];
  const memory = (handlers: FakeHandlers["chatMemory"], as = aUser()) =>
    openThread(messages, {}, { as, gates: { STUDIO_CHAT_MEMORY_EDITOR: true }, api: { chatMemory: handlers ?? {} } });
  const missing = () => {
    throw new AppError("not_found");
  };
  it("is hidden without its gate", async () => {
    openThread(messages);
    await screen.findByText("Always keep the price in");
    expect(screen.queryByText("Apply to global memory?")).not.toBeInTheDocument();
  });
  it.each([
    ["an admin to the memory of the channel", aUser(), "Apply to global memory?", "Global memory updated", 2],
    ["a member to their own memory", aMember(), "Apply to your memory?", "Your memory was updated", 3],
  ] as const)("applies a draft of %s", async (_, as, question, done, names) => {
    const { person, api } = memory(
      {
        get: missing,
        put: ({ params, body }) => ({
          key: params.key,
          namespace: body.namespace,
          value: body.value,
          createdBy: null,
          createdAt: "2026-03-04T16:30:00.000Z",
          lastUsedAt: null,
        }),
      },
      as,
    );
    expect(await screen.findByText(question)).toBeVisible();
    await person.click(button("Apply"));
    expect(await screen.findByText(done)).toBeVisible();
    expect(api.calls.find(({ name }) => name === "chatMemory.put")?.input).toMatchObject({
      body: { namespace: { length: names }, value: { text: "Keep the price in the title.", is_global: names === 2 } },
    });
  });
  it("logs an update that fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { person } = memory({
      get: missing,
      put: () => {
        throw new AppError("unexpected");
      },
    });
    await screen.findByText("Apply to global memory?");
    await person.click(button("Apply"));
    expect(await screen.findByText("Failed to update memory")).toBeVisible();
    expect(warn).toHaveBeenCalledWith("Failed to update memory", expect.any(AppError));
    warn.mockRestore();
  });
  it("shows in the settings what was applied, and the other way round", async () => {
    let stored: Memory | undefined;
    const { person, router } = memory({
      list: () => ({ data: stored ? [stored] : [] }),
      get: () => stored ?? missing(),
      put: ({ params, body }) => {
        stored = aMemory(1, { ...params, ...body });
        return stored;
      },
      remove: () => {
        stored = undefined;
        return {};
      },
    });
    const go = (to: string) => act(() => router.navigate({ href: to }));
    const settings = paths.globalMemory({ organizationId: northlight.id, channelUcid: fieldNotes.ucid });
    await screen.findByText("Apply to global memory?");
    await go(settings);
    expect(await screen.findByText("Nothing remembered yet")).toBeVisible();
    await go(paths.chat(threadId(1)));
    await person.click(await screen.findByRole("button", { name: "Apply" }));
    await screen.findByText("Global memory updated");
    await go(settings);
    await person.click(await screen.findByRole("button", { name: /^Delete memory/ }));
    await go(paths.chat(threadId(1)));
    expect(await screen.findByText("Apply to global memory?")).toBeVisible();
  });
  it("is declined", async () => {
    const { person, api } = memory({ get: missing });
    await screen.findByText("Apply to global memory?");
    await person.click(button("No"));
    expect(await screen.findByText("Memory deleted")).toBeVisible();
    expect(api.count("chatMemory.put")).toBe(0);
  });
});
