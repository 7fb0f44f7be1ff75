import { aCreator } from "@coldopen/contract/creators/factory";
import type { Creator } from "@coldopen/contract/creators/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { paths } from "@coldopen/contract/paths";
import { aUser } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { captureDownloads } from "../../testing/capture-downloads.ts";
import type { FakeHandlers } from "../../testing/fake-api.ts";
import { card, channel, lastQuery, many, open as openOutliers, pageAt, pageOf } from "../../testing/open-outliers.tsx";
import { renderApp } from "../../testing/render-app.tsx";

const { ucid } = aCreator().channel;

const open = (creator: () => Creator = aCreator, outliers: FakeHandlers["outliers"] = {}) =>
  renderApp(paths.creator(channel, ucid), {
    as: aUser(),
    api: {
      creators: { read: creator },
      outliers: {
        videos: () => pageOf(many(3), { count: 3 }),
        shorts: () => pageOf([], { count: 0 }),
        find: ({ params }) => anOutlierVideo(params),
        ...outliers,
      },
      following: { list: () => ({ results: [] }) },
      savedItems: { marks: () => ({ results: [] }) },
    },
  });

it("shows who a creator is, how often they publish and which formats work", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Field Days" })).toBeVisible();
  expect(screen.getByText("@fielddays · 412K subscribers · Survival · English")).toBeVisible();
  expect(screen.getByText("30 of 40")).toBeVisible();
  expect(screen.getByText("Every 8 days, most often Saturday")).toBeVisible();
  const formats = within(screen.getByRole("region", { name: "Best formats" }));
  expect(formats.getByText("A number of hours or days")).toBeVisible();
  expect(formats.getByText("7 videos, median index")).toBeVisible();
  expect(within(screen.getByRole("table", { name: "Index of each video" })).getAllByRole("row")).toHaveLength(7);
  expect(await screen.findByRole("button", { name: "Follow creator" })).toBeVisible();
});

it("shows the list only for a creator with few videos", async () => {
  open(() => aCreator({ points: aCreator().points.slice(0, 4) }));
  expect(await screen.findByRole("link", { name: "Video 1" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Outliers over time" })).not.toBeInTheDocument();
});

it("pages through their outliers by cursor and filters by index", async () => {
  const app = open(aCreator, { videos: ({ query }) => pageAt(many(14), query.cursor) });
  expect(await screen.findByRole("link", { name: "Video 12" })).toBeVisible();
  expect(lastQuery(app)).toBeUndefined();
  await app.person.click(screen.getByRole("button", { name: "Show more" }));
  expect(await screen.findByRole("link", { name: "Video 14" })).toBeVisible();
  expect(lastQuery(app)).toMatchObject({
    query: { channelId: ucid, cursor: "12", performanceIndexGte: 2, sortField: "performance_index" },
  });
  await app.person.click(screen.getByRole("button", { name: "10x and up" }));
  await waitFor(() =>
    expect(app.api.calls.at(-1)?.input).toMatchObject({ query: { channelId: ucid, performanceIndexGte: 10 } }),
  );
});

it("offers all their videos where none reaches the index", async () => {
  const { person, api } = open(aCreator, { videos: () => pageOf([], { count: 0 }) });
  await person.click(await screen.findByRole("button", { name: "Show all their videos" }));
  await waitFor(() =>
    expect(api.calls.findLast(({ name }) => name === "outliers.videos")?.input).not.toHaveProperty(
      "query.performanceIndexGte",
    ),
  );
});

it("opens the details of a video in place", async () => {
  const { person } = open();
  await person.click(await screen.findByRole("link", { name: "Video 2" }));
  expect(await screen.findByRole("dialog", { name: "Video details" })).toBeVisible();
});

it("says when the creator is not in the catalogue", async () => {
  open(() => {
    throw new AppError("not_found");
  });
  expect(await screen.findByRole("heading", { name: "We could not find this creator" })).toBeVisible();
});

it("is reached from the channel name of a card", async () => {
  const { person, address } = openOutliers(many(1), { api: { creators: { read: () => aCreator() } } });
  await person.click(within(await card("Video 1")).getByRole("link", { name: "Field Days" }));
  await waitFor(() => expect(address()).toBe(paths.creator(channel, ucid)));
});

it("exports the listed videos of all pages with the list's filter", async () => {
  const written = captureDownloads();
  const { person, api } = open(aCreator, {
    videos: ({ query }) =>
      query.cursor
        ? pageOf(many(1, { title1: "=From page 2" }))
        : pageOf(many(2), { count: 3, hasNext: true, nextCursor: "next" }),
  });
  await person.click(await screen.findByRole("button", { name: "Export" }));
  await person.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("3 videos exported")).toBeVisible();
  expect(await written[0]?.text()).toContain("'=From page 2");
  expect(api.calls.findLast(({ name }) => name === "outliers.videos")?.input).toMatchObject({
    query: { channelId: ucid, performanceIndexGte: 2, cursor: "next", itemsPerPage: 100 },
  });
});
