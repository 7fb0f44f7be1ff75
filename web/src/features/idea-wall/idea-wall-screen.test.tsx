import { aCanvasBoard, aCanvasCard } from "@coldopen/contract/idea-canvas/factory";
import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { anOption, aProjectDetail } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import { many } from "../../testing/open-list.tsx";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

function open(given: VideoProject[] = many(3), query = "", board = aCanvasBoard()) {
  let projects = given;
  return renderApp(`${paths.ideaWall(channel)}${query}`, {
    as: aUser(),
    api: {
      projects: {
        list: () => ({
          data: projects.filter(({ status }) => status === "idea"),
          responseMetadata: { nextCursor: null },
        }),
        update: ({ params, body }) => {
          projects = projects.map((one) =>
            one.id === params.id ? { ...one, status: body.status ?? one.status } : one,
          );
          return { data: aProjectDetail([], projects.find(({ id }) => id === params.id) ?? {}) };
        },
        tags: () => ({ tags: [], aiCategories: [] }),
      },
      ideaCanvas: {
        board: () => board,
        change: () => ({ ...board, version: 2, removedCardIds: [], removedLinkIds: [] }),
      },
    },
  });
}
const wall = async () => within(await screen.findByRole("list", { name: "Ideas" }));
const lastQuery = (api: ReturnType<typeof open>["api"]) =>
  Object(api.calls.filter(({ name }) => name === "projects.list").at(-1)?.input).query;

it("shows ideas with their source, score and tags", async () => {
  const [first] = many(1, {
    source: "idea_bank",
    titleScore: 73.4,
    videoProjectTags: [{ name: "Winter", category: "Theme", source: "user" }],
  });
  open(first ? [first] : []);
  const card = within((await wall()).getByRole("article"));
  expect(card.getByText("Idea bank")).toBeVisible();
  expect(card.getByText("Title score 73")).toBeInTheDocument();
  expect(card.getByText("Winter")).toBeVisible();
  expect(screen.getByText("1 idea")).toBeVisible();
});

it("asks for ideas only, the newest first, and for the filters of its address", async () => {
  const { api } = open(many(1), "?source=chat&titleScore__gte=50&tagCategory=Theme");
  await wall();
  expect(lastQuery(api)).toMatchObject({
    status__in: ["idea"],
    source: "chat",
    titleScore__gte: 50,
    tagCategory: "Theme",
    limit: 100,
  });
});

it("filters by score", async () => {
  const { person, api } = open();
  await wall();
  await person.click(screen.getByRole("button", { name: "Score" }));
  await person.click(await screen.findByRole("radio", { name: "70 and up" }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ titleScore__gte: 70 }));
});

it("moves by j and k, selects by x, and moves the selected ideas to a status with undo", async () => {
  const { person } = open();
  const list = await wall();
  const links = list.getAllByRole("link");
  links[0]?.focus();
  await person.keyboard("j");
  await waitFor(() => expect(links[1]).toHaveFocus());
  await person.keyboard("x");
  await person.keyboard("k");
  await waitFor(() => expect(links[0]).toHaveFocus());
  await person.keyboard("x");
  const bar = within(screen.getByRole("toolbar", { name: "Selected ideas" }));
  expect(bar.getByText("2 selected")).toBeVisible();
  await person.click(bar.getByRole("button", { name: "In Dev" }));
  await person.hover(await screen.findByText("2 projects moved to In Dev"));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(3));
});

it("renders the checkbox of a card with the focus only, and all of them while ideas are selected", async () => {
  const { person } = open();
  const list = await wall();
  expect(list.queryByRole("checkbox")).toBeNull();
  await person.keyboard("j");
  await waitFor(() => expect(list.getAllByRole("checkbox")).toHaveLength(1));
  await person.click(list.getByRole("checkbox"));
  expect(list.getAllByRole("checkbox")).toHaveLength(3);
  expect(screen.getByText("1 selected")).toBeVisible();
});

