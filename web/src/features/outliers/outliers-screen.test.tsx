import { aFollowedChannel } from "@coldopen/contract/following/factory";
import { AppError } from "@coldopen/contract/kernel/errors";
import { parseQueryString } from "@coldopen/contract/kernel/query-string";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import type { QueryClient } from "@tanstack/react-query";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { displayDate } from "../../lib/format.ts";
import { card, channel, lastQuery, many, open, pageAt, pageOf } from "../../testing/open-outliers.tsx";
import { pagesKey } from "./pages.ts";

const searchOf = (address: string) => parseQueryString(address.split("?")[1] ?? "");
const cachedPages = (client: QueryClient) => client.getQueriesData({ queryKey: pagesKey }).length;
const tower = anOutlierVideo({ uploaded: new Date(Date.now() - 20 * 86_400_000).toISOString() });

describe("a card", () => {
  it("shows all there is to know", async () => {
    open([tower]);
    const shown = await card(tower.title1);
    for (const text of ["18:42", "Field Days", "412K subscribers", "1.9M views", "20 days ago", "Survival", "8.4x"])
      expect(shown).toHaveTextContent(text);
  });
  it("says what it lacks", async () => {
    open([anOutlierVideo({ subscribers: null, performanceIndex: null, aiL2Category: null })]);
    const shown = await card(tower.title1);
    for (const text of ["N/A subscribers", "New", "Entertainment"]) expect(shown).toHaveTextContent(text);
  });
  it.each([
    [{ performanceIndex: 0.7 }, "0.7x"],
    [{ performanceIndex: 1 }, "1.0x"],
    [{ performanceIndex: 14.23 }, "14.2x"],
  ])("rounds its index: %j", async (parts, text) => {
    open([anOutlierVideo(parts)]);
    expect(within(await card(tower.title1)).getByRole("button", { name: `Outlier index ${text}` })).toBeVisible();
  });
  it.each([
    [0, "This video was uploaded within the last 7 days and we have not calculated an Outliers index for it yet."],
    [8, "An Outliers index could not be calculated for this video at this time. Check back later..."],
  ])("explains a missing index after %s days", async (days, text) => {
    const uploaded = new Date(Date.now() - days * 86_400_000).toISOString();
    open([anOutlierVideo({ performanceIndex: null, uploaded })]);
    const badge = within(await card(tower.title1)).getByRole("button", { name: "Outlier index: none yet" });
    expect(badge).toHaveAccessibleDescription(text);
  });
  it("follows, brainstorms and saves without opening", async () => {
    const { person, address, api } = open([tower], {
      api: {
        projects: { create: () => ({ data: aProjectDetail([]) }), get: () => ({ data: aProjectDetail([]) }) },
      },
    });
    const atRest = await card(tower.title1);
    const actions = within(atRest);
    const named = () => actions.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(named()).toEqual(["Outlier index 8.4x"]);
    await person.hover(atRest);
    await waitFor(() => expect(named()).toEqual(["Outlier index 8.4x", "Follow creator", "Brainstorm", "Save video"]));
    await person.click(actions.getByRole("button", { name: "Brainstorm" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(1), { pane: "title", new: "1" })));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: { status: "idea", isPublic: true, source: "outliers", name: expect.stringMatching(/^Video project /) },
    });
  });
  it("shows its actions on keyboard focus", async () => {
    const { person } = open([tower]);
    const atRest = within(await card(tower.title1));
    act(() => atRest.getByRole("link", { name: tower.title1 }).focus());
    await person.tab();
    await person.tab();
    await person.tab();
    expect(atRest.getByRole("button", { name: "Follow creator" })).toHaveFocus();
  });
  it("has its actions at once for fingers, which can't point", async () => {
    open([tower], { media: (query) => query === "(pointer: coarse)" });
    expect(within(await card(tower.title1)).getByRole("button", { name: "Save video" })).toBeInTheDocument();
  });
  it("is not reached by scrolling past under a pointer at rest", async () => {
    const { person } = open([tower]);
    const atRest = await card(tower.title1);
    const isReached = () => within(atRest).queryByRole("button", { name: "Save video" }) !== null;
    await person.hover(atRest);
    await person.unhover(atRest);
    await new Promise((passed) => setTimeout(passed, 500));
    expect(isReached()).toBe(false);
    await person.hover(atRest);
    await waitFor(() => expect(isReached()).toBe(true));
  });
  it("is reached at once by a pointer that moves on it", async () => {
    open([tower]);
    const atRest = await card(tower.title1);
    fireEvent(atRest, new PointerEvent("pointermove", { bubbles: true, movementX: 1, movementY: 0 }));
    expect(within(atRest).getByRole("button", { name: "Save video" })).toBeInTheDocument();
  });
  it("says when a brainstorm can't start", async () => {
    const { person } = open([tower]);
    const atRest = await card(tower.title1);
    await person.hover(atRest);
    await person.click(await within(atRest).findByRole("button", { name: "Brainstorm" }));
    expect(await screen.findByText("Failed to create project. Please try again later.")).toBeInTheDocument();
  });
  it("requests the keywords of a page in one call", async () => {
    const { api } = open(many(24), {
      api: {
        keywords: {
          match: ({ body }) => ({
            titles: body.inputSentence.map((title) => ({
              title,
              keywords: [
                {
                  startPos: 0,
                  content: "Video",
                  data: {
                    performanceRatio: 3.9,
                    lemma: "video",
                    numCategories: 1,
                    topCategories: ["Science"],
                    sample: 40,
                  },
                },
              ],
            })),
            videos: 30_000,
            months: 16,
          }),
        },
      },
    });
    const title = await screen.findByRole("link", { name: "Video 1" });
    await waitFor(() => expect(within(title).getByText("Video")).toHaveClass("decoration-keyword-explosive"));
    expect(api.count("keywords.match")).toBe(1);
  });
});

