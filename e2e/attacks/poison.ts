import { aFeedVideo } from "@coldopen/contract/feed-tests/factory";
import { FEED_LENGTH } from "@coldopen/contract/feed-tests/schema";
import { anElement, aRun, elementId } from "@coldopen/contract/ideation/factory";
import { snakeName } from "@coldopen/contract/kernel/wire";
import { anOutlierVideo } from "@coldopen/contract/outliers/factory";
import { aSavedTitle } from "@coldopen/contract/saved-items/factory";
import type { Page, Route } from "@playwright/test";
import { payloads } from "./payloads.ts";

const snake = (row: object) => Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeName(key), value]));
const at = (place: number) => payloads[place % payloads.length] ?? "";
const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });

const videos = payloads.map((title1, place) => {
  const videoId = `attack${String(place).padStart(5, "0")}`;
  const more = {
    name: at(place + 1),
    aiL2Category: at(place + 2),
    youtubeCategory: at(place + 3),
    language: at(place),
  };
  return snake(anOutlierVideo({ id: String(place), videoId, title1, ...more }));
});
const videoPage = {
  results: videos,
  page: 1,
  items_per_page: videos.length,
  has_next: false,
  next_cursor: null,
  count: null,
};
const suggestion = { results: [], current_page: 1, num_pages: 1, count: 1 };
const run = aRun({
  total: payloads.length,
  input: at(0),
  elements: payloads.map((content, place) =>
    anElement(place, {
      id: elementId(place + 1),
      content,
      description: at(place + 1),
      receipts: [{ videoId: "fieldday001", title: at(place), performanceIndex: 3, thumb: null }],
    }),
  ),
});

/** Answers from the catalogue, models and other people, full of payloads, served under the server's addresses. */
export async function poison(page: Page): Promise<void> {
  await page.route("**/api/idea/channel_video?*", json(videoPage));
  await page.route("**/api/idea/shorts?*", json(videoPage));
  await page.route("**/api/idea/trend?*", json(videoPage));
  await page.route("**/api/idea/channel_video/similar?*", json({ results: videos.slice(0, 12) }));
  await page.route("**/api/idea/channel_video/autocomplete?*", (route) =>
    route.fulfill({
      json: {
        video_title: {
          ...suggestion,
          results: payloads.map((title) => ({ video_id: "fieldday001", title, language: "en" })),
        },
        channel_name: {
          ...suggestion,
          results: [{ ucid: "UCfielddays0000000000001", name: at(6), thumbnail: null, subscribers: 1 }],
        },
      },
    }),
  );
  await page.route("**/api/idea/categories", (route) =>
    route.fulfill({
      json: { youtube_categories: payloads, ai_l2_categories: payloads, languages: [at(0)], videos: 100, months: 1 },
    }),
  );
  await page.route("**/api/orgs/*/channels/*/saved-items?*", (route) => {
    const results = payloads.map((title, place) => aSavedTitle(place + 1, { title, description: at(place + 1) }));
    return route.fulfill({ json: { results, page: { next: null } } });
  });
  await page.route("**/api/v3/video-project/*/runs?*", json({ data: [run] }));
  await page.route("**/api/v3/video-project/*/runs", json({ data: [run] }));
  await page.route("**/api/t/*", (route) => {
    const feed = payloads
      .slice(0, FEED_LENGTH)
      .map((title, place) => aFeedVideo({ id: `video${place}`, title, channel: at(place + 20) }));
    return route.fulfill({
      json: { state: "open", impression: `${crypto.randomUUID()}.${"a".repeat(43)}`, videos: feed },
    });
  });
}
