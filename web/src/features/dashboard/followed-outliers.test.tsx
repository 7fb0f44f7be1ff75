import { AppError } from "@coldopen/contract/kernel/errors";
import { aCatalogue, anOutlierVideo } from "@coldopen/contract/outliers/factory";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { aProject } from "@coldopen/contract/projects/factory";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";

const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
const NAME = "Recent outliers from creators you follow";

function open(videos: () => OutlierVideo[], isPreparing = () => false) {
  return renderApp(paths.firstScreen, {
    as: aUser(),
    api: {
      projects: { list: () => ({ data: [aProject()], responseMetadata: { nextCursor: null } }) },
      following: { list: () => ({ results: [] }) },
      savedItems: { marks: () => ({ results: [] }) },
      outliers: {
        videos: () => ({
          ...{ results: videos(), page: 0, itemsPerPage: 12, hasNext: false, nextCursor: null, count: null },
          ...(isPreparing() && { isPreparing: true }),
        }),
        categories: () => aCatalogue({ isPreparing: isPreparing() }),
      },
    },
  });
}

it("shows what followed creators had success with, and leads to the rest", async () => {
  const { api } = open(() => [
    anOutlierVideo(),
    anOutlierVideo({ id: "2", videoId: "fieldday002", title1: "Up again" }),
  ]);
  const section = within(await screen.findByRole("region", { name: NAME }));
  expect(section.getAllByRole("article")).toHaveLength(2);
  expect(section.getByRole("link", { name: `See more: ${NAME}` })).toHaveAttribute(
    "href",
    paths.outliers(channel, { source: "favorite_channels" }),
  );
  expect(api.calls.find(({ name }) => name === "outliers.videos")?.input).toMatchObject({
    query: {
      source: "favorite_channels",
      ucid: channel.channelUcid,
      organizationId: channel.organizationId,
      performanceIndexGte: 2,
      sortField: "uploaded",
    },
  });
});

it("comes by itself once the catalogue is prepared", async () => {
  let isPreparing = true;
  const { api } = open(
    () => (isPreparing ? [] : [anOutlierVideo()]),
    () => isPreparing,
  );
  await waitFor(() => expect(api.count("outliers.categories")).toBeGreaterThan(0), { timeout: 20_000 });
  isPreparing = false;
  expect(await screen.findByRole("region", { name: NAME }, { timeout: 20_000 })).toBeVisible();
});

it.each([
  ["there is nothing", () => []],
  [
    "it can't be known",
    () => {
      throw new AppError("unavailable");
    },
  ],
])("is left out where %s", async (_, videos) => {
  const { api } = open(videos);
  await waitFor(() => expect(api.count("outliers.videos")).toBe(1));
  expect(await screen.findByRole("region", { name: "Idea projects" })).toBeVisible();
  expect(screen.queryByRole("region", { name: NAME })).not.toBeInTheDocument();
});
