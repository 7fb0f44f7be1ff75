import { setMaxListeners } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createDrawingPool, type PictureBrief } from "@coldopen/engine-picture";
import { sheet as fixedSheet } from "@coldopen/engine-picture/testing/prompts";
import sharp from "sharp";
import { textLayersSvg } from "../../engines/picture/src/lettering/lay-out-text.ts";

const TILE = { width: 640, height: 360 };
const CAPTION = 30;
const GAP = 8;
const COLUMNS = 3;
const A_SHEET = 12;
const STYLES = ["realistic", "conceptArt", "sketch"] as const;

const { values } = parseArgs({
  options: {
    prompts: { type: "string" },
    out: { type: "string", default: "pictures" },
    style: { type: "string", default: "realistic" },
    /** Pictures of each prompt, drawn with consecutive seeds. */
    count: { type: "string", default: "1" },
  },
});
const folder = path.resolve(values.out);

function briefsIn(file: string): PictureBrief[] {
  const style = STYLES.find((name) => name === values.style) ?? "realistic";
  const prompts = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return prompts.flatMap((prompt, at) =>
    Array.from({ length: Math.max(1, Number(values.count)) }, (_, take) => ({ prompt, style, seed: 4 * at + take })),
  );
}
const fileName = (index: number, prompt: string) => {
  const words = prompt.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${String(index).padStart(3, "0")}-${words.join("-").slice(0, 60)}.webp`;
};
const sheet = values.prompts ? briefsIn(values.prompts) : fixedSheet;

const pool = createDrawingPool({ size: availableParallelism() });
const never = new AbortController().signal;
setMaxListeners(A_SHEET + 1, never);
mkdirSync(folder, { recursive: true });

const caption = (text: string) =>
  sharp(Buffer.from(textLayersSvg([{ text: text.slice(0, 90), x: 24, y: 24, size: 34, colour: "#ffffff" }])))
    .extract({ left: 0, top: 0, width: 1280, height: 76 })
    .resize(TILE.width)
    .toBuffer();

/** Contact sheets of twelve pictures each, with the prompts below; for a file of prompts each picture is stored too. */
for (let first = 0; first < sheet.length; first += A_SHEET) {
  const briefs = sheet.slice(first, first + A_SHEET);
  const painted = await Promise.all(briefs.map((brief) => pool.draw(brief, { width: 1280, height: 720 }, never)));
  if (values.prompts)
    for (const [at, { bytes }] of painted.entries())
      writeFileSync(path.join(folder, fileName(first + at + 1, briefs[at]?.prompt ?? "")), bytes);
  const tiles = await Promise.all(
    painted.map(async ({ bytes }, at) => {
      const { prompt, style, expression, cameraAngle, composition } = briefs[at] ?? { prompt: "", style: "" };
      const told = [`${first + at + 1}. ${prompt}`, style, expression, cameraAngle, composition].filter(Boolean);
      const left = (at % COLUMNS) * (TILE.width + GAP);
      const top = Math.floor(at / COLUMNS) * (TILE.height + CAPTION + GAP);
      return [
        { input: await sharp(bytes).resize(TILE).toBuffer(), left, top },
        { input: await caption(told.join(" · ")), left, top: top + TILE.height },
      ];
    }),
  );
  const rows = Math.ceil(briefs.length / COLUMNS);
  const file = path.join(folder, `sheet-${first / A_SHEET + 1}.png`);
  await sharp({
    create: {
      width: COLUMNS * (TILE.width + GAP) - GAP,
      height: rows * (TILE.height + CAPTION + GAP),
      channels: 3,
      background: "#1b1916",
    },
  })
    .composite(tiles.flat())
    .png()
    .toFile(file);
  console.log(file);
}
await pool.close();
