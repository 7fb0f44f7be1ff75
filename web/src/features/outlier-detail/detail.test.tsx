import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import type { IndexExplained, OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { aProjectDetail, projectId } from "@coldopen/contract/projects/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { displayDate } from "../../lib/format.ts";
import { channel, open, pageOf } from "../../testing/open-outliers.tsx";

const month = new Date(Date.now() - 20 * 86_400_000).toISOString();
const submarine = anOutlierVideo({ title1: "A Homemade Submarine Goes Down", uploaded: month });
const fromPlatform = { ...submarine, thumb: "https://i.ytimg.com/vi/fieldday001/hqdefault.jpg" };
const keyword = (startPos: number, content: string, performanceRatio: number) => ({
  startPos,
  content,
  data: { performanceRatio, lemma: content, numCategories: 2, topCategories: ["Engineering", "Making"], sample: 120 },
});
const keywords = [keyword(2, "Homemade", 3.9), keyword(11, "Submarine", 2.4), keyword(26, "Down", 1.2)];

const explained: IndexExplained = {
  videoId: submarine.videoId,
  v7Score: 1_008_000,
  windowStart: "2026-03-01T12:00:00.000Z",
  windowEnd: "2026-09-01T12:00:00.000Z",
  baseline: [
    { videoId: "baseline001", title1: "An ordinary week", uploaded: "2026-08-01T12:00:00.000Z", v7Score: 118_000 },
  ],
  baselineCount: 23,
  confidence: "medium",
  lenses: [
    { lens: "mean", value: 8.4, baseline: 120_000, sample: 23 },
    { lens: "median", value: 9.1, baseline: 110_000, sample: 23 },
    { lens: "neighbours", value: 0.7, baseline: 140_000, sample: 10 },
    { lens: "category", value: null, baseline: null, sample: 0 },
    { lens: "perSubscriber", value: 2.446, baseline: 412_000, sample: 1 },
  ],
  measured: "interpolated",
};

function opened(video: OutlierVideo = submarine, options: Parameters<typeof open>[1] = {}) {
  return open([video], {
    query: `?video=${video.videoId}`,
    ...options,
    outliers: {
      explain: () => explained,
      subscribers: ({ params }) => ({ ucid: params.ucid, subscribers: null }),
      ...options?.outliers,
    },
    api: {
      keywords: {
        match: ({ body }) => ({
          titles: body.inputSentence.map((title) => ({ title, keywords: title === video.title1 ? keywords : [] })),
          videos: 30_000,
          months: 16,
        }),
      },
      ...options?.api,
    },
  });
}
const dialog = async (name = "Video details") => within(await screen.findByRole("dialog", { name }));

describe("the details", () => {
  it("open from a card, and the way back closes them", async () => {
    const { person, router, address } = opened(submarine, { query: "" });
    await person.click(await screen.findByRole("link", { name: submarine.title1 }));
    await dialog();
    expect(address()).toContain(`video=${submarine.videoId}`);
    router.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  it("open by address, and closing them leaves the list", async () => {
    const { person, address } = opened(submarine, { query: `?source=newest&video=${submarine.videoId}` });
    await person.click((await dialog()).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(address()).not.toContain("video="));
    expect(address()).toContain("source=newest");
  });
  it("show who made it, when, and how it did", async () => {
    opened();
    const shown = await dialog();
    expect(await shown.findByRole("heading", { name: submarine.title1 })).toBeVisible();
    expect(shown.getByRole("link", { name: "Field Days" })).toBeVisible();
    expect(shown.getByText(/412K subscribers/)).toHaveTextContent(displayDate(submarine.uploaded));
    const numbers = shown.getAllByRole("definition").map((number) => number.textContent);
    expect(numbers).toEqual(["8.4x", "121.6K", "120K", "1.9M"]);
  });
  it("show dashes and the reason where a number is missing", async () => {
    opened(
      anOutlierVideo({ performanceIndex: null, v7Average: null, v7Score: null, engagement: null, subscribers: null }),
    );
    const shown = await dialog();
    expect(await shown.findByText(/An Outliers index could not be calculated/)).toBeVisible();
    expect(shown.getAllByRole("definition").map((number) => number.textContent)).toEqual(["New", "--", "--", "1.9M"]);
    expect(shown.getByText(/N\/A subscribers/)).toBeVisible();
  });
  it("say when the subscriber count can't be had", async () => {
    opened(anOutlierVideo({ subscribers: null }), {
      outliers: {
        subscribers: () => {
          throw new AppError("unexpected");
        },
      },
    });
    expect(await (await dialog()).findByText("Failed to fetch subscriber count")).toBeVisible();
  });
  it("load the platform's player only once it is pressed", async () => {
    const { person } = opened(fromPlatform);
    const shown = await dialog();
    expect(await shown.findByRole("link", { name: "Open on YouTube" })).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=fieldday001",
    );
    expect(shown.queryByTitle(`Player: ${submarine.title1}`)).toBeNull();
    await person.click(await shown.findByRole("button", { name: `Play ${submarine.title1}` }));
    expect(shown.getByTitle(`Player: ${submarine.title1}`)).toHaveAttribute(
      "src",
      expect.stringContaining("https://www.youtube-nocookie.com/embed/fieldday001"),
    );
  });
  it("start a project on Brainstorm now", async () => {
    const { person, address, api } = opened(submarine, {
      api: { projects: { create: () => ({ data: aProjectDetail([]) }), get: () => ({ data: aProjectDetail([]) }) } },
    });
    await person.click(await (await dialog()).findByRole("button", { name: "Brainstorm now" }));
    await waitFor(() => expect(address()).toBe(paths.project(channel, projectId(1), { pane: "title", new: "1" })));
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        status: "idea",
        isPublic: true,
        source: "outliers",
        youtubeItems: [{ videoId: submarine.videoId, title: submarine.title1 }],
      },
    });
  });
  it("add the video to the idea bank in one call", async () => {
    const { person, api } = opened(submarine, { api: { projects: { create: () => ({ data: aProjectDetail([]) }) } } });
    await person.click(await (await dialog()).findByRole("button", { name: "Add to idea bank" }));
    expect(await screen.findByText("Idea added!")).toBeInTheDocument();
    expect(api.calls.find(({ name }) => name === "projects.create")?.input).toMatchObject({
      body: {
        name: submarine.title1,
        source: "idea_bank",
        youtubeItems: [{ videoId: submarine.videoId, title: submarine.title1 }],
      },
    });
  });
  it("offer to follow and to save", async () => {
    opened();
    const shown = await dialog();
    expect(await shown.findByRole("button", { name: "Follow creator" })).toBeVisible();
    expect(shown.getByRole("button", { name: "Save video" })).toBeVisible();
  });
  it("lead to the creator", async () => {
    const { person, address } = opened();
    await person.click(await (await dialog()).findByRole("link", { name: "Field Days" }));
    await waitFor(() => expect(address()).toContain(`/outliers/creators/${submarine.ucid}`));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
  it.each([
    ["not_found" as const, "This video is no longer in the catalogue."],
    ["unexpected" as const, "This video could not be loaded."],
  ])("say what went wrong: %s", async (code, text) => {
    opened(submarine, {
      outliers: {
        videos: () => pageOf([]),
        find: () => {
          throw new AppError(code);
        },
      },
    });
    expect(await (await dialog()).findByText(text)).toBeVisible();
  });
});

describe("keyword analysis", () => {
  it("steps through the keywords and shows the position", async () => {
    const { person } = opened();
    const analysis = within(await (await dialog()).findByRole("region", { name: "Keyword analysis" }));
    expect(await analysis.findByText("1 / 3")).toBeVisible();
    const slide = () => analysis.getAllByRole("listitem").find((item) => !item.hasAttribute("inert"));
    expect(slide()).toHaveTextContent("Homemade3.9xEngineering, MakingExplosive");
    await person.click(analysis.getByRole("button", { name: "Next keyword" }));
    expect(analysis.getByText("2 / 3")).toBeVisible();
    expect(slide()).toHaveTextContent("Submarine2.4xEngineering, MakingSuper");
    await person.click(analysis.getByRole("button", { name: "Next keyword" }));
    expect(slide()).toHaveTextContent("Down1.2xEngineering, MakingStrong");
    expect(analysis.getByRole("button", { name: "Next keyword" })).toBeDisabled();
  });
  it("states the catalogue that it comes from", async () => {
    opened();
    const source = "Based on data from 30,000 videos over the last 16 months";
    expect(await (await dialog()).findByRole("button", { name: source })).toBeVisible();
  });
  it("says when a title has none", async () => {
    opened({ ...submarine, title1: "Plain words" });
    expect(await (await dialog()).findByText("No power keywords in this title.")).toBeVisible();
  });
});

describe("the open box", () => {
  it("shows formula, window, baseline, confidence and lenses on a press of the badge", async () => {
    const { person } = opened(submarine, { query: "" });
    await person.click(await screen.findByRole("button", { name: "Outlier index 8.4x" }));
    const box = await dialog("How this index is calculated");
    const formula = await box.findByRole("region", { name: "Formula" });
    expect(formula).toHaveTextContent("First-7-day views1M÷Channel's average120K=Outlier index8.4x");
    for (const text of [
      "3/01/2026 to 9/01/2026",
      "23 videos",
      "Medium",
      "Read between the two daily snapshots around day 7.",
    ])
      expect(box.getByText(text)).toBeVisible();
    const rows = box
      .getAllByRole("row")
      .slice(1)
      .map((row) => row.textContent);
    expect(rows).toEqual([
      "7 days over the 6-month meanThe index shown everywhere120K238.4x",
      "Over the 6-month medianOne hit among the baseline moves it less110K239.1x",
      "Over its 10 neighborsThe ten videos uploaded closest to it140K100.7x",
      "Over its categoryChannels of the same category in the same weeks--0--",
      "Views per subscriberFirst-7-day views for each subscriber412K12.45",
    ]);
    expect(box.getByText("An ordinary week")).toBeVisible();
    expect(box.getByText("The 1 newest of 23")).toBeVisible();
    expect(box.getByText(/not a number of the video platform/)).toBeVisible();
  });
  it("opens over the details, and closing it leaves them open", async () => {
    const { person } = opened();
    await person.click(await (await dialog()).findByRole("button", { name: "How this index is calculated" }));
    const box = await dialog("How this index is calculated");
    await person.click(box.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "How this index is calculated" })).toBeNull());
    expect(screen.getByRole("dialog", { name: "Video details" })).toBeVisible();
  });
  it("can be tried again", async () => {
    let isDown = true;
    const { person } = opened(submarine, {
      query: "",
      outliers: {
        explain: () => {
          if (isDown) throw new AppError("unexpected");
          return explained;
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Outlier index 8.4x" }));
    const box = await dialog("How this index is calculated");
    isDown = false;
    await person.click(await box.findByRole("button", { name: "Retry" }));
    expect(await box.findByText("23 videos")).toBeVisible();
  });
});

describe("title and thumbnail changes", () => {
  const change = { at: "2026-08-11T12:00:00.000Z", viewsPerDayBefore: 100, viewsPerDayAfter: 1_500 };

  it("are listed with the views a day before and after each", async () => {
    opened(submarine, {
      outliers: {
        changes: () => ({
          results: [
            { ...change, kind: "title", before: "My Submarine", after: submarine.title1, viewsPerDayAfter: null },
            { ...change, kind: "thumbnail", thumbBefore: null, thumbAfter: submarine.thumb },
          ],
        }),
      },
    });
    const changes = within(await screen.findByRole("region", { name: "Title and thumbnail changes" }));
    const [title, thumbnail] = changes.getAllByRole("listitem");
    expect(title).toHaveTextContent(
      `Title · 08/11/2026My Submarine${submarine.title1}Week before100 views a dayWeek afterNot measured`,
    );
    expect(thumbnail).toHaveTextContent("Thumbnail · 08/11/2026Week before100 views a dayWeek after1.5K views a day");
  });

  it("leave no heading without any", async () => {
    const { api } = opened(submarine, { outliers: { changes: () => ({ results: [] }) } });
    await waitFor(() => expect(api.count("outliers.changes")).toBe(1));
    expect(screen.queryByText("Title and thumbnail changes")).toBeNull();
  });
});

describe("more like this", () => {
  it("lists videos with a similar title or picture, and shows the picked one", async () => {
    const other = anOutlierVideo({ id: "2", videoId: "fieldday002", title1: "A night in a lighthouse" });
    const { person, api } = opened(submarine, {
      outliers: {
        moreLike: ({ query }) => ({ results: query.by === "picture" ? [other] : [] }),
        find: ({ params }) => (params.videoId === other.videoId ? other : submarine),
      },
    });
    const shown = await dialog();
    expect(await shown.findByText("No outlier shares the rare words of this title.")).toBeVisible();
    await person.click(shown.getByRole("button", { name: "Picture" }));
    await person.click(await shown.findByRole("button", { name: other.title1 }));
    expect(await (await dialog()).findByRole("heading", { name: other.title1 })).toBeVisible();
    expect(api.count("outliers.moreLike")).toBeGreaterThan(1);
  });
});

describe("the storyboard of a demo video", () => {
  it("plays, pauses and ends", async () => {
    const demo = anOutlierVideo();
    const { person } = opened(demo);
    const play = { name: `Play storyboard: ${demo.title1}` };
    expect(
      await (await dialog()).findByText("This is a demo video. What plays is a storyboard of its picture."),
    ).toBeVisible();
    expect(screen.queryByRole("link", { name: "Open on YouTube" })).toBeNull();
    await person.click(screen.getByRole("button", play));
    const board = within(await screen.findByRole("region", { name: `Storyboard of ${demo.title1}` }));
    expect(board.getByText("Shot 1 of 6")).toBeVisible();
    expect(await board.findByText("Shot 2 of 6", {}, { timeout: 10_000 })).toBeVisible();
    await person.click(board.getByRole("button", { name: "Pause" }));
    expect(board.getByRole("button", { name: "Play" })).toBeVisible();
    await person.click(board.getByRole("button", { name: "Back to the picture" }));
    expect(await screen.findByRole("button", play)).toBeVisible();
  });
});
