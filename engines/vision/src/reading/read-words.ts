import sharp from "sharp";
import type { Box, Colour, ReadWord, SeenLine, SmallPicture } from "../picture.ts";
import { pixelsOf, sharpOf, shrunk } from "../pixels.ts";
import { cleanWord, isMadeOut } from "./clean-word.ts";
import { type Mode, type Recognised, recognise } from "./ocr.ts";
import { cutOf } from "./page.ts";

const FULL_SIZE = { width: 1280, height: 720 };
const MAX_LINES = 12;
const MAX_WORDS = 40;
/** Below this confidence a word is ignored; one or two letters are easily misrecognised. */
const SURE_FROM = 0.35;
const QUITE_SURE = 0.6;
const SHORT = 2;
/** Outside of detected text lines, parts of a scene are often recognised as short words. */
const STRAY = { sureFrom: 0.8, letters: 3 };

type Type = { box: Box; letterHeight: number; colour?: Colour };
type Reading = { words: readonly (Recognised & { box: Box })[]; sure: number };

/** Most text is recognised best as a line of small letters, short and bold words as one word of large letters. */
const WAYS: readonly { mode: Mode; letterPx: number; beside: number }[] = [
  { mode: "line", letterPx: 24, beside: 0.7 },
  { mode: "word", letterPx: 40, beside: 0.2 },
];

async function readType(picture: SmallPicture, type: Type): Promise<Reading[]> {
  const readings: Reading[] = [];
  for (const { mode, ...size } of WAYS) {
    const cut = await cutOf(picture, type, size);
    const words = (await recognise(cut, mode)).flatMap((word) => {
      const [x1, y1] = cut.toPicture(word.x1, word.y1);
      const [x2, y2] = cut.toPicture(word.x2, word.y2);
      const text = cleanWord(word.text);
      return text ? [{ ...word, text, box: { x1, y1, x2, y2 } }] : [];
    });
    const sure = words.reduce((sum, { confidence }) => sum + confidence, 0) / (words.length || 1);
    readings.push({ words, sure });
    if (sure >= QUITE_SURE) break;
  }
  return readings.sort((a, b) => b.sure - a.sure);
}

const letterCount = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "").length;
const lettersIn = ({ words }: Reading) => words.reduce((sum, { text }) => sum + letterCount(text), 0);
const overlaps = (a: Box, b: Box) => a.x1 < b.x2 && b.x1 < a.x2 && a.y1 < b.y2 && b.y1 < a.y2;

/** Words outside of the detected lines: lower-case letters among capitals, italic or shaded text. */
async function strayWords(picture: SmallPicture): Promise<{ text: string; box: Box }[]> {
  const { width, height } = picture;
  const data = await sharpOf(picture).greyscale().extractChannel(0).raw().toBuffer();
  const words = await recognise({ width, height, data }, "strewn");
  return words.flatMap(({ text, confidence, x1, y1, x2, y2 }) => {
    const word = cleanWord(text);
    if (confidence < STRAY.sureFrom || letterCount(word) < STRAY.letters) return [];
    return [{ text: word, box: { x1: x1 / width, y1: y1 / height, x2: x2 / width, y2: y2 / height } }];
  });
}

/** Top to bottom, and left to right within a line. */
const inOrder = (a: ReadWord, b: ReadWord) =>
  a.box.y1 < (b.box.y1 + b.box.y2) / 2 && b.box.y1 < (a.box.y1 + a.box.y2) / 2
    ? a.box.x1 - b.box.x1
    : a.box.y1 - b.box.y1;

/** Reads each word at full size and again at the size of thumbnails on a phone. */
export async function readWords(file: Uint8Array, lines: readonly SeenLine[]): Promise<ReadWord[]> {
  const full = await pixelsOf(sharp(file).rotate(), FULL_SIZE);
  const small = await shrunk(sharpOf(full));
  const smallText = async (type: Type) =>
    (await readType(small, type)).map(({ words }) => words.map(({ text }) => text).join(" "));
  const words: ReadWord[] = [];
  for (const line of lines.slice(0, MAX_LINES)) {
    const [best] = await readType(full, line);
    if (!best || best.sure < (lettersIn(best) > SHORT ? SURE_FROM : QUITE_SURE)) continue;
    const left = await smallText(line);
    for (const { text, box } of best.words)
      words.push({ text, box, isKept: left.some((other) => isMadeOut(text, other)) });
  }
  for (const stray of await strayWords(full)) {
    if (words.some(({ box }) => overlaps(box, stray.box))) continue;
    const left = await smallText({ box: stray.box, letterHeight: stray.box.y2 - stray.box.y1 });
    words.push({ ...stray, isKept: left.some((text) => isMadeOut(stray.text, text)) });
  }
  return words.slice(0, MAX_WORDS).sort(inOrder);
}
