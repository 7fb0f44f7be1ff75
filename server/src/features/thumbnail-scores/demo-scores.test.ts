import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { scoreBand } from "@coldopen/contract/thumbnail-scores/rules";
import { type CheckName, ScoreBand } from "@coldopen/contract/thumbnail-scores/schema";
import { thumbnailBrief } from "@coldopen/engine-picture";
import { drawPicture } from "@coldopen/engine-picture/draw";
import { type Scored, scoreOf, weakest } from "@coldopen/engine-vision/checks";
import { performTask } from "@coldopen/engine-vision/perform";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { embeddedVision } from "../../adapters/vision/embedded.ts";
import type { Sight } from "../../adapters/vision/port.ts";
import { findApplicable, type ImproveTools, improveThumbnail, MAX_BLUR_LIFT } from "./improve.ts";

const folder = path.resolve(import.meta.dirname, "../../../demo");
/** Titles of the demo's catalogue, one of each kind of channel. */
const VIDEOS = [
  ["12 Hours of The Pale Coast: My Honest Review", "Action Games"],
  ["I Restored a Rusted Truck in 30 Days", "Car Restoration"],
  ["Why Nobody Finished the Longest Bridge", "Documentary"],
  ["The Best Bread I Ever Baked", "Cooking"],
  ["I Lived on $10 a Day in Tokyo", "Travel"],
  ["My Dog Learned to Sail", "Pets"],
  ["5 Mistakes That Ruin a Garden", "Gardening"],
  ["The Lost City Under the Desert", "Mysteries"],
  ["I Built a Synthesizer From Scratch", "Music Making"],
  ["How Black Holes Slow Down Time", "Physics"],
  ["100 Push-Ups a Day for 60 Days", "Fitness"],
  ["This Laptop Costs $4,000", "Tech Reviews"],
  ["Night Alone in the Coldest Forest", "Survival"],
  ["We Moved Into a Van in Winter", "Van Life"],
] as const;

const context = { organizationId: "00000000-0000-4000-8000-000000000000", signal: new AbortController().signal };
const vision = embeddedVision({ run: performTask, close: async () => {} });
const look = (picture: Uint8Array): Promise<Sight> => vision.look(picture, context);
const tools: ImproveTools = {
  vision,
  look,
  lettering: { letter: async ({ baseImage }) => baseImage, boxesOf: () => [] },
  neighbours: [],
  context,
};
const scoreFile = async (picture: Uint8Array): Promise<Scored> =>
  scoreOf({ sight: await look(picture), neighbours: [] });
const gradeOf = ({ found }: Scored, check: CheckName) => found.find(({ name }) => name === check)?.grade ?? 1;

let thumbnails: { picture: Uint8Array; scored: Scored }[];
/** The pictures with the most clutter, which blurring would lift the most. */
let cluttered: typeof thumbnails;

beforeAll(async () => {
  const files = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  const pictures: Uint8Array[] = files.map((file) => readFileSync(path.join(folder, file)));
  for (const [seed, [title, category]] of VIDEOS.entries())
    pictures.push((await drawPicture(thumbnailBrief({ title, category, seed, isShort: false }))).bytes);
  thumbnails = [];
  for (const picture of pictures) thumbnails.push({ picture, scored: await scoreFile(picture) });
  cluttered = [...thumbnails].sort((a, b) => gradeOf(a.scored, "clutter") - gradeOf(b.scored, "clutter")).slice(0, 2);
}, 120_000);

describe("scores of the demo's thumbnails", () => {
  it("put no more than half of the 24 into one band", () => {
    expect(thumbnails).toHaveLength(24);
    const bands = thumbnails.map(({ scored }) => scoreBand(scored.score));
    for (const band of ScoreBand.options) expect(bands.filter((one) => one === band).length).toBeLessThanOrEqual(12);
  });

  it("do not rise by more than 1.5 points if the whole picture is blurred", async () => {
    for (const { picture, scored } of cluttered)
      for (const sigma of [6, 14]) {
        const { score } = await scoreFile(await sharp(picture).blur(sigma).png().toBuffer());
        expect(score - scored.score).toBeLessThanOrEqual(MAX_BLUR_LIFT);
      }
  }, 60_000);
});

describe("applying recommendations", () => {
  it("never lifts the score of a cluttered picture by more than 1.5 points by blurring it", async () => {
    for (const { picture, scored } of cluttered) {
      const improved = await improveThumbnail({ baseImage: picture, layers: [] }, ["clutter"], tools);
      expect(improved.scored.score - scored.score).toBeLessThanOrEqual(MAX_BLUR_LIFT);
    }
  }, 60_000);

  const plain = (background: string) =>
    sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .png()
      .toBuffer();
  const noise = () =>
    sharp({
      create: {
        width: 640,
        height: 360,
        channels: 3,
        background: "#777",
        noise: { type: "gaussian", mean: 120, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
  it.each([
    ["a flat grey picture", () => plain("#808080")],
    ["a black picture", () => plain("#000000")],
    ["noise", noise],
    ["a paled thumbnail", async () => sharp(thumbnails[0]?.picture).linear(0.25, 95).png().toBuffer()],
    ["a cluttered thumbnail", async () => cluttered[0]?.picture ?? new Uint8Array()],
  ])(
    "applies everything that is offered for %s",
    async (_, pictureOf) => {
      const canvas = { baseImage: await pictureOf(), layers: [] };
      const weak = weakest((await scoreFile(canvas.baseImage)).found).map(({ name }) => name);
      const offered = await findApplicable(canvas, weak, tools);
      const { applied } = await improveThumbnail(canvas, [...offered], tools);
      expect(new Set(applied)).toEqual(offered);
    },
    60_000,
  );
});
