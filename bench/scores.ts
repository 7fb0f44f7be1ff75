import { readFileSync } from "node:fs";
import { drawPicture } from "@coldopen/engine-picture/draw";
import type { Sight } from "@coldopen/engine-vision";
import { scoreOf, weakest } from "@coldopen/engine-vision/checks";
import sharp from "sharp";
import { analyzePicture } from "../engines/vision/src/analyze-picture.ts";
import { correctPicture } from "../engines/vision/src/correct-picture.ts";
import { guessFaces } from "../engines/vision/src/faces.ts";
import { readWords } from "../engines/vision/src/reading/read-words.ts";
import { improveThumbnail } from "../server/src/features/thumbnail-scores/improve.ts";
import { compare, printResult } from "./method.ts";
import { damages, drawPair, type Pair } from "./scores/damages.ts";
import { isSealed, pairs } from "./scores/pairs.ts";

const GOALS = { wins: 0.95, named: 0.9, raised: 0.9, time: 3 };
const never = new AbortController().signal;
/** `open` evaluates both halves, `only` the sealed half. */
const sealed = process.env.SCORES_SEALED;
const every = Number(process.env.SCORES_EVERY ?? 1);

type Judged = { pair: Pair; isWon: boolean; isNamed: boolean; isRaised: boolean; reading: Reading | undefined };
/** Whether words are recognized, reported as readable when large and as unreadable when tiny. */
type Reading = { isRead: boolean; isKept: boolean; isLost: boolean };

const shapes = (text: string) => text.replace(/[^A-Z0-9]/gi, "").replaceAll("0", "O");
async function readPair(
  { brief }: Pair,
  files: { intact: Buffer; damaged: Buffer },
  sights: { intact: Sight; damaged: Sight },
): Promise<Reading> {
  const large = await readWords(files.intact, sights.intact.lines);
  const tiny = await readWords(files.damaged, sights.damaged.lines);
  const wanted = shapes((brief.textLayers ?? []).map(({ text }) => text).join(""));
  const told = shapes(large.map(({ text }) => text).join(""));
  return {
    isRead: told === wanted,
    isKept: large.length > 0 && large.every(({ isKept }) => isKept),
    isLost: tiny.every(({ isKept }) => !isKept),
  };
}

async function judge(pair: Pair): Promise<Judged> {
  const files = await drawPair(pair);
  const [intact, damaged] = [await analyzePicture(files.intact), await analyzePicture(files.damaged)];
  const [one, two] = [scoreOf({ sight: intact, neighbours: [] }), scoreOf({ sight: damaged, neighbours: [] })];
  const { applied } = await improveThumbnail({ baseImage: files.damaged, layers: [] }, [pair.damage], {
    vision: { correct: async (picture, list) => new Uint8Array(await correctPicture(picture, list)) },
    look: analyzePicture,
    lettering: { letter: async ({ baseImage }) => baseImage, boxesOf: () => [] },
    draw: async (base, box) => {
      const maskBB = { x1: box.x1 * 1280, y1: box.y1 * 720, x2: box.x2 * 1280, y2: box.y2 * 720 };
      const { textLayers: _, ...brief } = pair.brief;
      return (await drawPicture({ ...brief, base, regions: [{ description: pair.title, maskBB }] })).bytes;
    },
    neighbours: [],
    context: { organizationId: "bench", signal: never },
  });
  return {
    pair,
    reading: pair.damage === "text" ? await readPair(pair, files, { intact, damaged }) : undefined,
    isWon: one.score > two.score,
    isNamed: weakest(two.found)[0]?.name === pair.damage,
    isRaised: applied.includes(pair.damage),
  };
}

const share = (list: readonly Judged[], of: (one: Judged) => boolean) => list.filter(of).length / list.length;
const verdict = (value: number, goal: number) =>
  `${(value * 100).toFixed(1)} % (goal ${goal * 100} %: ${value >= goal ? "met" : "MISSED"})`;

async function report(name: string, chosen: readonly Pair[]): Promise<void> {
  const judged: Judged[] = [];
  for (const pair of chosen) judged.push(await judge(pair));
  console.log(`${name}: ${judged.length} pairs`);
  console.log(
    `  the intact one wins ${verdict(
      share(judged, ({ isWon }) => isWon),
      GOALS.wins,
    )}`,
  );
  console.log(
    `  the damage is named first ${verdict(
      share(judged, ({ isNamed }) => isNamed),
      GOALS.named,
    )}`,
  );
  console.log(
    `  applying raises its check ${verdict(
      share(judged, ({ isRaised }) => isRaised),
      GOALS.raised,
    )}`,
  );
  const readings = judged.flatMap(({ reading }) => reading ?? []);
  const told = (of: (one: Reading) => boolean) => `${readings.filter(of).length}/${readings.length}`;
  console.log(
    `  words: read as they are ${told(({ isRead }) => isRead)}, large ones kept at 168x94 ${told(({ isKept }) => isKept)}, tiny ones lost ${told(({ isLost }) => isLost)}`,
  );
  for (const damage of damages) {
    const of = judged.filter(({ pair }) => pair.damage === damage);
    const count = (what: (one: Judged) => boolean) => `${of.filter(what).length}/${of.length}`;
    console.log(
      `    ${damage.padEnd(9)} wins ${count(({ isWon }) => isWon)}, named ${count(({ isNamed }) => isNamed)}, raised ${count(({ isRaised }) => isRaised)}`,
    );
  }
}

const some = pairs.filter(({ at }) => at % every === 0);
if (sealed !== "only")
  await report(
    "Open pairs",
    some.filter((pair) => !isSealed(pair)),
  );
if (sealed) await report("Sealed pairs", some.filter(isSealed));
else console.log("The sealed pairs stay closed; SCORES_SEALED=open opens them.");

const file = readFileSync(new URL("../server/demo/sauna.webp", import.meta.url));
const { data, info } = await sharp(file).resize(960, 540).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const picture = { width: info.width, height: info.height, data: new Uint8Array(data) };
const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const time = await compare(
  "Scoring one picture from its file, in ms, against one detection of faces in it",
  { name: "scoring", run: () => timed(async () => scoreOf({ sight: await analyzePicture(file), neighbours: [] })) },
  { name: "faces", run: () => timed(() => guessFaces(picture)) },
);
printResult(time, `at most ${GOALS.time}`, time.ratio <= GOALS.time);
