import sharp from "sharp";
import type { ImageModel, PictureBrief } from "../port.ts";
import { Canvas, diceOf, placed } from "./art.ts";
import { expressionIn, person } from "./person.ts";
import { lightOf, scenery } from "./scenery.ts";
import { thingsIn } from "./things-in.ts";

const AT_ONCE = 2;

/** Where the subject stands, how large, and where the person is. */
function layoutOf(prompt: string) {
  if (/subject on the left/.test(prompt)) return { x: 380, y: 640, scale: 1.25, personX: 980 };
  if (/subject on the right/.test(prompt)) return { x: 900, y: 640, scale: 1.25, personX: 300 };
  if (/close up/.test(prompt)) return { x: 640, y: 740, scale: 1.9, personX: 1010 };
  if (/from far away/.test(prompt)) return { x: 700, y: 590, scale: 0.6, personX: 300 };
  if (/low angle/.test(prompt)) return { x: 720, y: 720, scale: 1.6, personX: 260 };
  if (/above/.test(prompt)) return { x: 640, y: 560, scale: 1.05, personX: 1020 };
  if (/centre/.test(prompt)) return { x: 640, y: 650, scale: 1.4, personX: 1040 };
  return { x: 800, y: 640, scale: 1.25, personX: 290 };
}

/** The drawing of a prompt: the same words and seed give the same drawing. */
export function drawing({ prompt, style, seed }: PictureBrief): string {
  const dice = diceOf(seed);
  const canvas = new Canvas();
  const light = lightOf(prompt, dice);
  const layout = layoutOf(prompt);
  const expression =
    expressionIn(prompt) ?? (/\b(i|my|me|we|ich|je|j['’]|yo|mi|person)\b/i.test(prompt) ? "surprised" : undefined);
  const objects = thingsIn(prompt).map((draw, at) =>
    placed(
      layout.x + at * (layout.x > 640 ? -380 : 380) + dice(-30, 30),
      layout.y + at * 30,
      layout.scale * (at ? 0.7 : 1),
      draw(canvas),
      dice(-3, 3),
    ),
  );
  const someone = expression ? placed(layout.personX, 330, 1, person(canvas, expression, light.glow, dice)) : "";
  const split = /two halves/.test(prompt) ? '<path d="M650 0L630 720" stroke="#fff" stroke-width="14"/>' : "";
  const body =
    scenery(canvas, prompt, light, dice) + [...objects].reverse().join("") + someone + split + canvas.vignette();
  if (style === "sketch") return canvas.svg(`${body}${canvas.grain(0.35)}`);
  return canvas.svg(style === "conceptArt" ? `${body}${canvas.grain(0.12)}` : body);
}

/** Ours: drawn from words and seed, no key, no network. The library renders in threads of its own, two pictures at a time. */
export function embeddedImageModel(): ImageModel {
  let free = AT_ONCE;
  const waiting: (() => void)[] = [];
  const turn = () => (free > 0 ? void free-- : new Promise<void>((resolve) => waiting.push(resolve)));
  const done = () => {
    const next = waiting.shift();
    if (next) next();
    else free++;
  };
  return {
    provider: "embedded",
    model: "cold-open-drawing-1",
    name: "Embedded drawing kit",
    isEmbedded: true,
    costCentsEach: 0,
    paint: async (brief, signal) => {
      await turn();
      try {
        signal.throwIfAborted();
        const image = sharp(Buffer.from(drawing(brief)), { density: 72 }).resize(1280, 720);
        const toned = brief.style === "sketch" ? image.grayscale() : image;
        const bytes = await toned.webp({ quality: 86 }).toBuffer();
        return { type: "image/webp", bytes: new Uint8Array(bytes) };
      } finally {
        done();
      }
    },
  };
}
