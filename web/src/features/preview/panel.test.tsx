import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import type { OutlierQuery } from "@coldopen/contract/outliers/query";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import { anOption, aProjectDetail, optionId } from "@coldopen/contract/projects/factory";
import { aSavedOutlier } from "@coldopen/contract/saved-items/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { dragTo } from "../../testing/drag.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { openProject } from "../../testing/render-project-page.tsx";
import "./panel.tsx";

const neighbour = (n: number, title = `Neighbour ${n}`) =>
  anOutlierVideo({ id: String(n), videoId: `video0000${String(n).padStart(2, "0")}`, title1: title });
const pageOf = (results: OutlierPage["results"]): OutlierPage => ({
  results,
  page: 0,
  itemsPerPage: 24,
  hasNext: false,
  nextCursor: null,
  count: null,
});
const project = aProjectDetail([
  anOption({ id: optionId(1), content: "7 Days Alone in a Fire Lookout" }),
  anOption({ id: optionId(2), content: "Alone up there" }),
  anOption({
    id: optionId(3),
    optionType: "thumbnail",
    content: "/api/idea/thumbs/one00000000.webp",
    description: "A tower at dusk",
  }),
  anOption({
    id: optionId(4),
    optionType: "thumbnail",
    content: "/api/idea/thumbs/two00000000.webp",
    description: "A face",
  }),
]);

async function open(
  handlers: NonNullable<FakeHandlers["outliers"]> = {},
  api: FakeHandlers = {},
  media: (query: string) => boolean = () => false,
) {
  const queries: OutlierQuery[] = [];
  const app = openProject({
    project,
    api: {
      ...api,
      outliers: {
        videos: ({ query }) => {
          queries.push(query);
          return pageOf(query.search ? [neighbour(30, "Found by search")] : [1, 2, 3, 4].map((n) => neighbour(n)));
        },
        similar: () => ({ results: [neighbour(20, "Much alike")] }),
        ...handlers,
      },
      savedItems: {
        marks: () => ({ results: [] }),
        list: () => ({
          results: [aSavedOutlier(1, { videoId: "savedvideo1", title1: "A saved one" })],
          page: { next: null },
        }),
      },
    },
  });
  app.resize(media);
  await app.person.click(await screen.findByRole("button", { name: "Preview" }));
  const panel = within(await screen.findByRole("dialog", { name: "Preview" }));
  const titles = () =>
    [...panel.getByRole("region").querySelectorAll("article, button")].map((card) =>
      card.getAttribute("aria-label")?.replace(/^Your video.*?: (.*)\. Drag.*$/, "> $1"),
    );
  return { ...app, panel, queries, titles };
}