it("starts by j while nothing has the focus, and moves ideas by numbers", async () => {
  const { person, api } = open();
  const list = await wall();
  const names = list.getAllByRole("link").map((link) => link.textContent);
  await person.keyboard("j");
  await waitFor(() => expect(list.getByRole("link", { name: names[0] ?? "" })).toHaveFocus());
  await person.keyboard("xjx");
  expect(screen.getByText("2 selected")).toBeVisible();
  await person.keyboard("{Escape}");
  expect(screen.queryByRole("toolbar", { name: "Selected ideas" })).toBeNull();
  await person.keyboard("2");
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(2));
  expect(api.calls.filter(({ name }) => name === "projects.update").map(({ input }) => input)).toMatchObject([
    { body: { status: "in_development" } },
  ]);
  expect(list.queryByRole("link", { name: names[1] ?? "" })).toBeNull();
});

it("returns an idea to its place with a message if it can't be moved, also if the list fails too", async () => {
  let isDown = false;
  const some = many(3);
  const failWhenDown = () => {
    if (isDown) throw new AppError("unavailable", "No");
  };
  const { person, api } = renderApp(paths.ideaWall(channel), {
    as: aUser(),
    api: {
      projects: {
        list: () => {
          failWhenDown();
          return { data: some, responseMetadata: { nextCursor: null } };
        },
        update: async () => {
          await new Promise((resolve) => setTimeout(resolve, 50));
          failWhenDown();
          return { data: aProjectDetail([], some[0]) };
        },
        tags: () => ({ tags: [], aiCategories: [] }),
      },
    },
  });
  const list = await wall();
  const names = () => list.getAllByRole("link").map((link) => link.textContent);
  await waitFor(() => expect(names()).toHaveLength(some.length));
  const before = names();
  isDown = true;
  await person.keyboard("j");
  await waitFor(() => expect(list.getAllByRole("link")[0]).toHaveFocus());
  await person.keyboard("2");
  await waitFor(() => expect(names()).toEqual(before.slice(1)));
  expect(await screen.findByText(/could not be changed/)).toBeInTheDocument();
  await waitFor(() => expect(names()).toEqual(before));
  expect(api.count("projects.update")).toBe(1);
});

it("adds selected ideas to the canvas, except those that are there", async () => {
  const [known, concept, bare] = many(3);
  if (!known || !concept || !bare) throw new Error("No ideas");
  const conceptPrimaryOption = anOption({ optionType: "concept", content: "Every hinge has to survive" });
  const board = aCanvasBoard({ cards: [aCanvasCard(1, { projectId: known.id, position: { x: 80, y: 200 } })] });
  const { person, api } = open([known, { ...concept, conceptPrimaryOption }, bare], "", board);
  await wall();
  await person.keyboard("j");
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  await person.keyboard("xjxjx");
  await person.click(screen.getByRole("button", { name: "To canvas" }));
  expect(await screen.findByText("2 ideas added to the canvas")).toBeVisible();
  const added = Object(api.calls.find(({ name }) => name === "ideaCanvas.change")?.input).body.changes;
  expect(added).toMatchObject([
    {
      type: "addCard",
      card: { kind: "concept", text: "Every hinge has to survive", projectId: concept.id, position: { x: 80 } },
    },
    { type: "addCard", card: { kind: "title", projectId: bare.id } },
  ]);
  expect(added[0].card.position.y).toBeGreaterThan(200);
  expect(screen.queryByRole("toolbar", { name: "Selected ideas" })).toBeNull();
  expect(screen.getByRole("button", { name: "Open canvas" })).toBeVisible();
});

it("exports the ideas of the current filters", async () => {
  const written = captureDownloads();
  const { person, api } = open(many(3), "?titleScore__gte=50");
  await wall();
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "JSON" }));
  expect(await screen.findByText("3 ideas exported")).toBeVisible();
  expect(JSON.parse((await written[0]?.text()) ?? "")).toHaveLength(3);
  expect(lastQuery(api)).toMatchObject({ titleScore__gte: 50, status__in: ["idea"] });
});

it("renders only the cards near the window of a wall of 5,000", async () => {
  open(many(5000));
  const shown = (await wall()).getAllByRole("article").length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(100);
});

it.each([
  ["", "No ideas yet"],
  ["?search=zebra", "No ideas match"],
])("says when there is nothing at %s", async (query, text) => {
  open([], query);
  expect(await screen.findByText(text)).toBeVisible();
});
