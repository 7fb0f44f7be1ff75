import { aCanvasBoard, aCanvasCard, aCanvasLink } from "@coldopen/contract/idea-canvas/factory";
import { withCanvasFields } from "@coldopen/contract/idea-canvas/rules";
import type { CanvasBoard, CanvasCard, CanvasChange, CanvasUpdate } from "@coldopen/contract/idea-canvas/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { socketOf } from "../../testing/fake-socket.ts";
import { renderApp } from "../../testing/render-app.tsx";

const path = `/app/${northlight.id}/${fieldNotes.ucid}/idea-canvas`;
const note = aCanvasCard(1, { title: "Winter series", text: "Three videos before February" });
const title = aCanvasCard(2, { kind: "title", title: "I turned a container into a sauna" });

/** The flow renders cards inside its visible area only, and jsdom has no layout. */
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(1440);
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(900);
});

function updateOf(board: CanvasBoard, changes: readonly CanvasChange[]): CanvasUpdate {
  const cards = new Map<string, CanvasCard>(board.cards.map((card) => [card.id, card]));
  const touched = changes.flatMap((change): CanvasCard[] => {
    if (change.type === "addCard") return [{ ...change.card, video: null, project: null }];
    const card = change.type === "updateCard" || change.type === "restoreCard" ? cards.get(change.id) : undefined;
    if (!card) return [];
    return [change.type === "updateCard" ? withCanvasFields(card, change.fields) : card];
  });
  return {
    version: board.version + 1,
    isLocked: board.isLocked,
    cards: touched,
    removedCardIds: changes.flatMap((change) => (change.type === "removeCard" ? [change.id] : [])),
    links: changes.flatMap((change) => (change.type === "addLink" ? [change.link] : [])),
    removedLinkIds: [],
  };
}

async function open(given: Partial<CanvasBoard> = {}, as = aUser()) {
  const board = aCanvasBoard({ cards: [note, title], ...given });
  const saved: CanvasChange[] = [];
  const app = renderApp(path, {
    as,
    api: {
      ideaCanvas: {
        board: () => board,
        change: ({ body }) => {
          saved.push(...body.changes);
          return updateOf(board, body.changes);
        },
        cardHistory: () => ({
          results: [
            {
              ...{ id: note.id, field: "title" as const, value: "Autumn series", writtenBy: "Priya" },
              ...{ writtenAt: "2026-11-17T10:00:00.000Z", replacedBy: "Tess", replacedAt: "2026-11-17T11:00:00.000Z" },
            },
          ],
        }),
      },
    },
  });
  await screen.findByRole("region", { name: /Board of/ });
  return { ...app, saved, user: userEvent.setup() };
}
const card = (name: string) => screen.findByRole("group", { name: new RegExp(name) });
const chooseFromMenu = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(within(await card(name)).getByRole("button", { name: /Actions of/ }));
  await user.click(await screen.findByRole("menuitem", { name: item }));
};

describe("the idea canvas", () => {
  it("shows the cards of the board", async () => {
    await open();
    expect(await card("Note: Winter series")).toBeVisible();
    expect(await card("Title: I turned a container into a sauna")).toBeVisible();
  });

  it("says what to do on an empty board and adds a note", async () => {
    const { user, saved } = await open({ cards: [] });
    expect(screen.getByText("Nothing on the board yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Write a note" }));
    await user.type(await screen.findByRole("textbox", { name: "Title" }), "Ask Grandpa");
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await card("Note: Ask Grandpa")).toBeVisible();
    await waitFor(() => expect(saved).toMatchObject([{ type: "addCard", card: { title: "Ask Grandpa" } }]));
    expect(await screen.findByText("Saved")).toBeVisible();
  });

  it("connects two cards through the menu of one", async () => {
    const { user, saved } = await open();
    await chooseFromMenu(user, "Winter series", "Connect to…");
    await user.click(await screen.findByRole("button", { name: /I turned a container/ }));
    await waitFor(() => expect(saved).toMatchObject([{ type: "addLink", link: { from: note.id, to: title.id } }]));
  });

  it("removes a card and brings it back by undo", async () => {
    const { user, saved } = await open();
    await chooseFromMenu(user, "Winter series", "Delete");
    await waitFor(() => expect(screen.queryByRole("group", { name: /Winter series/ })).toBeNull());
    const [undo] = screen.getAllByRole("button", { name: "Undo" });
    if (!undo) throw new Error("No button to undo");
    await user.click(undo);
    expect(await card("Winter series")).toBeVisible();
    await waitFor(() => expect(saved.map(({ type }) => type)).toEqual(["removeCard", "restoreCard"]));
  });

  it("restores an overwritten value from the history of a card", async () => {
    const { user, saved } = await open();
    await chooseFromMenu(user, "Winter series", "History");
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(saved).toMatchObject([{ type: "updateCard", fields: { title: "Autumn series" } }]));
  });

  it("shows changes of another person with their name", async () => {
    await open();
    await waitFor(() => expect(socketOf("/idea-canvas")).toBeDefined());
    const update = updateOf(aCanvasBoard({ cards: [note, title] }), [
      { type: "updateCard", id: note.id, fields: { title: "Spring series" } },
    ]);
    const by = { userId: note.id, name: "Priya" };
    act(() =>
      socketOf("/idea-canvas")?.push("changed", { orgId: northlight.id, channelUCID: fieldNotes.ucid, by, update }),
    );
    expect(await card("Spring series")).toHaveTextContent("Changed by Priya");
  });

  it("is view only for people who may not edit a locked board", async () => {
    await open({ isLocked: true, links: [aCanvasLink(1, note, title)] }, aMember());
    expect(screen.getByText("View only. An admin locked this board.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Add a card" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Lock board" })).toBeNull();
  });

  it("says so if the board could not be loaded", async () => {
    renderApp(path, {
      as: aUser(),
      api: {
        ideaCanvas: {
          board: () => {
            throw new AppError("forbidden", "No");
          },
        },
      },
    });
    expect(await screen.findByRole("alert")).toBeVisible();
  });
});
