import { AppError } from "@coldopen/contract/kernel/errors";
import { aCatalogue } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { anOption, aProjectDetail, optionId, projectId } from "@coldopen/contract/projects/factory";
import { aLostOutlier, aSavedOutlier, aSavedTitle, savedItemId } from "@coldopen/contract/saved-items/factory";
import type { SavedItem, SavedItemsQuery } from "@coldopen/contract/saved-items/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { aSavedConcept, aSavedThumbnail } from "../../testing/fake-saved-items.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const some = [aSavedOutlier(1), aSavedTitle(4), aSavedConcept];

function open(items: SavedItem[] = some, handlers: FakeHandlers = {}, path = paths.savedItems(channel)) {
  let stored = items;
  return renderApp(path, {
    as: aUser(),
    api: {
      outliers: { categories: () => aCatalogue() },
      ...handlers,
      savedItems: {
        list: ({ query }) => ({
          results: stored.filter(({ type }) => query.type__in?.includes(type) ?? true),
          page: { next: null },
        }),
        marks: () => ({ results: [] }),
        remove: ({ params }) => {
          stored = stored.filter(({ id }) => id !== params.id);
          return {};
        },
        ...handlers.savedItems,
      },
    },
  });
}
type App = ReturnType<typeof open>;
const queries = ({ api }: App): SavedItemsQuery[] =>
  api.calls.filter(({ name }) => name === "savedItems.list").map(({ input }) => Object(input).query);
const card = async (text: string) => {
  const found = (await screen.findByText(text)).closest("article");
  if (!found) throw new Error(`No card shows ${text}`);
  return within(found);
};

it.each([paths.savedItems(channel), paths.savedItems(channel).replace("saved-items", "liked-items")])(
  "shows what is saved at %s, the latest first, 20 at a time",
  async (path) => {
    const app = open(some, {}, path);
    expect((await card("I lived in a lookout tower for 30 days")).getByText("Field Days")).toBeVisible();
    expect(await card("I built a sauna for $900")).toBeDefined();
    expect(queries(app)[0]).toMatchObject({ sort: "-createdAt", pageSize: 20 });
    expect(queries(app)[0]?.type__in).toBeUndefined();
  },
);

it.each([
  ["as the outliers do", { aiL2Category: "Survival" }, "Survival"],
  ["as the platform does where there is none of ours", { aiL2Category: null }, "Entertainment"],
])("names a category %s", async (_how, parts, category) => {
  const item = aSavedOutlier(1);
  const { outliersVideo } = item;
  open([{ ...item, outliersVideo: outliersVideo && { ...outliersVideo, ...parts } }]);
  expect((await card("I lived in a lookout tower for 30 days")).getByText(new RegExp(`${category}$`))).toBeVisible();
});
it.each(["grid", "list"])(
  "says in the %s which video is no longer available, and lets it be deleted",
  async (layout) => {
    const lost = aLostOutlier(5);
    const app = open([lost, aSavedTitle(2)], {}, `${paths.savedItems(channel)}?layout=${layout}`);
    const shown = await card("This video is no longer available");
    expect(shown.getByText("Outliers")).toBeVisible();
    expect(shown.queryByRole("link")).not.toBeInTheDocument();
    expect(shown.queryByRole("button", { name: "Brainstorm" })).not.toBeInTheDocument();
    await app.person.click(shown.getByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Delete this saved item?" }));
    await app.person.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("This video is no longer available")).not.toBeInTheDocument());
  },
);

it("says when nothing is saved yet", async () => {
  open([]);
  expect(await screen.findByRole("heading", { name: "No saved items yet" })).toBeVisible();
  expect(screen.getByText("Click the heart icon on Outliers videos to save them here.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse outliers" })).toHaveAttribute("href", paths.outliers(channel));
});

it("says that the catalogue is being prepared, and fills by itself once it is there", async () => {
  let isPreparing = true;
  open([], {
    outliers: { categories: () => aCatalogue({ isPreparing }) },
    savedItems: { list: () => ({ results: isPreparing ? [] : some, page: { next: null } }) },
  });
  expect(await screen.findByRole("heading", { name: "The catalogue is being prepared" })).toBeVisible();
  expect(screen.queryByText("No saved items yet")).not.toBeInTheDocument();
  isPreparing = false;
  expect(await screen.findByText("Field Days", {}, { timeout: 20_000 })).toBeVisible();
});

