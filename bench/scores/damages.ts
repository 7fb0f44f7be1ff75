import { diceOf } from "../../server/src/adapters/image-model/embedded/kit/dice.ts";
import { FULL, finish, letter, render } from "../../server/src/adapters/image-model/embedded/render.ts";
import { compose } from "../../server/src/adapters/image-model/embedded/scene/compose.ts";
import {
  clear,
  lay,
  type Pixels,
  rasterise,
  rawOf,
} from "../../server/src/adapters/image-model/embedded/style/pixels.ts";
import type { PictureBrief } from "../../server/src/adapters/image-model/port.ts";

/** Fixed before the checks were tuned: what is done to a good picture, and the check that has to notice. */
export const damages = ["contrast", "text", "stamp", "clutter", "thirds"] as const;
export type Damage = (typeof damages)[number];
export type Pair = { damage: Damage; at: number; brief: PictureBrief; title: string };

type Dice = ReturnType<typeof diceOf>;
const diceFor = ({ damage, at }: Pair) => diceOf(damages.indexOf(damage) * 1000 + at + 17);
const fileOf = (picture: Pixels) => rawOf(picture).removeAlpha().webp({ quality: 88, effort: 1 }).toBuffer();

/** The light of the whole picture drawn together towards one middle grey. */
function flattened(picture: Pixels, dice: Dice): Pixels {
  const [keep, middle] = [dice(0.22, 0.42), dice(95, 155)];
  return {
    ...picture,
    data: picture.data.map((value, at) => (at % 4 === 3 ? value : middle + (value - middle) * keep)),
  };
}

/** Small things strewn all over, each of its own colour. */
async function strewn(picture: Pixels, dice: Dice): Promise<Pixels> {
  const many = Math.round(dice(60, 110));
  const marks = Array.from({ length: many }, () => {
    const [x, y, r] = [dice(0, 1280), dice(0, 720), dice(16, 46)];
    const colour = `hsl(${Math.round(dice(0, 360))} ${Math.round(dice(40, 95))}% ${Math.round(dice(25, 75))}%)`;
    const turn = Math.round(dice(0, 90));
    return dice(0, 1) > 0.5
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

/** The place alone: nobody and nothing in it. */
async function emptied(brief: PictureBrief): Promise<Pixels> {
  const { layers, mood, isFromRight } = compose(brief);
  const { width, height } = FULL;
  const [back, front] = [await rasterise(layers[0], width, height), await rasterise(layers[2], width, height)];
  return finish(brief.style, { back, subject: clear(width, height), front, mood, isFromRight });
}

const lettered = (brief: PictureBrief, change: (layer: NonNullable<PictureBrief["textLayers"]>[number]) => object) =>
  (brief.textLayers ?? []).map((layer) => ({ ...layer, ...change(layer) }));

async function damaged(pair: Pair, plain: Pixels): Promise<Pixels> {
  const { brief, damage } = pair;
  const dice = diceFor(pair);
  switch (damage) {
    case "contrast":
      return flattened(await letter(plain, brief.textLayers), dice);
    case "text":
      return letter(
        plain,
        lettered(brief, () => ({ size: Math.round(dice(20, 34)) })),
      );
    case "stamp": {
      const size = Math.round(dice(80, 120));
      return letter(
        plain,
        lettered(brief, ({ text }) => ({ size, x: 1240 - text.length * size * 0.56, y: 680 - size })),
      );
    }
    case "clutter":
      return strewn(await letter(plain, brief.textLayers), dice);
    case "thirds":
      return emptied(brief);
  }
}

const copyOf = (picture: Pixels): Pixels => ({ ...picture, data: picture.data.slice() });

/** The intact picture of a pair and the damaged one, as files. */
export async function drawPair(pair: Pair): Promise<{ intact: Buffer; damaged: Buffer }> {
  const plain = await render(pair.brief);
  const intact = await letter(copyOf(plain), pair.brief.textLayers);
  return { intact: await fileOf(intact), damaged: await fileOf(await damaged(pair, plain)) };
}
