import { aCatalogue, anOutlierVideo } from "@coldopen/contract/outliers/factory";
import type { OutlierPage } from "@coldopen/contract/outliers/routes";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen } from "@testing-library/react";
import { z } from "zod";
import type { FakeHandlers } from "./fake-api.ts";
import { renderApp } from "./render-app.tsx";

export const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };

export const videoId = (n: number) => `video${String(n).padStart(6, "0")}`;
export const many = (count: number, parts: Partial<OutlierVideo> = {}) =>
  Array.from({ length: count }, (_, n) =>
    anOutlierVideo({ id: String(n + 1), videoId: videoId(n + 1), title1: `Video ${n + 1}`, ...parts }),
  );

export const pageOf = (results: readonly OutlierVideo[], parts: Partial<OutlierPage> = {}): OutlierPage => ({
  results: [...results],
  page: 0,
  itemsPerPage: 24,
  hasNext: false,
  nextCursor: null,
  count: null,
  ...parts,
});

/** A page of a list with a cursor, twelve items at a time. */
export function pageAt(videos: readonly OutlierVideo[], cursor = "0"): OutlierPage {
  const to = Number(cursor) + 12;
  const hasNext = to < videos.length;
  return pageOf(videos.slice(to - 12, to), { hasNext, nextCursor: hasNext ? String(to) : null });
}

type Options = Partial<Parameters<typeof renderApp>[1]> & { query?: string; outliers?: FakeHandlers["outliers"] };

/** All results of the Outliers screen on a catalogue of these videos. */
export function open(
  videos: readonly OutlierVideo[],
  { query = "?source=search", outliers = {}, api = {}, ...options }: Options = {},
) {
  return renderApp(`${paths.outliers(channel)}${query}`, {
    as: aUser(),
    ...options,
    api: {
      ...api,
      outliers: {
        videos: ({ query }) => (query.includeCount ? pageOf([], { count: videos.length }) : pageOf(videos)),
        shorts: ({ query }) => (query.includeCount ? pageOf([], { count: videos.length }) : pageOf(videos)),
        find: ({ params }) => videos.find((video) => video.videoId === params.videoId) ?? anOutlierVideo(params),
        filterSets: () => ({ results: [] }),
        categories: () => aCatalogue(),
        ...outliers,
      },
      keywords: {
        match: ({ body }) => ({
          titles: body.inputSentence.map((title) => ({ title, keywords: [] })),
          videos: 30_000,
          months: 16,
        }),
        ...api.keywords,
      },
      following: { list: () => ({ results: [] }), ...api.following },
      savedItems: { marks: () => ({ results: [] }), ...api.savedItems },
    },
  });
}

type App = ReturnType<typeof open>;
const CountRequest = z.object({ query: z.object({ includeCount: z.literal(true) }) });
/** Of the list, not of the number of its results. */
export const lastQuery = ({ api }: App, name: "videos" | "shorts" = "videos") =>
  api.calls.findLast((call) => call.name === `outliers.${name}` && !CountRequest.safeParse(call.input).success)?.input;
export async function card(title: string): Promise<HTMLElement> {
  const link = await screen.findByRole("link", { name: title });
  const article = link.closest("article");
  if (!article) throw new Error(`${title} is on no card`);
  return article;
}
