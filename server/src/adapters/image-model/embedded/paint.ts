import sharp from "sharp";
import type { Picture, PictureBrief } from "../port.ts";
import { retouch } from "./regions/retouch.ts";
import { FULL, letter, render, type Size } from "./render.ts";
import { pixelsOf, rawOf } from "./style/pixels.ts";

/** A whole picture as a file: WebP for a new one, PNG without loss for one that was changed. */
export async function paint(brief: PictureBrief, size: Size = FULL, signal?: AbortSignal): Promise<Picture> {
  if (brief.base) {
    const regions = brief.regions ?? [];
    const changed = regions.length > 0 ? await retouch(brief, brief.base, regions) : await pixelsOf(sharp(brief.base));
    const bytes = await rawOf(await letter(changed, brief.textLayers))
      .removeAlpha()
      .png({ compressionLevel: 3 })
      .toBuffer();
    return { type: "image/png", bytes: new Uint8Array(bytes) };
  }
  const picture = await letter(await render(brief, size, signal), brief.textLayers);
  const bytes = await rawOf(picture).removeAlpha().webp({ quality: 88, effort: 2 }).toBuffer();
  return { type: "image/webp", bytes: new Uint8Array(bytes) };
}