it("goes on where a page ends, and says when it can't", async () => {
  let isDown = true;
  const app = open(some, {
    savedItems: {
      list: ({ query }) => {
        if (query.page === undefined) return { results: [aSavedTitle(1)], page: { next: "further" } };
        if (isDown) throw new AppError("unavailable");
        return { results: [aSavedTitle(2, { title: "From the second page" })], page: { next: null } };
      },
    },
  });
  await app.person.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText("More items could not be loaded.")).toBeVisible();
  isDown = false;
  await app.person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("From the second page")).toBeVisible();
  expect(queries(app).at(-1)?.page).toBe("further");
});

it("says when it can't be loaded, and tries again", async () => {
  let isDown = true;
  const { person } = open(some, {
    savedItems: {
      list: () => {
        if (isDown) throw new AppError("unavailable");
        return { results: some, page: { next: null } };
      },
    },
  });
  await screen.findByText("Saved items could not be loaded.");
  isDown = false;
  await person.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("I built a sauna for $900")).toBeVisible();
});

describe("the filters", () => {
  const chip = (name: string) => screen.findByRole("button", { name });

  it("have every type on, and turn them off one by one", async () => {
    const { person, address } = open();
    for (const name of ["Outliers", "Concept", "Title", "Thumbnail"])
      expect(await chip(name)).toHaveAttribute("aria-pressed", "true");
    await person.click(await chip("Title"));
    await waitFor(() => expect(screen.queryByText("I built a sauna for $900")).not.toBeInTheDocument());
    expect(await screen.findByText("A week in a $900 sauna")).toBeVisible();
    expect(address()).toContain("type__in=outliers&type__in=concept&type__in=thumbnail");
    await person.click(await chip("Title"));
    expect(await screen.findByText("I built a sauna for $900")).toBeVisible();
  });

  it("say when nothing fits, and are cleared", async () => {
    const { person, address } = open(some, {}, `${paths.savedItems(channel)}?type__in=thumbnail`);
    await person.click(await screen.findByRole("button", { name: "Clear filters" }));
    expect(await screen.findByText("I built a sauna for $900")).toBeVisible();
    expect(address()).toBe(paths.savedItems(channel));
  });

  it("send no request when every type is off", async () => {
    const app = open(some, {}, `${paths.savedItems(channel)}?type__in=none`);
    expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeVisible();
    expect(queries(app)).toEqual([]);
  });

  it("sort the earliest first, and lay out as a list", async () => {
    const app = open();
    await app.person.click(await screen.findByRole("button", { name: /Latest first/ }));
    await app.person.click(await screen.findByRole("menuitemradio", { name: "Earliest first" }));
    await waitFor(() => expect(queries(app).at(-1)?.sort).toBe("createdAt"));
    await app.person.click(screen.getByRole("button", { name: "List" }));
    expect(app.address()).toBe(`${paths.savedItems(channel)}?sort=createdAt&layout=list`);
    expect(within(await screen.findByRole("region", { name: "Saved items" })).getAllByRole("listitem")).toHaveLength(3);
  });
});

