import { drawnThumb } from "@coldopen/contract/catalogue/drawn-thumb";
import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { aComparedVideo, aScoreReport, someScoreReports } from "@coldopen/contract/scores/factory";
import type { ScoreReport, ScoreReports } from "@coldopen/contract/scores/schema";
import { aUser, fieldNotes, nightShift, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const open = (
  title: Partial<ScoreReport> = {},
  api: NonNullable<FakeHandlers["scores"]> = {},
  catalogue: FakeHandlers["catalogue"] = {},
) =>
  renderApp(paths.scores(channel), {
    as: aUser(),
    api: {
      catalogue,
      scores: {
        channel: (): ScoreReports => someScoreReports({ title: aScoreReport(title) }),
        organization: () => someScoreReports(),
        ...api,
      },
      savedItems: { marks: () => ({ results: [] }) },
      outliers: { find: ({ params }) => anOutlierVideo(params) },
    },
  });

const videos = Array.from({ length: 12 }, (_, n) => aComparedVideo(n + 1));
const compared: Partial<ScoreReport> = {
  verdict: "no_relation",
  compared: [...videos, aComparedVideo(13, { title: "A Million Stitches", score: 85, index: 0.3 })],
  waiting: 2,
  highScores: { hits: 9, videos: 17, likely: { low: 0.31, high: 0.738 } },
  lowScores: { hits: 7, videos: 29, likely: { low: 0.122, high: 0.421 } },
  correlation: { value: 0.1, likely: { low: -0.2, high: 0.38 } },
  trend: [
    { score: 41, index: 0.8, likely: { low: 0.6, high: 1.1 } },
    { score: 85, index: 1.2, likely: { low: 0.9, high: 1.7 } },
  ],
};

it("says that the score does not predict views, with its figures", async () => {
  open(compared);
  expect(await screen.findByRole("heading", { name: "The title score does not predict views here." })).toBeVisible();
  expect(screen.getByText("9 of 17")).toBeVisible();
  expect(screen.getByText("53% beat the channel's average. Likely range 31% to 74%.")).toBeVisible();
  expect(screen.getByText("7 of 29")).toBeVisible();
  expect(screen.getByText("0.10")).toBeVisible();
  expect(screen.getByText("0 is no relation, 1 is perfect. Likely range -0.20 to 0.38.")).toBeVisible();
  expect(screen.getByText(/2 more videos have no index yet/)).toBeVisible();
  expect(screen.getByText(/judges how a title is written/)).toBeVisible();
  expect(screen.getByRole("img", { name: /^13 videos by score and index/ })).toBeVisible();
});

it("lists the compared videos, and where the score was wrong", async () => {
  const { person } = open(compared);
  const table = await screen.findByRole("table", { name: "Compared videos" });
  expect(within(table).getAllByRole("row")).toHaveLength(11);
  await person.click(screen.getByRole("button", { name: "Show all 13" }));
  expect(within(table).getAllByRole("row")).toHaveLength(14);
  const wrong = within(screen.getByRole("region", { name: "Where the score was wrong" }));
  expect(wrong.getByRole("button", { name: "A Million Stitches" })).toBeVisible();
  expect(wrong.getByText("Score 85")).toBeVisible();
});

it("shows the main colours of pictures that are still being drawn", async () => {
  const drawn = aComparedVideo(1, { videoId: "boat0000001", thumb: drawnThumb("boat0000001") });
  open(
    { ...compared, compared: [drawn] },
    {},
    { colors: () => ({ results: [{ videoId: drawn.videoId, color: "#806020" }] }) },
  );
  const table = await screen.findByRole("table", { name: "Compared videos" });
  await waitFor(() => expect(table.querySelector(".skeleton")).toHaveStyle({ backgroundColor: "#806020" }));
});

it("opens the details of a compared video", async () => {
  const { person } = open(compared);
  const table = await screen.findByRole("table", { name: "Compared videos" });
  await person.click(within(table).getByRole("button", { name: "Compared video 2" }));
  expect(await screen.findByRole("dialog", { name: "Video details" })).toBeVisible();
});

it("says when there are too few videos", async () => {
  open({ ...compared, verdict: "too_few", compared: videos.slice(0, 3), correlation: null, trend: [] });
  expect(await screen.findByRole("heading", { name: /^Too few videos to say/ })).toBeVisible();
  expect(screen.getByText(/^3 of at least 10 videos are here/)).toBeVisible();
  expect(screen.getByText("Shown from 10 videos on.")).toBeVisible();
});

it("says that a high score did better only with that verdict", async () => {
  open({ ...compared, verdict: "relation" });
  expect(await screen.findByRole("heading", { name: "Titles with a high score did better here." })).toBeVisible();
  expect(screen.getByText(/not to predict views/)).toBeVisible();
});

it("lists videos that were scored after publishing apart from the figures", async () => {
  const written = captureDownloads();
  const { person } = open({ ...compared, compared: videos.slice(0, 2), scoredLater: [aComparedVideo(20)] });
  const table = within(await screen.findByRole("table", { name: "Compared videos" }));
  expect(table.getByRole("row", { name: /Compared video 20\s*Scored after publishing/ })).toBeVisible();
  expect(table.getAllByText("Scored after publishing")).toHaveLength(1);
  expect(screen.getByText(/^1 video was scored only after publishing/)).toBeVisible();
  expect(screen.getByRole("tab", { name: /^Titles\s*2$/ })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Export scores" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as JSON" }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(JSON.parse((await written[0]?.text()) ?? "")).toMatchObject([
    { scoredAfterPublishing: false },
    { scoredAfterPublishing: false },
    { scoredAfterPublishing: true },
  ]);
});

it("says how several channels are combined", async () => {
  const [first, ...others] = videos;
  const other = aComparedVideo(1, { ...first, channelUcid: nightShift.ucid });
  open({ ...compared, verdict: "too_few", correlation: null, trend: [], compared: [other, ...others] });
  expect(await screen.findByText(/^All channels together/)).toBeVisible();
  expect(screen.getByText(/^Scores are compared within a channel, and too few/)).toBeVisible();
});

it("explains how to get there without a compared video, for titles and thumbnails", async () => {
  const { person } = open();
  expect(await screen.findByRole("heading", { name: "No published title to compare yet" })).toBeVisible();
  await person.click(screen.getByRole("tab", { name: /Thumbnails/ }));
  expect(await screen.findByRole("heading", { name: "No published thumbnail to compare yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Open projects" })).toHaveAttribute("href", paths.projects(channel));
});

it("compares all channels of the organization", async () => {
  const { person, api } = open(compared);
  await person.click(await screen.findByRole("button", { name: "All channels" }));
  await waitFor(() => expect(api.calls.at(-1)?.name).toBe("scores.organization"));
  expect(await screen.findByRole("heading", { name: "No published title to compare yet" })).toBeVisible();
});

it("offers to try again when the scores can't be loaded", async () => {
  open(
    {},
    {
      channel: () => {
        throw new AppError("unavailable");
      },
    },
  );
  expect(within(await screen.findByRole("alert")).getByRole("button", { name: "Retry" })).toBeVisible();
});
