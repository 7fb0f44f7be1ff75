import { expect, it } from "vitest";
import { fetchPicture } from "../features/pictures/index.ts";
import type { QueueRequest } from "../platform/fair-queue.ts";
import { reencodeImage } from "../platform/pictures/reencode-image.ts";
import { resized } from "../platform/pictures/resized.ts";
import { aDrawing } from "../testing/make-pictures.ts";

const FLOOD = 40;
const POSITIONS_OF_WORK_IN_PROGRESS = 10;

it.each<[string, (file: Buffer, turn: QueueRequest) => Promise<unknown>]>([
  ["re-encoding", (file, turn) => reencodeImage(file, turn)],
  ["resizing", (file, turn) => resized(turn, 16, async () => file)],
  ["fetching", (file, turn) => fetchPicture({ fetchPublicUrl: async () => file }, "https://example.com/a.png", turn)],
])("%s for one organization does not wait for all pictures of another", async (_, work) => {
  const file = await aDrawing(64, 36).png().toBuffer();
  const done: string[] = [];
  const run = async (key: string) => {
    await work(file, { key });
    done.push(key);
  };
  await Promise.all([...Array.from({ length: FLOOD }, () => run("flood")), run("other")]);
  expect(done).toHaveLength(FLOOD + 1);
  expect(done.indexOf("other")).toBeLessThanOrEqual(POSITIONS_OF_WORK_IN_PROGRESS);
});

it("refuses the pictures of one organization beyond its share of the queue, and none of another", async () => {
  const file = await aDrawing(8, 8).png().toBuffer();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, () => resized({ key: "flood" }, 4, async () => file)).concat(
      resized({ key: "other" }, 4, async () => file),
    ),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
  expect([refused.length > 0, new Set(refused)]).toEqual([true, new Set(["rate_limited"])]);
  expect(outcomes.at(-1)?.status).toBe("fulfilled");
});
