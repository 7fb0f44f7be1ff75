import { setMaxListeners } from "node:events";
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { createDrawingPool } from "@coldopen/engine-picture";
import { sheet } from "@coldopen/engine-picture/testing/prompts";
import sharp from "sharp";
import { textLayersSvg } from "../../engines/picture/src/lettering/lay-out-text.ts";

const TILE = { width: 640, height: 360 };
const CAPTION = 30;
const GAP = 8;
const COLUMNS = 3;
const A_SHEET = 12;
const folder = path.resolve("pictures");

const pool = createDrawingPool({ size: availableParallelism() });
const never = new AbortController().signal;
setMaxListeners(A_SHEET + 1, never);
mkdirSync(folder, { recursive: true });

const caption = (text: string) =>
  sharp(Buffer.from(textLayersSvg([{ text: text.slice(0, 90), x: 24, y: 24, size: 34, colour: "#ffffff" }])))
    .extract({ left: 0, top: 0, width: 1280, height: 76 })
    .resize(TILE.width)
    .toBuffer();

/** Contact sheets of twelve pictures each, with the prompts below. */
for (let first = 0; first < sheet.length; first += A_SHEET) {
  const briefs = sheet.slice(first, first + A_SHEET);
  const painted = await Promise.all(briefs.map((brief) => pool.draw(brief, { width: 1280, height: 720 }, never)));
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
