import { drawnFileOf } from "@coldopen/contract/catalogue/drawn-thumb";
import type { AppContext } from "../../app-context.ts";
import { fetchPicture } from "../pictures/index.ts";
import { demoThumbnails } from "./thumbnails.ts";

/** The bytes of a video's thumbnail, drawn or from the video platform. `key` is the organization that waits for it. */
export async function loadThumbnail(
  context: Pick<AppContext, "db" | "fetchPublicUrl" | "demoThumbnails">,
  { thumb }: { thumb: string },
  { key }: { key: string },
): Promise<Uint8Array> {
  const file = drawnFileOf(thumb);
  return file ? (await demoThumbnails(context).thumbnail(file)).bytes : fetchPicture(context, thumb, { key });
}
