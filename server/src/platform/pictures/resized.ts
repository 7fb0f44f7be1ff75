import sharp from "sharp";
import { inTurn } from "../in-turn.ts";

const AT_ONCE = 2;

/** A picture no wider than asked. */
export const resized = inTurn(
  async ({ bytes, width }: { bytes: Buffer; width: number }) =>
    sharp(bytes).resize({ width, withoutEnlargement: true }).webp({ quality: 84 }).toBuffer(),
  AT_ONCE,
);
