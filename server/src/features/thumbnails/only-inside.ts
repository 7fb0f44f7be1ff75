import { FRAME, type MaskBB } from "@coldopen/contract/thumbnails/schema";
import sharp from "sharp";

const FEATHER_PX = 14;

/** Takes over what lies in the boxes and nothing else; the edges fade inwards, so that no seam shows. */
export async function onlyInside(
  plate: Uint8Array,
  painted: Uint8Array,
  boxes: readonly MaskBB[],
): Promise<Uint8Array<ArrayBuffer>> {
  const patches = await Promise.all(
    boxes.map(async ({ x1, y1, x2, y2 }) => {
      const [width, height] = [x2 - x1, y2 - y1];
      const { data } = await sharp(painted)
        .resize({ ...FRAME, fit: "cover" })
        .toColourspace("srgb")
        .removeAlpha()
        .extract({ left: x1, top: y1, width, height })
        .joinChannel(fading(width, height), { raw: { width, height, channels: 1 } })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true });
      return { input: data, left: x1, top: y1 };
    }),
  );
  const bytes = await sharp(plate).composite(patches).removeAlpha().png({ compressionLevel: 3 }).toBuffer();
  return new Uint8Array(bytes);
}

function fading(width: number, height: number): Buffer {
  const alpha = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inwards = Math.min(x, y, width - 1 - x, height - 1 - y) + 1;
      alpha[y * width + x] = Math.min(255, Math.round((inwards / FEATHER_PX) * 255));
    }
  return alpha;
}
