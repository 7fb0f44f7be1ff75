import sharp from "sharp";
import type { Box, PictureBrief, Region } from "../port.ts";
import { Brush } from "./kit/brush.ts";
import { hexOf, lighter, mix } from "./kit/colour.ts";
import { diceOf } from "./kit/dice.ts";
import { placed } from "./kit/marks.ts";
import { moods } from "./light/moods.ts";
import { things } from "./objects/things.ts";
import { lookOf } from "./people/look.ts";
import { person } from "./people/person.ts";
import { roleOf } from "./people/roles.ts";
import { finish, render } from "./render.ts";
import { read } from "./story/read.ts";
import type { Story } from "./story/story.ts";
import { clear, type Pixels, pixelsOf, rasterise, softened } from "./style/pixels.ts";

const REMOVE =
  /\b(?:remove|erase|delete|clear|empty|quita[r]?|borra[r]?|elimina[r]?|entfern\w*|losch\w*|lösch\w*|enlev\w*|supprim\w*|efface\w*)\b/i;
const FEATHER = 26;

const inside = ({ x1, y1, x2, y2 }: Box, { width, height }: Pixels): Box => {
  const [kx, ky] = [width / 1280, height / 720];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    x1: within(Math.min(x1, x2) * kx, width),
    y1: within(Math.min(y1, y2) * ky, height),
    x2: within(Math.max(x1, x2) * kx, width),
    y2: within(Math.max(y1, y2) * ky, height),
  };
};

function colourIn({ data, width }: Pixels, { x1, y1, x2, y2 }: Box): string {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = y1; y < y2; y += 3)
    for (let x = x1; x < x2; x += 3) {
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (data[at + part] ?? 0);
      count++;
    }
  return hexOf(sum.map((part) => part / Math.max(1, count)));
}

/** Grows the colours around a box into it, so that what was there is gone. */
function filled(base: Pixels, box: Box): Pixels {
  const { width, height } = base;
  const patch: Pixels = { ...base, data: base.data.slice() };
  for (let part = 0; part < 3; part++) {
    const known = new Float32Array(width * height);
    const weight = new Float32Array(width * height);
    for (let at = 0; at < known.length; at++) {
      const [x, y] = [at % width, Math.floor(at / width)];
      const isIn = x >= box.x1 && x < box.x2 && y >= box.y1 && y < box.y2;
      known[at] = isIn ? 0 : (base.data[at * 4 + part] ?? 0);
      weight[at] = isIn ? 0 : 1;
    }
    const reach = Math.round(Math.max(box.x2 - box.x1, box.y2 - box.y1) / 3) + 2;
    const [soft, share] = [softened(known, width, height, reach), softened(weight, width, height, reach)];
    for (let y = box.y1; y < box.y2; y++)
      for (let x = box.x1; x < box.x2; x++) {
        const at = y * width + x;
        patch.data[at * 4 + part] = (soft[at] ?? 0) / Math.max(0.001, share[at] ?? 0);
      }
  }
  return patch;
}

function drawnInto(box: Box, story: Story, around: string, seed: number): string {
  const dice = diceOf(seed);
  const glow = lighter(around, 0.55);
  const b = new Brush({
    key: mix("#ffffff", glow, 0.5),
    ambient: lighter(around, 0.42),
    tint: 0.5,
    shade: mix(around, "#101018", 0.6),
    contrast: 1,
    isFromRight: dice(0, 1) > 0.5,
  });
  const [w, h, x] = [box.x2 - box.x1, box.y2 - box.y1, (box.x1 + box.x2) / 2];
  const [main] = story.things;
  const [role] = story.people;
  const isPerson = role !== undefined && (story.expression !== undefined || !main?.isStrong);
  if (isPerson && role) {
    const { gender, ...look } = roleOf(role);
    return b.svg(
      placed(
        x,
        box.y2,
        Math.min(w / 600, h / 780),
        person(b, { look: lookOf(dice, look, gender), expression: story.expression ?? "happy", gesture: "none" }),
      ),
    );
  }
  if (!main) return b.svg("");
  const thing = things[main.name];
  return b.svg(
    placed(x, box.y2 - h * 0.05, Math.min((w * 0.92) / thing.w, (h * 0.88) / thing.h), thing.draw(b, main.colour)),
  );
}

/** Changes only what lies in the regions; every other pixel stays what it was. */
export async function retouch(brief: PictureBrief, base: Uint8Array, regions: readonly Region[]): Promise<Pixels> {
  const picture = await pixelsOf(sharp(base));
  const { width, height } = picture;
  for (const [at, { description, maskBB }] of regions.entries()) {
    const box = inside(maskBB, picture);
    if (box.x2 - box.x1 < 2 || box.y2 - box.y1 < 2) continue;
    const seed = brief.seed + at;
    const story = read({ prompt: description, seed });
    const isScene = story.isPlaceNamed && !story.things.some(({ isStrong }) => isStrong) && story.people.length === 0;
    const isGone = REMOVE.test(description);
    if (isScene || isGone) {
      const patch = isGone
        ? filled(picture, box)
        : await render({ prompt: description, seed, style: brief.style }, { width, height });
      blend(picture, patch, box, (x, y) =>
        Math.min(1, (Math.min(x - box.x1, y - box.y1, box.x2 - 1 - x, box.y2 - 1 - y) + 1) / (isGone ? 6 : FEATHER)),
      );
      continue;
    }
    const frame = {
      x1: (box.x1 / width) * 1280,
      y1: (box.y1 / height) * 720,
      x2: (box.x2 / width) * 1280,
      y2: (box.y2 / height) * 720,
    };
    const subject = await rasterise(drawnInto(frame, story, colourIn(picture, box), seed), width, height);
    const alpha = subject.data.slice();
    const back: Pixels = { ...picture, data: picture.data.slice() };
    const patch = await finish(brief.style, {
      back,
      subject,
      front: clear(width, height),
      mood: moods.day,
      isFromRight: false,
    });
    blend(picture, patch, box, (x, y) => (alpha[(y * width + x) * 4 + 3] ?? 0) / 255);
  }
  return picture;
}

function blend(picture: Pixels, patch: Pixels, box: Box, share: (x: number, y: number) => number): void {
  const { data, width } = picture;
  for (let y = box.y1; y < box.y2; y++)
    for (let x = box.x1; x < box.x2; x++) {
      const [at, part] = [(y * width + x) * 4, share(x, y)];
      if (part <= 0) continue;
      for (let k = 0; k < 3; k++) data[at + k] = (data[at + k] ?? 0) * (1 - part) + (patch.data[at + k] ?? 0) * part;
    }
}