describe("tabs", () => {
  it("are the presets in their order, and the newest outliers open first", async () => {
    open([tower], { query: "" });
    await card(tower.title1);
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Newest outliers",
      "Audience also watched",
      "My videos",
      "Followed creators",
      "All results",
    ]);
    expect(screen.getByRole("tab", { name: "Newest outliers" })).toHaveAttribute("aria-selected", "true");
  });
  it("request their own list, and Back works", async () => {
    const app = open([tower], { query: "?search=cabin" });
    const { person, router } = app;
    await card(tower.title1);
    await person.click(screen.getByRole("tab", { name: "Newest outliers" }));
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { source: "newest", performanceIndexGte: 5 } }));
    expect(screen.getByRole("button", { name: "Outlier index 5.0x+" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Uploaded Last 3 months" })).toBeVisible();
    router.history.back();
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Search outliers" })).toHaveValue("cabin"));
    expect(screen.getByRole("tab", { name: "All results" })).toHaveAttribute("aria-selected", "true");
  });
  it("can be cleared of their preset", async () => {
    const app = open([tower], { query: "?source=aaw" });
    await app.person.click(await screen.findByRole("button", { name: "Clear all" }));
    await waitFor(() => expect(lastQuery(app)).not.toHaveProperty("query.performanceIndexGte"));
    expect(lastQuery(app)).toMatchObject({ query: { source: "aaw" } });
    expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  });
});

describe("views", () => {
  it("requests shorts", async () => {
    const app = open(many(3, { isShort: true }));
    await card("Video 1");
    await app.person.click(screen.getByRole("button", { name: "Shorts" }));
    await waitFor(() => expect(lastQuery(app, "shorts")).toMatchObject({ query: { sortField: "uploaded" } }));
    expect(app.address()).toContain("type=shorts");
  });
  it("shows a table that sorts by its heads", async () => {
    const app = open([tower], { query: "?layout=table" });
    const row = await screen.findByRole("row", { name: new RegExp(tower.title1) });
    for (const text of [
      "18:42",
      "Field Days",
      "412K subscribers",
      "1.9M",
      "8.4x",
      displayDate(tower.uploaded),
      "Survival",
    ])
      expect(row).toHaveTextContent(text);
    await app.person.click(within(screen.getByRole("table")).getByRole("button", { name: "Views" }));
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { sortField: "views", sortOrder: "desc" } }));
  });
  it("says under a title in the table what a narrow one has no columns for", async () => {
    open([tower], { query: "?layout=table" });
    const row = await screen.findByRole("row", { name: new RegExp(tower.title1) });
    const [video] = within(row).getAllByRole("cell");
    expect(video).toHaveTextContent("Field Days · 1.9M views · 20 days ago");
  });
  it("gives the rows that are not drawn one column, so that hidden ones take no room", async () => {
    open(many(300), { query: "?layout=table" });
    await screen.findByRole("row", { name: /Video 1 / });
    expect(screen.getAllByRole("cell").filter((cell) => cell.hasAttribute("colspan"))).toEqual([]);
  });
  it("sorts in every way there is", async () => {
    const app = open([tower]);
    await app.person.click(await screen.findByRole("button", { name: "Sort Newest first" }));
    expect((await screen.findAllByRole("menuitemradio")).map((item) => item.textContent)).toEqual([
      "Newest first",
      "Oldest first",
      "Highest index",
      "Lowest index",
      "Most views",
      "Fewest views",
      "Best outliers",
    ]);
    await app.person.click(screen.getByRole("menuitemradio", { name: "Best outliers" }));
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { sortField: "score_desc" } }));
  });
});

