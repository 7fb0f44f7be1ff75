import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Box, TextLayer } from "../brief.ts";
import { luminanceOf } from "../kit/colour.ts";

const Face = z.object({
  capHeight: z.number(),
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  kern: z.record(z.string(), z.number()),
});
const face = Face.parse(JSON.parse(readFileSync(new URL("../../font/anton.json", import.meta.url), "utf8")));

const EM = 1000;
const MARGIN = 24;
const LINE = 1.12;
const OUTLINE_SHARE = 0.085;
const withoutMarks = (char: string) => char.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
const ownGlyph = (char: string) => face.glyphs[char] ?? face.glyphs[withoutMarks(char)];
const glyphOf = (char: string) => ownGlyph(char) ?? face.glyphs["?"] ?? [0, ""];
export const hasGlyph = (char: string): boolean => ownGlyph(char) !== undefined;

type SetLine = { d: string; width: number };
function setLine(text: string): SetLine {
  let [x, d, last] = [0, "", ""];
  for (const char of text.normalize("NFC")) {
    x += face.kern[last + char] ?? 0;
    const [advance, outline] = glyphOf(char);
    d += shifted(outline, x);
    x += advance + 12;
    last = char;
  }
  return { d, width: Math.max(0, x - 12) };
}
const shifted = (outline: string, x: number) =>
  outline.replace(
    /([MLQC])([^MLQCZ]*)/g,
    (_, command: string, numbers: string) =>
      command +
      numbers
        .trim()
        .split(/\s+/)
        .map((value, at) => (at % 2 ? value : String(Number(value) + x)))
        .join(" "),
  );

export type TextLayout = { svg: string; box: Box };

/** Converts text to outlines with a contrasting edge; shrinks text that would exceed the frame. */
export function layOutText({ text, x, y, size, colour, outline }: TextLayer): TextLayout {
  const lines = text
    .split("\n")
    .slice(0, 3)
    .map((line) => setLine(line.trim()));
  const capShare = face.capHeight / EM;
  const widest = Math.max(1, ...lines.map(({ width }) => width)) / EM;
  const left = Math.min(Math.max(x, MARGIN), 1280 - 4 * MARGIN);
  const fits = Math.min(
    size / capShare,
    (1280 - MARGIN - left) / widest,
    (720 - 2 * MARGIN) / (lines.length * LINE * capShare),
  );
  const cap = fits * capShare;
  const high = cap * (1 + (lines.length - 1) * LINE);
  const top = Math.min(Math.max(y, MARGIN), 720 - MARGIN - high);
  const edge = outline ?? (luminanceOf(colour) > 0.2 ? "#12100e" : "#ffffff");
  const scale = fits / EM;
  const drawn = lines
    .map(
      ({ d }, at) =>
        `<g transform="translate(${left.toFixed(1)} ${(top + cap + at * cap * LINE).toFixed(1)}) scale(${scale.toFixed(4)})"><path d="${d}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${EM * OUTLINE_SHARE * 2.6}" stroke-linejoin="round" transform="translate(0 40)"/><path d="${d}" fill="none" stroke="${edge}" stroke-width="${EM * OUTLINE_SHARE * 2}" stroke-linejoin="round"/><path d="${d}" fill="${colour}"/></g>`,
    )
    .join("");
  return { svg: drawn, box: { x1: left, y1: top, x2: left + widest * fits, y2: top + high } };
}

export const textLayersSvg = (layers: readonly TextLayer[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">${layers.map((layer) => layOutText(layer).svg).join("")}</svg>`;

/** Bounding box of all text layers. */
export function textBounds(layers: readonly TextLayer[] = []): Box | undefined {
  const boxes = layers.map((layer) => layOutText(layer).box);
  if (boxes.length === 0) return undefined;
  return {
    x1: Math.min(...boxes.map(({ x1 }) => x1)),
    y1: Math.min(...boxes.map(({ y1 }) => y1)),
    x2: Math.max(...boxes.map(({ x2 }) => x2)),
    y2: Math.max(...boxes.map(({ y2 }) => y2)),
  };
}
