import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../lib/query.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { channel, many, pageAt } from "../../testing/open-outliers.tsx";
import { outliersQuery, pagesKey } from "./pages.ts";

const list = { channel, type: "videos", queryParams: { source: "search" } } as const;
const all = many(12 * 30);
const MAX_PAGES = 20;

function fetchAll() {
  const api = fakeApi({
    outliers: { videos: ({ query }) => pageAt(all, query.cursor) },
    keywords: {
      match: ({ body }) => ({
        titles: body.inputSentence.map((title) => ({ title, keywords: [] })),
        videos: 30_000,
        months: 16,
      }),
    },
  });
  vi.stubGlobal("fetch", api.fetch);
  const toast = { error: vi.fn(), success: vi.fn() };
  const client = createQueryClient(toast);
  return { client, fetched: client.fetchInfiniteQuery({ ...outliersQuery(list), pages: 30 }) };
}

describe("a long list", () => {
  it("knows the position of every video", async () => {
    const { pages } = await fetchAll().fetched;
    const spots = pages.flatMap((page) => page.items);
    expect(spots.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(spots[0]).toEqual({ id: "1", next: undefined, at: 0 });
    expect(spots[13]).toEqual({ id: "14", next: { cursor: "12" }, at: 1 });
  });
  it("keeps the last pages only, and their keywords", async () => {
    const { client, fetched } = fetchAll();
    await fetched;
    const pages = client.getQueriesData({ queryKey: pagesKey });
    expect(pages.map(([key]) => key.at(-1))).toEqual(
      Array.from({ length: MAX_PAGES }, (_, page) => ({ cursor: String(12 * (page + 10)) })),
    );
    expect(client.getQueriesData({ queryKey: ["keywords"] })).toHaveLength(MAX_PAGES * 12);
  });
});
