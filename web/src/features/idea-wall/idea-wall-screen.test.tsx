import { paths } from "@coldopen/contract/paths";
import { aProjectDetail } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { many } from "../../testing/open-list.tsx";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

function open(given: VideoProject[] = many(3), query = "") {
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
