import { aCanvasBoard, aCanvasCard, aCanvasLink } from "@coldopen/contract/idea-canvas/factory";
import { withCanvasFields } from "@coldopen/contract/idea-canvas/rules";
import {
  CANVAS_TEXT_MAX,
  type CanvasBoard,
  type CanvasCard,
  type CanvasChange,
  type CanvasUpdate,
  CanvasVideo,
} from "@coldopen/contract/idea-canvas/schema";
import { anElement } from "@coldopen/contract/ideation/factory";
import { type ExecutionEvent, ExecutionRequest } from "@coldopen/contract/ideation/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { anOption, aProject, aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import { aMember, aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
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
  let { version } = board;
  const saved: CanvasChange[] = [];
  const projects = [aProject({ id: projectId(1), name: "Winter cabin" })];
  const app = renderApp(path, {
    as,
    api: {
      ideaCanvas: {
        board: () => board,
        change: ({ body }) => {
          saved.push(...body.changes);
          return updateOf({ ...board, version: version++ }, body.changes);
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
      projects: {
        list: () => ({ data: projects, responseMetadata: { nextCursor: null } }),
        get: () => ({ data: aProjectDetail([], projects[0]) }),
        create: ({ body }) => ({ data: aProjectDetail([], { id: projectId(2), name: body.name ?? "" }) }),
        addOption: ({ body }) => ({ data: anOption({ content: body.content }) }),
      },
    },
  });
  await screen.findByRole("region", { name: /Board of/ });
  return { ...app, saved, user: userEvent.setup() };
}
const card = (name: string) => screen.findByRole("group", { name: new RegExp(name) });
const chooseFromMenu = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(await within(await card(name)).findByRole("button", { name: /Actions of/ }));
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
    await user.click(within(screen.getByRole("region", { name: "View" })).getByRole("button", { name: "Undo" }));
    expect(await card("Winter series")).toBeVisible();
    await waitFor(() => expect(saved.map(({ type }) => type)).toEqual(["removeCard", "restoreCard"]));
  });

  it("brings the deleted card back by the message about it, also after other changes", async () => {
    const { user } = await open();
    await chooseFromMenu(user, "Winter series", "Delete");
    const message = (await screen.findByText("Card deleted")).closest("li") ?? document.body;
    await chooseFromMenu(user, "I turned a container", "Edit");
    await user.type(await screen.findByRole("textbox", { name: "Title" }), " again{Enter}");
    await user.click(within(message).getByRole("button", { name: "Undo" }));
    expect(await card("Winter series")).toBeVisible();
    expect(await card("I turned a container into a sauna again")).toBeVisible();
  });

  it("sends a note that is longer than a concept may be", async () => {
    const long = aCanvasCard(1, { title: "Winter series!", text: "😀".repeat(CANVAS_TEXT_MAX / 2) });
    const { user, api } = await open({ cards: [long] });
    await chooseFromMenu(user, "Winter series", "Send to a project…");
    await user.click(await screen.findByRole("button", { name: "New project" }));
    await waitFor(() => expect(api.count("projects.create")).toBe(1));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: { options: [{ optionType: "concept", content: expect.stringMatching(/^Winter series!\n😀+$/u) }] },
    });
  });

  it("combines two cards of the same video", async () => {
    const video = CanvasVideo.parse(anOutlierVideo());
    const outlier = (n: number) =>
      aCanvasCard(n, { kind: "outlier", videoId: video.videoId, video, position: { x: n * 300, y: 0 } });
    const { user, api } = await open({ cards: [outlier(1), outlier(2)] });
    const [first] = await screen.findAllByRole("button", { name: /Actions of Outlier/ });
    await user.click(first ?? document.body);
    await user.click(await screen.findByRole("menuitem", { name: "Combine with…" }));
    await user.click(await within(await screen.findByRole("dialog")).findByRole("button", { name: /Outlier$/ }));
    await waitFor(() => expect(api.count("projects.create")).toBe(1));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: { youtubeItems: [{ videoId: video.videoId }] },
    });
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

  it("sends a card to an existing project", async () => {
    const { user, saved, api } = await open();
    await chooseFromMenu(user, "I turned a container", "Send to a project…");
    await user.click(await screen.findByRole("button", { name: /Winter cabin/ }));
    expect(await screen.findByText("Sent to “Winter cabin”")).toBeVisible();
    expect(api.calls.find(({ name }) => name === "projects.addOption")?.input).toMatchObject({
      body: { content: title.title, optionType: "title", videoProjectId: projectId(1) },
    });
    await waitFor(() => expect(saved).toMatchObject([{ type: "updateCard", fields: { projectId: projectId(1) } }]));
  });

  it("sends a note to a new project as its concept", async () => {
    const { user, saved, api } = await open();
    await chooseFromMenu(user, "Winter series", "Send to a project…");
    await user.click(await screen.findByRole("button", { name: "New project" }));
    await waitFor(() => expect(saved).toMatchObject([{ type: "updateCard", fields: { projectId: projectId(2) } }]));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        status: "idea",
        options: [{ optionType: "concept", content: "Winter series\nThree videos before February" }],
      },
    });
  });

  it("combines two cards into brainstormed titles on the board, in a project of their own", async () => {
    const { user, saved, api } = await open();
    await chooseFromMenu(user, "Winter series", "Combine with…");
    await user.click(await screen.findByRole("button", { name: /I turned a container/ }));
    expect(await screen.findByRole("region", { name: "Combining 2 cards" })).toBeInTheDocument();
    await waitFor(() => expect(socketOf("/executions")?.requests).toHaveLength(1));
    const socket = socketOf("/executions");
    const request = ExecutionRequest.parse(socket?.requests[0]?.data);
    expect(request).toMatchObject({
      metadata: { tracking: { videoProjectId: projectId(2) } },
      data: { option: "combine", input: "Winter series\nThree videos before February", otherInput: title.title },
    });
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: { options: expect.arrayContaining([expect.objectContaining({ content: title.title })]) },
    });
    const { runId } = request.metadata.tracking;
    const stream = (event: ExecutionEvent) => act(() => socket?.push("execution", event));
    stream({ runId, state: "start", total: 6, madeBy: "Cold Open" });
    stream({ runId, state: "partial", element: anElement(0, { content: "A sauna for each month" }), isWhole: false });
    stream({
      runId,
      state: "partial",
      element: anElement(0, { content: "A sauna for each winter", score: 71 }),
      isWhole: true,
    });
    stream({ runId, state: "partial", element: anElement(1, { content: "Three winters in a box" }), isWhole: true });
    stream({ runId, state: "complete" });
    expect(await screen.findByText("2 titles added to the board")).toBeVisible();
    await waitFor(() => expect(saved.filter(({ type }) => type === "addCard")).toHaveLength(2));
    expect(saved).toMatchObject([
      {
        type: "addCard",
        card: { kind: "title", title: "A sauna for each winter", score: 71, projectId: projectId(2) },
      },
      { type: "addLink", link: { from: note.id } },
      { type: "addLink", link: { from: title.id } },
      { type: "addCard", card: { title: "Three winters in a box" } },
    ]);
    expect(screen.queryByRole("region", { name: "Combining 2 cards" })).toBeNull();
  });

  it("says why two cards could not be combined", async () => {
    const { user } = await open();
    await chooseFromMenu(user, "Winter series", "Combine with…");
    await user.click(await screen.findByRole("button", { name: /I turned a container/ }));
    await waitFor(() => expect(socketOf("/executions")?.requests).toHaveLength(1));
    const socket = socketOf("/executions");
    const { runId } = ExecutionRequest.parse(socket?.requests[0]?.data).metadata.tracking;
    act(() => socket?.push("execution", { runId, state: "error", errorReason: "The model is busy" }));
    expect(await screen.findByText("The model is busy")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Combining 2 cards" })).toBeNull();
  });

  it("goes through cards by j and k, edits by Enter, deletes by Delete, and undoes and redoes by keys", async () => {
    const { user, saved } = await open();
    await card("I turned a container");
    // A card is rendered anew when it comes into view.
    const whenFocused = (name: string) => waitFor(async () => expect(await card(name)).toHaveFocus());
    act(() => screen.getByRole("region", { name: /Board of/ }).focus());
    await user.keyboard("j");
    await whenFocused("Winter series");
    await user.keyboard("j");
    await whenFocused("I turned a container");
    await user.keyboard("k");
    await whenFocused("Winter series");
    await user.keyboard("{Enter}");
    await user.type(await screen.findByRole("textbox", { name: "Title" }), " 2");
    await user.keyboard("{Enter}");
    // Without the text, which someone else may have changed meanwhile.
    await waitFor(() =>
      expect(saved).toEqual([{ type: "updateCard", id: note.id, fields: { title: "Winter series 2" } }]),
    );
    const edited = await card("Winter series 2");
    act(() => edited.focus());
    await user.keyboard("{Delete}");
    await waitFor(() => expect(screen.queryByRole("group", { name: /Winter series/ })).toBeNull());
    expect(screen.getByRole("region", { name: /Board of/ })).toHaveFocus();
    await user.keyboard("{Control>}z{/Control}");
    expect(await card("Winter series")).toBeVisible();
    await user.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
    await waitFor(() => expect(screen.queryByRole("group", { name: /Winter series/ })).toBeNull());
  });

  it("draws a large board from afar, goes to the card that is clicked, and renders the other cards in view", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    const place = (n: number) => ({ x: (n % 20) * 300, y: Math.floor(n / 20) * 250 });
    const cards = Array.from({ length: 240 }, (_, n) =>
      aCanvasCard(n, { title: `Card ${n} of many`, position: place(n) }),
    );
    const { container, user } = await open({
      cards,
      links: cards.slice(1).map((to, n) => aCanvasLink(n, cards[n] ?? to, to)),
    });
    const viewport = () => container.querySelector<HTMLElement>(".react-flow__viewport")?.style.transform ?? "";
    await waitFor(() => expect(container.querySelector(".idea-canvas canvas")).not.toBeNull());
    // They are removed with several frames.
    await waitFor(() => expect(screen.queryByRole("group", { name: /of many/ })).toBeNull());
    const [x = 0, y = 0, zoom = 1] =
      viewport()
        .match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    const at = place(130);
    const pane = container.querySelector(".react-flow__pane") ?? container;
    fireEvent.click(pane, { clientX: (at.x + 20) * zoom + x, clientY: (at.y + 20) * zoom + y });
    await waitFor(async () => expect(await card("Card 130 of many")).toHaveFocus());
    expect(await card("Card 131 of many")).toBeVisible();
    await waitFor(() => expect(container.querySelector(".idea-canvas canvas")).toBeNull());
    expect(container.querySelectorAll(".react-flow__edge").length).toBeGreaterThan(0);
    expect(screen.getAllByRole("group", { name: /of many/ }).length).toBeLessThan(60);
    await user.click(screen.getByRole("button", { name: "Show all cards" }));
    await waitFor(() => expect(screen.queryByRole("group", { name: /of many/ })).toBeNull());
  });

  it("exports cards and lines as JSON", async () => {
    const written = captureDownloads();
    const { user } = await open({ links: [aCanvasLink(1, note, title)] });
    await user.click(screen.getByRole("button", { name: "Export" }));
    expect(JSON.parse((await written[0]?.text()) ?? "")).toMatchObject({
      cards: [{ title: "Winter series" }, { title: title.title }],
      links: [{ from: note.id, to: title.id }],
    });
  });

  it("is view only for people who may not edit a locked board", async () => {
    await open({ isLocked: true, links: [aCanvasLink(1, note, title)] }, aMember());
    expect(screen.getByText("View only. An admin locked this board.")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Add a card" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Lock board" })).toBeNull();
  });

  it("says that changes of others are missing until they are loaded", async () => {
    let isReachable = true;
    let board = aCanvasBoard({ cards: [note] });
    const load = () => {
      if (!isReachable) throw new AppError("unavailable", "No");
      return board;
    };
    renderApp(path, { as: aUser(), api: { ideaCanvas: { board: load } } });
    await card("Winter series");
    await waitFor(() => expect(socketOf("/idea-canvas")).toBeDefined());
    isReachable = false;
    board = aCanvasBoard({ version: 2, cards: [{ ...note, title: "Spring series" }] });
    act(() => socketOf("/idea-canvas")?.push("connect"));
    expect(await screen.findByText("Changes by others could not be loaded. Trying again.")).toBeVisible();
    isReachable = true;
    await userEvent.setup().click(screen.getByRole("button", { name: "Load now" }));
    expect(await card("Spring series")).toBeVisible();
    expect(screen.queryByText("Changes by others could not be loaded. Trying again.")).toBeNull();
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
