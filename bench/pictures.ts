import type { PictureBrief } from "@coldopen/engine-picture";
import { drawPicture } from "@coldopen/engine-picture/draw";
import { sheet } from "@coldopen/engine-picture/testing/prompts";
import { embeddedImageModel } from "../server/src/adapters/image-model/embedded.ts";
import { compare, FEW_ROUNDS, printResult } from "./method.ts";

const FOUR_AT_MOST = 1.3;
const REGION_AT_MOST = 1.5;
const context = { organizationId: "bench", signal: new AbortController().signal };
const model = embeddedImageModel();
const four = [0, 5, 7, 14].flatMap((at) => sheet[at] ?? []);

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const oneByOne = async (briefs: readonly PictureBrief[]) => {
  for (const brief of briefs) await drawPicture(brief);
};

const pictures = await compare(
  "Four pictures, in ms, against the same four drawings rendered bare, one after another",
  {
    name: "the image model",
    run: () => timed(() => Promise.all(four.map((brief) => model.generateImage(brief, context)))),
  },
  { name: "bare renders", run: () => timed(() => oneByOne(four)) },
  FEW_ROUNDS,
);
printResult(pictures, `at most ${FOUR_AT_MOST}`, pictures.ratio <= FOUR_AT_MOST);

const [first] = four;
if (!first) throw new Error("The sheet is empty");
const base = (await drawPicture(first)).bytes;
const edit: PictureBrief = {
  ...first,
  base,
  regions: [{ description: "a red hot air balloon", maskBB: { x1: 120, y1: 80, x2: 480, y2: 440 } }],
};
const region = await compare(
  "One region drawn anew, in ms, against one picture rendered bare",
  { name: "a region", run: () => timed(() => model.generateImage(edit, context)) },
  { name: "a bare render", run: () => timed(() => drawPicture(first)) },
  FEW_ROUNDS,
);
printResult(region, `at most ${REGION_AT_MOST}`, region.ratio <= REGION_AT_MOST);
await model.close();
