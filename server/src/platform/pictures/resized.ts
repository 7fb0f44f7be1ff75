import sharp from "sharp";
import { limitConcurrency } from "../limit-concurrency.ts";

const AT_ONCE = 2;

/** A picture no wider than asked. */
export const resized = limitConcurrency(
  async ({ bytes, width }: { bytes: Buffer; width: number }) =>
    sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 84 }).toBuffer(),
  AT_ONCE,
);
