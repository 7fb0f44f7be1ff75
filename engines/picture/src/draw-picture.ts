import sharp from "sharp";
import { FULL_SIZE, type Picture, type PictureBrief, type Size } from "./brief.ts";
import { retouch } from "./regions/retouch.ts";
import { drawText, render } from "./render.ts";
import { pixelsOf, rawOf } from "./style/pixels.ts";

/** Draws a picture and encodes it: WebP for a new one, lossless PNG for a changed one. */
export async function drawPicture(brief: PictureBrief, size: Size = FULL_SIZE, signal?: AbortSignal): Promise<Picture> {
  if (brief.base) {
    const regions = brief.regions ?? [];
    const changed = regions.length > 0 ? await retouch(brief, brief.base, regions) : await pixelsOf(sharp(brief.base));
    const bytes = await rawOf(await drawText(changed, brief.textLayers))
      .removeAlpha()
      .png({ compressionLevel: 3 })
      .toBuffer();
    return { type: "image/png", bytes: new Uint8Array(bytes) };
  }
  const picture = await drawText(await render(brief, size, signal), brief.textLayers);
  const bytes = await rawOf(picture).removeAlpha().webp({ quality: 88, effort: 2 }).toBuffer();
  return { type: "image/webp", bytes: new Uint8Array(bytes) };
}
