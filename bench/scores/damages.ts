import { FULL_SIZE, type PictureBrief } from "../../engines/picture/src/brief.ts";
import { seededRandom } from "../../engines/picture/src/kit/seeded-random.ts";
import { applyStyle, drawText, render } from "../../engines/picture/src/render.ts";
import { composeScene } from "../../engines/picture/src/scene/compose.ts";
import { clear, lay, type Pixels, rasterise, rawOf } from "../../engines/picture/src/style/pixels.ts";

/** How a good picture is damaged, and the check that has to detect it. Fixed before the checks were tuned. */
export const damages = ["contrast", "text", "stamp", "clutter", "thirds"] as const;
export type Damage = (typeof damages)[number];
export type Pair = { damage: Damage; at: number; brief: PictureBrief; title: string };

type SeededRandom = ReturnType<typeof seededRandom>;
const diceFor = ({ damage, at }: Pair) => seededRandom(damages.indexOf(damage) * 1000 + at + 17);
const fileOf = (picture: Pixels) => rawOf(picture).removeAlpha().webp({ quality: 88, effort: 1 }).toBuffer();

/** Compresses the brightness of the whole picture towards a middle grey. */
function flattened(picture: Pixels, random: SeededRandom): Pixels {
  const [keep, middle] = [random(0.22, 0.42), random(95, 155)];
  return {
    ...picture,
    data: picture.data.map((value, at) => (at % 4 === 3 ? value : middle + (value - middle) * keep)),
  };
}

/** Small shapes in different colours all over the picture. */
async function strewn(picture: Pixels, random: SeededRandom): Promise<Pixels> {
  const many = Math.round(random(60, 110));
  const marks = Array.from({ length: many }, () => {
    const [x, y, r] = [random(0, 1280), random(0, 720), random(16, 46)];
    const colour = `hsl(${Math.round(random(0, 360))} ${Math.round(random(40, 95))}% ${Math.round(random(25, 75))}%)`;
    const turn = Math.round(random(0, 90));
    return random(0, 1) > 0.5
      ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" stroke="#111" stroke-width="5"/>`
      : `<rect x="${x - r}" y="${y - r}" width="${r * 2}" height="${r * 1.4}" fill="${colour}" stroke="#fff" stroke-width="4" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  const over = await rasterise(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${marks.join("")}</svg>`,
    picture.width,
    picture.height,
  );
  lay(picture, over);
  return picture;
}

/** The place without people and objects. */
async function emptied(brief: PictureBrief): Promise<Pixels> {
  const { layers, mood, isFromRight } = composeScene(brief);
  const { width, height } = FULL_SIZE;
  const [back, front] = [await rasterise(layers[0], width, height), await rasterise(layers[2], width, height)];
  return applyStyle(brief.style, { back, subject: clear(width, height), front, mood, isFromRight });
}

const lettered = (brief: PictureBrief, change: (layer: NonNullable<PictureBrief["textLayers"]>[number]) => object) =>
  (brief.textLayers ?? []).map((layer) => ({ ...layer, ...change(layer) }));

async function damaged(pair: Pair, plain: Pixels): Promise<Pixels> {
  const { brief, damage } = pair;
  const random = diceFor(pair);
  switch (damage) {
    case "contrast":
      return flattened(await drawText(plain, brief.textLayers), random);
    case "text":
      return drawText(
        plain,
        lettered(brief, () => ({ size: Math.round(random(20, 34)) })),
      );
    case "stamp": {
      const size = Math.round(random(80, 120));
      return drawText(
        plain,
        lettered(brief, ({ text }) => ({ size, x: 1240 - text.length * size * 0.56, y: 680 - size })),
      );
    }
    case "clutter":
      return strewn(await drawText(plain, brief.textLayers), random);
    case "thirds":
      return emptied(brief);
  }
}

const copyOf = (picture: Pixels): Pixels => ({ ...picture, data: picture.data.slice() });

/** The intact picture of a pair and the damaged one, as files. */
export async function drawPair(pair: Pair): Promise<{ intact: Buffer; damaged: Buffer }> {
  const plain = await render(pair.brief);
  const intact = await drawText(copyOf(plain), pair.brief.textLayers);
  return { intact: await fileOf(intact), damaged: await fileOf(await damaged(pair, plain)) };
}