describe("the preview of a project", () => {
  it("has a place for everyone while they are fetched", async () => {
    let answer = (_: OutlierPage) => {};
    const { panel, titles } = await open({ videos: () => new Promise<OutlierPage>((resolve) => (answer = resolve)) });
    expect(panel.getByRole("region")).toHaveAttribute("aria-busy", "true");
    expect(titles().slice(0, 3)).toEqual(["> 7 Days Alone in a Fire Lookout", "", ""]);
    expect(panel.queryByText("Image not available")).toBeNull();
    answer(pageOf([neighbour(1)]));
    await panel.findByRole("article", { name: "Neighbour 1" });
    expect(titles()).toEqual(["> 7 Days Alone in a Fire Lookout", "Neighbour 1"]);
  });

  it("shows its primary title first among what the channel's audience watches", async () => {
    const { panel, titles, queries } = await open();
    await panel.findByRole("article", { name: "Neighbour 1" });
    expect(titles()).toEqual([
      "> 7 Days Alone in a Fire Lookout",
      "Neighbour 1",
      "Neighbour 2",
      "Neighbour 3",
      "Neighbour 4",
    ]);
    expect(queries[0]).toMatchObject({ source: "aaw" });
    expect(panel.getByText(/Thumbnail 360 x 203 px/)).toBeVisible();
  });

  it("searches by the title, and goes on with videos that are like it", async () => {
    const { panel, person, titles, queries } = await open();
    await person.click(panel.getByRole("button", { name: "Search" }));
    await panel.findByRole("article", { name: "Found by search" });
    expect(titles().slice(1, 3)).toEqual(["Found by search", "Much alike"]);
    expect(queries.find(({ search }) => search === "7 Days Alone in a Fire Lookout")).toMatchObject({
      fuzzy: true,
      organizationId: project.organizationId,
    });
    expect(panel.getByText(/Thumbnail 500 x 281 px/)).toBeVisible();
  });

  it("shows the main colours of pictures until they are drawn", async () => {
    const { panel } = await open(
      { videos: () => pageOf([{ ...neighbour(1), thumb: drawnThumb("video000001") }]) },
      { catalogue: { colors: () => ({ results: [{ videoId: "video000001", color: "#806020" }] }) } },
    );
    const card = await panel.findByRole("article", { name: "Neighbour 1" });
    await waitFor(() => expect(card.querySelector(".skeleton")).toHaveStyle({ backgroundColor: "#806020" }));
  });

  it("underlines the keywords of its title and of saved titles by tier", async () => {
    const data = { performanceRatio: 4, lemma: "one", numCategories: 1, topCategories: [], sample: 40 };
    const { panel } = await open(
      {},
      {
        keywords: {
          match: ({ body }) => ({
            videos: 30_000,
            months: 16,
            titles: body.inputSentence.map((title) => {
              const content = title.includes("Alone") ? "Alone" : "saved";
              const startPos = title.indexOf(content);
              return { title, keywords: startPos < 0 ? [] : [{ startPos, content, data }] };
            }),
          }),
        },
      },
    );
    for (const word of ["Alone", "saved"])
      expect(await panel.findByText(word)).toHaveClass("decoration-keyword-explosive");
  });

  it("goes to another device and place", async () => {
    const { panel, person } = await open();
    await person.click(panel.getByRole("button", { name: "TV" }));
    await person.click(panel.getByRole("button", { name: "Suggested" }));
    expect(panel.getByRole("region", { name: "TV, Suggested, Dark" })).toBeVisible();
    expect(panel.getByText(/Thumbnail 328 x 185 px/)).toBeVisible();
  });

  it("moves by buttons and by arrow keys, and says where to", async () => {
    const { panel, person, titles } = await open();
    await panel.findByRole("article", { name: "Neighbour 4" });
    expect(panel.getByRole("button", { name: "Move earlier" })).toBeDisabled();
    await person.click(panel.getByRole("button", { name: "Move later" }));
    expect(titles()[1]).toBe("> 7 Days Alone in a Fire Lookout");
    panel.getByRole("button", { name: /Your video/ }).focus();
    await person.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(titles()[4]).toBe("> 7 Days Alone in a Fire Lookout");
    expect(panel.getByRole("status")).toHaveTextContent("Now at place 5 of 5.");
    expect(panel.getByRole("button", { name: /Your video/ })).toHaveFocus();
  });

  it("goes where it is dropped", async () => {
    const { panel, titles } = await open();
    const target = await panel.findByRole("article", { name: "Neighbour 3" });
    const main = panel.getByRole("button", { name: /Your video/ });
    await dragTo(main, target);
    expect(titles().indexOf("> 7 Days Alone in a Fire Lookout")).toBe(3);
  });

  it("takes another title and another thumbnail", async () => {
    const { panel, person } = await open();
    await person.click(panel.getByRole("radio", { name: "A face" }));
    const own = panel.getByRole("button", { name: /Your video/ });
    expect(own.querySelector("img")).toHaveAttribute("src", "/api/idea/thumbs/two00000000.webp");
    await person.click(panel.getByRole("combobox", { name: "Title" }));
    await person.click(await screen.findByRole("option", { name: "Alone up there" }));
    expect(await panel.findByRole("button", { name: /Your video.*Alone up there/ })).toBeVisible();
  });

  it("puts a saved video into the feed and takes it out again", async () => {
    const { panel, person, titles } = await open();
    await panel.findByRole("article", { name: "Neighbour 1" });
    await person.click(await panel.findByRole("button", { name: "Put into the feed" }));
    expect(titles()[1]).toBe("A saved one");
    await person.click(panel.getByRole("button", { name: "Take out of the feed" }));
    expect(titles()[1]).toBe("Neighbour 1");
    await person.click(panel.getByRole("button", { name: "Close saved items" }));
    expect(panel.queryByRole("complementary", { name: "Saved items" })).toBeNull();
  });

  it("follows the system's theme until one is chosen, and is found again as it was left", async () => {
    const { panel, person } = await open({}, {}, (query) => query.includes("prefers-color-scheme: light"));
    expect(panel.getByRole("region", { name: "Desktop, Home, Light" })).toBeVisible();
    await person.click(panel.getByRole("button", { name: "Dark" }));
    await person.click(panel.getByRole("switch", { name: "Squint mode" }));
    await person.click(panel.getByRole("button", { name: "Mobile" }));
    await person.click(panel.getByRole("button", { name: "Close preview" }));
    await person.click(await screen.findByRole("button", { name: "Preview" }));
    const again = within(await screen.findByRole("dialog", { name: "Preview" }));
    expect(again.getByRole("region", { name: "Mobile, Home, Dark" })).toBeVisible();
    expect(again.getByRole("switch", { name: "Squint mode" })).toBeChecked();
  });

  it("shrinks into a corner and grows again", async () => {
    const { panel, person } = await open();
    await person.click(panel.getByRole("button", { name: "Minimize" }));
    const corner = within(screen.getByRole("complementary", { name: "Preview" }));
    expect(corner.getByRole("article", { name: "7 Days Alone in a Fire Lookout" })).toBeVisible();
    await person.click(corner.getByRole("button", { name: "Maximize" }));
    expect(await screen.findByRole("dialog", { name: "Preview" })).toBeVisible();
  });

  it("shows the video alone when the others can't be loaded, and tries again", async () => {
    let isBroken = true;
    const { panel, person } = await open({
      videos: () => {
        if (isBroken) throw new AppError("unavailable");
        return pageOf([neighbour(1)]);
      },
    });
    expect(await panel.findByText("The videos around yours could not be loaded.")).toBeVisible();
    expect(panel.getByRole("button", { name: /Your video/ })).toBeVisible();
    isBroken = false;
    await person.click(panel.getByRole("button", { name: "Retry" }));
    expect(await panel.findByRole("article", { name: "Neighbour 1" })).toBeVisible();
  });
});