describe("deleting", () => {
  const ask = async (app: App) => {
    await app.person.click((await card("I built a sauna for $900")).getByRole("button", { name: "Delete" }));
    return within(await screen.findByRole("alertdialog", { name: "Delete this saved item?" }));
  };

  it("confirms first, and Cancel does nothing", async () => {
    const app = open();
    await app.person.click((await ask(app)).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(app.api.count("savedItems.remove")).toBe(0);
  });

  it("takes the item away", async () => {
    const app = open();
    await app.person.click((await ask(app)).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(screen.queryByText("I built a sauna for $900")).not.toBeInTheDocument());
    expect(await screen.findByText("A week in a $900 sauna")).toBeVisible();
  });

  it("says when it fails, and keeps the item", async () => {
    const app = open(some, {
      savedItems: {
        remove: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await app.person.click((await ask(app)).getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Failed to delete item. Please try again later.")).toBeInTheDocument();
    expect(screen.getByText("I built a sauna for $900")).toBeVisible();
  });
});

it("underlines the keywords of titles by tier", async () => {
  const data = { performanceRatio: 4, lemma: "sauna", numCategories: 1, topCategories: [], sample: 40 };
  open([aSavedTitle(4), aSavedOutlier(1, { title1: "A sauna in the snow" })], {
    keywords: {
      match: ({ body }) => ({
        videos: 30_000,
        months: 16,
        titles: body.inputSentence.map((title) => ({
          title,
          keywords: [{ startPos: title.indexOf("sauna"), content: "sauna", data }],
        })),
      }),
    },
  });
  await waitFor(() => expect(screen.getAllByText("sauna")).toHaveLength(2));
  for (const keyword of screen.getAllByText("sauna")) expect(keyword).toHaveClass("decoration-keyword-explosive");
});

describe("brainstorming", () => {
  const sent = ({ api }: App, name: string) => api.calls.find((call) => call.name === name)?.input;

  it("starts an idea from the item and opens it there", async () => {
    const app = open(some, {
      projects: {
        create: () => ({ data: aProjectDetail([anOption({ id: optionId(7) })], { id: projectId(9) }) }),
      },
    });
    await app.person.click((await card("A week in a $900 sauna")).getByRole("button", { name: "Brainstorm" }));
    await waitFor(() =>
      expect(app.address()).toBe(
        paths.project(channel, projectId(9), { pane: "concept", new: "1", from: optionId(7) }),
      ),
    );
    expect(sent(app, "projects.create")).toMatchObject({
      body: {
        status: "idea",
        isPublic: true,
        source: "brainstorm",
        options: [{ content: "A week in a $900 sauna", optionType: "concept" }],
      },
    });
  });

  it("starts one idea by a double click", async () => {
    const { person, api } = open(some, {
      projects: {
        create: () => ({ data: aProjectDetail([anOption({ id: optionId(7) })], { id: projectId(9) }) }),
      },
    });
    await person.dblClick((await card("A week in a $900 sauna")).getByRole("button", { name: "Brainstorm" }));
    await waitFor(() => expect(api.count("projects.create")).toBe(1));
    expect(api.count("projects.create")).toBe(1);
  });

  it("of a thumbnail includes its description", async () => {
    const app = open([aSavedThumbnail], {
      projects: {
        create: () => ({ data: aProjectDetail([anOption({ id: optionId(7) })], { id: projectId(9) }) }),
      },
    });
    expect(await screen.findByRole("img", { name: "A sauna at dusk" })).toBeVisible();
    await app.person.click(screen.getByRole("button", { name: "Brainstorm" }));
    await waitFor(() =>
      expect(app.address()).toBe(
        paths.project(channel, projectId(9), { pane: "thumbnail", new: "1", from: optionId(7) }),
      ),
    );
    expect(sent(app, "projects.create")).toMatchObject({
      body: {
        options: [{ content: aSavedThumbnail.thumbnail, optionType: "thumbnail", description: "A sauna at dusk" }],
      },
    });
  });

  it("is not for outliers, which have their own way", async () => {
    open();
    const outlier = await card("I lived in a lookout tower for 30 days");
    expect(outlier.queryByRole("button", { name: "Brainstorm" })).not.toBeInTheDocument();
    expect(outlier.getByRole("button", { name: "Delete" })).toBeInTheDocument();
  });

  it("says when it can't start", async () => {
    const { person } = open([aSavedTitle(1, { id: savedItemId(4) })], {
      projects: {
        create: () => {
          throw new AppError("unexpected");
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Brainstorm" }));
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeInTheDocument();
  });
});

it("exports every page of the filter", async () => {
  const written = captureDownloads();
  const { person } = open(some, {
    savedItems: {
      list: ({ query }) =>
        query.page
          ? { results: [aSavedTitle(9)], page: { next: null } }
          : { results: some, page: { next: query.pageSize === 100 ? "next" : null } },
    },
  });
  await person.click(await screen.findByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("4 saved items exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("outlierIndex");
  await person.click(screen.getByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(JSON.parse((await written[1]?.text()) ?? "")).toHaveLength(4);
});
