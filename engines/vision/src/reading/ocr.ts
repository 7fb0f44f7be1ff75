import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { createOCREngine, type OCREngine } from "tesseract-wasm";

const found = createRequire(import.meta.url);
const besides = (name: string, file: string) => readFileSync(path.join(path.dirname(found.resolve(name)), file));

/** Page segmentation modes of Tesseract. */
const MODES = { line: "7", word: "8", strewn: "11" } as const;
export type Mode = keyof typeof MODES;
/** One byte per pixel, dark text on a light background. */
export type Page = { width: number; height: number; data: Uint8Array };
export type Recognised = { text: string; confidence: number; x1: number; y1: number; x2: number; y2: number };

let engine: Promise<OCREngine> | undefined;

async function open(): Promise<OCREngine> {
  const { log, warn } = console;
  // The engine captures the console functions at creation and would log every page.
  console.log = console.warn = () => undefined;
  const opening = createOCREngine({ wasmBinary: besides("tesseract-wasm", "tesseract-core.wasm") });
  Object.assign(console, { log, warn });
  const opened = await opening;
  opened.loadModel(gunzipSync(besides("@tesseract.js-data/eng/package.json", "4.0.0_best_int/eng.traineddata.gz")));
  return opened;
}

/** Recognises words with their confidence from 0 to 1. */
export async function recognise({ width, height, data }: Page, mode: Mode): Promise<Recognised[]> {
  engine ??= open();
  const opened = await engine;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < data.length; at++) pixels.fill(data[at] as number, at * 4, at * 4 + 3);
  opened.loadImage({ width, height, data: pixels });
  try {
    // Loading a picture resets the mode.
    opened.setVariable("tessedit_pageseg_mode", MODES[mode]);
    return opened.getTextBoxes("word").map(({ text, confidence, rect: { left, top, right, bottom } }) => {
      return { text: text.trim(), confidence, x1: left, y1: top, x2: right, y2: bottom };
    });
  } finally {
    opened.clearImage();
  }
}