describe("a long list", () => {
  it("draws only the cards near the window", async () => {
    open(many(10_000));
    await card("Video 1");
    expect(screen.getAllByRole("article").length).toBeGreaterThan(3);
    expect(screen.getAllByRole("article").length).toBeLessThanOrEqual(60);
  });
  it("goes on from where the last page ended", async () => {
    const app = open([], {
      outliers: {
        videos: ({ query }) =>
          query.cursor
            ? pageOf(many(2, { title1: "The last" }))
            : pageOf(many(12), { hasNext: true, nextCursor: "next" }),
      },
    });
    await card("Video 1");
    await waitFor(() => expect(lastQuery(app)).toMatchObject({ query: { cursor: "next" } }));
  });
  it("keeps what it has when the next page fails", async () => {
    let fails = true;
    const { person } = open([], {
      outliers: {
        videos: ({ query }) => {
          if (query.page === 0) return pageOf(many(12), { hasNext: true });
          if (fails) throw new AppError("unexpected");
          return pageOf([]);
        },
      },
    });
    expect(await screen.findByText("More videos could not be loaded.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Video 1" })).toBeVisible();
    fails = false;
    await person.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(screen.queryByText("More videos could not be loaded.")).not.toBeInTheDocument());
  });
  it("goes by arrows, also to cards not drawn yet", async () => {
    const { person } = open(many(300));
    (await screen.findByRole("link", { name: "Video 1" })).focus();
    await person.keyboard("{ArrowRight}");
    expect(screen.getByRole("link", { name: "Video 2" })).toHaveFocus();
    await person.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("link", { name: "Video 300" })).toHaveFocus());
  });
  it("reloads a dropped page and focuses its card", async () => {
    const all = many(36);
    let fails = false;
    const { person, queryClient } = open([], {
      outliers: {
        videos: ({ query }) => {
          if (fails) throw new AppError("invalid_input");
          return pageAt(all, query.cursor);
        },
      },
    });
    const untilAt = (title: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(title));
    (await screen.findByRole("link", { name: "Video 1" })).focus();
    await waitFor(() => expect(cachedPages(queryClient)).toBe(2));
    await person.keyboard("{End}");
    await untilAt("Video 24");
    await waitFor(() => expect(cachedPages(queryClient)).toBe(3));
    await person.keyboard("{Home}");
    await untilAt("Video 1");

    const letGo = () => queryClient.removeQueries({ queryKey: pagesKey, type: "inactive" });
    letGo();
    await person.keyboard("{End}");
    await untilAt("Video 36");

    await person.keyboard("{Home}");
    await untilAt("Video 1");
    letGo();
    fails = true;
    await person.keyboard("{End}");
    const [retry] = await screen.findAllByRole("button", { name: "Retry" });
    expect(screen.getAllByText("This video could not be loaded.").length).toBeGreaterThan(0);
    fails = false;
    if (retry) await person.click(retry);
    await untilAt("Video 36");
  });
});

