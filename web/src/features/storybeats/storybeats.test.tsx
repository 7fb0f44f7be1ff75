import { AppError } from "@coldopen/contract/kernel/errors";
import { fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { aBeat } from "@coldopen/contract/storybeats/factory";
import type { Storybeat } from "@coldopen/contract/storybeats/schema";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { toast, toastQueue } from "../../lib/toast.ts";
import { dragTo } from "../../testing/drag.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { Storybeats } from "./index.ts";

const projectId = "5d2a9d0e-6c1b-4f7e-9a53-0f4d8f1c2b3a";
const scope = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const hook = aBeat({ text: "The raft leaves", seconds: 20 });
const setup = aBeat({ purpose: "setup", text: "Four planks", seconds: 40 });
const payoff = aBeat({ purpose: "payoff", text: "The far shore", seconds: 60 });

/** A fake server with versions. */
function aServer(content: Storybeat[]) {
  const server = { version: 1, content, fences: [] as unknown[], isDown: false };
  const answer = <T,>(reply: () => T): T => {
    if (server.isDown) throw new AppError("unexpected");
    return reply();
  };
  const api = fakeApi({
    storybeats: {
      storybeats: () =>
        answer(() => ({ version: server.version, content: server.content, updatedAt: null, updatedBy: "Bo" })),
      saveStorybeats: ({ body }) =>
        answer(() => {
          if (body.version !== server.version) throw new AppError("conflict");
          server.version++;
          server.content = body.content;
          server.fences.push(body.fence);
          return { version: server.version, updatedAt: null };
        }),
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  return server;
}

function open({ isReadOnly = false } = {}) {
  localStorage.clear();
  const client = createQueryClient(toast, { retries: 0 });
  const view = render(
    <QueryClientProvider client={client}>
      <Storybeats projectId={projectId} scope={scope} isReadOnly={isReadOnly} fence={() => 7} />
    </QueryClientProvider>,
  );
  return { ...view, person: userEvent.setup() };
}
const rows = () => within(screen.getByRole("list", { name: "Storybeats" })).getAllByRole("listitem");
const texts = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: "What happens" }).map(({ value }) => value);
const times = () => screen.getAllByRole<HTMLInputElement>("textbox", { name: "Time" }).map(({ value }) => value);
const shown = () => screen.findByText(/^Total/);
const storedTexts = (server: { content: Storybeat[] }) => server.content.map(({ text }) => text);
const takeUndo = () => {
  const notice = toastQueue.take().at(-1);
  act(() => notice?.action?.onSelect());
  return notice?.text;
};

describe("storybeats", () => {
  it("stand in their order with the time of each and of all", async () => {
    aServer([hook, setup, payoff]);
    open();
    expect(await shown()).toHaveTextContent("Total 2:00");
    expect(texts()).toEqual(["The raft leaves", "Four planks", "The far shore"]);
    expect(times()).toEqual(["0:20", "0:40", "1:00"]);
  });

  it("start with an outline or a new beat, and autosave with the fencing token", async () => {
    const server = aServer([]);
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Start with an outline" }));
    expect(await shown()).toHaveTextContent("Total 8:00");
    expect(rows()).toHaveLength(6);
    await person.click(screen.getByRole("button", { name: "Add beat" }));
    await person.keyboard("One more");
    await waitFor(() => expect(storedTexts(server).at(-1)).toBe("One more"), { timeout: 5_000 });
    expect(server.fences.at(-1)).toBe(7);
  });

  it("are edited in place: purpose, text and time", async () => {
    const server = aServer([hook]);
    const { person } = open();
    await shown();
    await person.type(screen.getByRole("textbox", { name: "What happens" }), " the shore");
    const time = screen.getByRole("textbox", { name: "Time" });
    await person.clear(time);
    await person.type(time, "90{Enter}");
    expect(times()).toEqual(["1:30"]);
    await person.clear(time);
    await person.type(time, "soon{Tab}");
    expect(times()).toEqual(["1:30"]);
    await person.click(screen.getByRole("combobox", { name: "Purpose" }));
    await person.click(await screen.findByRole("option", { name: "Twist" }));
    await waitFor(
      () =>
        expect(server.content).toEqual([{ ...hook, purpose: "twist", text: "The raft leaves the shore", seconds: 90 }]),
      { timeout: 5_000 },
    );
  });

  it("change places by Alt and an arrow key, and say so", async () => {
    const server = aServer([hook, setup, payoff]);
    const { person } = open();
    await shown();
    await person.click(screen.getByDisplayValue("The raft leaves"));
    await person.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(texts()).toEqual(["Four planks", "The raft leaves", "The far shore"]);
    expect(screen.getByText("Moved to place 2 of 3")).toBeInTheDocument();
    expect(screen.getByDisplayValue("The raft leaves")).toHaveFocus();
    await waitFor(() => expect(storedTexts(server)[0]).toBe("Four planks"), { timeout: 5_000 });
  });

  it("change places by dragging the handle", async () => {
    aServer([hook, setup, payoff]);
    open();
    await shown();
    const [handle] = screen.getAllByTitle("Drag, or press Alt and an arrow key");
    const last = rows()[2];
    if (!handle || !last) throw new Error("There is nothing to drag");
    await dragTo(handle, last);
    expect(texts()).toEqual(["Four planks", "The far shore", "The raft leaves"]);
  });

  it("come back after a deletion, to where they were", async () => {
    const server = aServer([hook, setup, payoff]);
    const { person } = open();
    await shown();
    const [, second] = screen.getAllByRole("button", { name: "Delete beat" });
    if (second) await person.click(second);
    expect(texts()).toEqual(["The raft leaves", "The far shore"]);
    await waitFor(() => expect(server.content).toHaveLength(2), { timeout: 5_000 });
    expect(takeUndo()).toBe("Beat deleted");
    expect(texts()).toEqual(["The raft leaves", "Four planks", "The far shore"]);
    await waitFor(() => expect(server.content).toHaveLength(3), { timeout: 5_000 });
  });

  it("stretch to a length and tighten, each with an undo", async () => {
    aServer([hook, setup, payoff]);
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Stretch" }));
    const minutes = await screen.findByRole("textbox", { name: "Minutes" });
    await person.clear(minutes);
    await person.type(minutes, "500");
    expect(screen.getByText("Enter 1 to 180 minutes")).toBeVisible();
    await person.clear(minutes);
    await person.type(minutes, "12{Enter}");
    expect(await screen.findByText("Total 12:00")).toBeVisible();
    expect(takeUndo()).toBe("Stretched to 12:00");
    expect(times()).toEqual(["0:20", "0:40", "1:00"]);
    await person.click(screen.getByRole("button", { name: "Tighten" }));
    expect(await screen.findByText("Total 1:48")).toBeVisible();
    expect(takeUndo()).toBe("Tightened to 1:48");
    expect(screen.getByText("Total 2:00")).toBeVisible();
  });

  it("are read-only without the edit lock", async () => {
    aServer([hook, { ...setup, text: "" }]);
    open({ isReadOnly: true });
    expect(await screen.findByText("The raft leaves")).toBeVisible();
    expect(screen.getByText("Not written yet")).toBeVisible();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are never written over: a person chooses between two versions", async () => {
    const server = aServer([hook]);
    const { person } = open();
    await shown();
    server.version = 5;
    server.content = [payoff];
    await person.type(screen.getByRole("textbox", { name: "What happens" }), "!");
    expect(await screen.findByText("These storybeats were changed elsewhere", {}, { timeout: 5_000 })).toBeVisible();
    expect(server.content).toEqual([payoff]);
    await person.click(screen.getByRole("button", { name: "Take theirs" }));
    expect(texts()).toEqual(["The far shore"]);
  });

  it("say when they could not be loaded, and load again", async () => {
    const server = aServer([hook]);
    server.isDown = true;
    const { person } = open();
    expect(await screen.findByText("The storybeats could not be loaded.")).toBeVisible();
    server.isDown = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(await shown()).toHaveTextContent("Total 0:20");
  });
});
