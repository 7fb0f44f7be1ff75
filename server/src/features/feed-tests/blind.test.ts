import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { countStatements } from "../../testing/count-statements.ts";
import { type FeedFixture, isOwn, openFeedFixture } from "../../testing/feed-fixture.ts";

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await openFeedFixture();
});
afterAll(() => fixture.studio.close());

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
/** A value by its form: what a reader could tell it from others by without knowing the videos. */
const formOf = (value: unknown): unknown => {
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "fraction";
  if (typeof value !== "string") return value;
  if (/^\d{4}-/.test(value)) return value.replace(/\d/g, "0").replace(/\.\d+Z/, ".000Z");
  return value.replace(UUID, "id").replace(/\/\d+$/, "/place");
};

/** One visitor for each variant, the last of them on a stored picture and one of the video platform's. */
async function visitsOf() {
  const { token } = await (await fixture.arrange()).start();
  return Promise.all(
    Array.from({ length: 4 }, async () => {
      const text = (await fixture.visitor(token).send("")).body;
      return { text, videos: JSON.parse(text).videos };
    }),
  );
}

it("the tested video has the same keys as its neighbours", async () => {
  for (const { videos, text } of await visitsOf()) {
    expect(videos).toHaveLength(12);
    expect(videos.filter(isOwn)).toHaveLength(1);
    const forms = videos.map((video: Record<string, unknown>) =>
      JSON.stringify(
        Object.entries(video).map(([key, value]) => [
          key,
          key === "title" || key === "channel" || key === "id" ? typeof value : formOf(value),
        ]),
      ),
    );
    expect(new Set(forms).size).toBe(1);
    expect(videos.map(({ id }: { id: string }) => id)).toEqual(videos.map((_: unknown, at: number) => String(at)));
    expect(videos.map(({ avatar }: { avatar: unknown }) => avatar)).toEqual(videos.map(() => null));
    // The answer contains only the impression and the feed.
    expect(Object.keys(JSON.parse(text))).toEqual(["state", "impression", "videos"]);
    expect(new Set(text.match(UUID)).size).toBe(1);
  }
});

it("the numbers of the tested video are neither derived nor copied from its neighbours", async () => {
  const own = (await visitsOf()).map(({ videos }) => videos.find(isOwn));
  expect(new Set(own.map(({ uploaded }) => uploaded)).size).toBeGreaterThan(1);
});

it("all pictures of a feed have one origin, type, size and the same headers", async () => {
  for (const { videos } of await visitsOf()) {
    const answers = await Promise.all(
      videos.map(({ thumb }: { thumb: string }) => fixture.studio.browser().call({ url: thumb })),
    );
    const looks = await Promise.all(
      answers.map(async ({ statusCode, headers, rawPayload }) => {
        const { format, width, height, exif, icc, xmp } = await sharp(rawPayload).metadata();
        const names = Object.keys(headers).filter((name) => name !== "content-length");
        const { etag, "content-type": type, "cache-control": cache } = headers;
        const isTagged = /^"[0-9a-f]{64}"$/.test(String(etag));
        return JSON.stringify([statusCode, names, type, cache, isTagged, format, width, height, exif, icc, xmp]);
      }),
    );
    expect(new Set(looks).size).toBe(1);
    expect(looks[0]).toContain("[200,");
    expect(looks[0]).toContain('"private, no-cache",true,"webp",640,360');
  }
});

it("each picture of a feed takes the same number of statements and file reads", async () => {
  const [visit] = await visitsOf();
  const { context } = fixture.studio;
  const addresses: string[] = visit?.videos.map(({ thumb }: { thumb: string }) => thumb) ?? [];
  expect(addresses).toHaveLength(12);
  const costs = [];
  for (const url of addresses) {
    const reads = vi.spyOn(context.files, "get");
    const statements = await countStatements(() => fixture.studio.browser().call({ url }));
    costs.push(`${statements} statements, ${reads.mock.calls.length} reads`);
    reads.mockRestore();
  }
  expect(new Set(costs).size).toBe(1);
});