describe("the states of the list", () => {
  it("shows the page of a failure with its two ways out", async () => {
    const { person } = open([], {
      outliers: {
        videos: () => {
          throw new AppError("unexpected");
        },
      },
    });
    expect(await screen.findByRole("heading", { name: "Oops" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Contact us" })).toBeVisible();
    const reload = vi.spyOn(documentNavigation, "reload").mockReturnValue();
    onTestFinished(() => reload.mockRestore());
    await person.click(screen.getByRole("button", { name: "Retry" }));
    expect(reload).toHaveBeenCalledOnce();
  });
  it("says that the catalogue is being prepared, and shows it by itself once it is there", async () => {
    let isPreparing = true;
    open([], {
      outliers: {
        videos: () => (isPreparing ? pageOf([], { isPreparing }) : pageOf([tower])),
      },
    });
    expect(await screen.findByRole("heading", { name: "The catalogue is being prepared" })).toBeVisible();
    isPreparing = false;
    expect(await screen.findByRole("link", { name: tower.title1 }, { timeout: 20_000 })).toBeVisible();
  });
  it("says when nothing matches, and offers the filters' end", async () => {
    const { person, address } = open([], { query: "?viewsGte=5" });
    expect(await screen.findByRole("heading", { name: "No videos match" })).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(address()).not.toContain("viewsGte"));
  });
  it("leads from a search without results to the nearest ones", async () => {
    const app = open([], {
      query: "?search=lokout+towr&viewsGte=5",
      outliers: {
        nearest: () => ({
          results: [
            { change: "corrected", search: "lookout tower", language: null, count: 12 },
            { change: "one_word", search: "tower", language: null, count: 1000 },
            { change: "language", search: "lokout towr", language: "de", count: 1 },
          ],
        }),
      },
    });
    const offers = within(await screen.findByRole("list", { name: "Similar searches" }));
    expect(offers.getAllByRole("button").map((offer) => offer.textContent)).toEqual([
      "Search for “lookout tower” 12 results",
      "Only “tower” 1,000+ results",
      "“lokout towr” in German 1 result",
    ]);
    await app.person.click(offers.getByRole("button", { name: /lookout tower/ }));
    await waitFor(() => expect(searchOf(app.address())).toEqual({ search: "lookout tower" }));
  });
  it("offers all results where nothing is near", async () => {
    const { person, address } = open([], { query: "?search=xq", outliers: { nearest: () => ({ results: [] }) } });
    await person.click(await screen.findByRole("button", { name: "Browse all results" }));
    await waitFor(() => expect(address()).toContain("?source=search"));
  });
  it("shows the number of results", async () => {
    let count = 312;
    const { person } = open([tower], {
      outliers: { videos: ({ query }) => pageOf([tower], { count: query.includeCount ? count : null }) },
    });
    const shown = await screen.findByRole("status", { name: "Number of results" });
    await waitFor(() => expect(shown).toHaveTextContent("312 results"));
    count = 1000;
    await person.click(screen.getByRole("tab", { name: "My videos" }));
    await waitFor(() => expect(shown).toHaveTextContent("1,000+ results"));
  });
  it("says so on the followed tab too, once it is filtered", async () => {
    open([], { query: "?source=favorite_channels&performanceIndexGte=2&viewsGte=5" });
    expect(await screen.findByRole("heading", { name: "No videos match" })).toBeVisible();
  });
  it.each([
    ["", "No outlier videos from creators you follow", "Show shorts", "shorts"],
    ["&type=shorts", "No outlier shorts from creators you follow", "Show videos", "videos"],
  ] as const)("offers the other kind where followed creators have none of one%s", async (type, title, offer, other) => {
    const followed = { following: { list: () => ({ results: [aFollowedChannel()] }) } };
    const app = open([], { query: `?source=favorite_channels${type}`, api: followed });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    await app.person.click(screen.getByRole("button", { name: offer }));
    await waitFor(() => expect(lastQuery(app, other)).toMatchObject({ query: { source: "favorite_channels" } }));
  });
  it.each([
    ["favorite_channels", "No outliers from creators you follow"],
    ["myvids", "None of your videos are here yet"],
  ])("says why %s is empty, and leads on", async (source, title) => {
    const { person } = open([], { query: `?source=${source}` });
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Browse all results" }));
    await waitFor(() => expect(screen.getByRole("tab", { name: "All results", selected: true })).toBeVisible());
  });
});
