import type { ExecutionRequest, Receipt } from "@coldopen/contract/ideation/schema";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import type { KnownTitle } from "../../adapters/text-model/port.ts";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { lookOf } from "../../platform/pictures/look.ts";
import { measure } from "../../platform/pictures/measure.ts";
import { catalogueStore, loadThumbnail } from "../catalogue/index.ts";

type Ports = Pick<AppContext, "db" | "log" | "fetchPublicUrl" | "demoThumbnails">;
export type Inspirations = { titles: readonly KnownTitle[]; look: readonly string[] };
const NONE: Inspirations = { titles: [], look: [] };

/**
 * The videos that a request names as inspiration: titles take their formats, pictures the light and composition of the first
 * one. Generation works without them, so that a failure is only logged.
 */
export async function loadInspirations(
  context: Ports,
  { organizationId }: AuthorizedScope,
  { data }: ExecutionRequest,
): Promise<Inspirations> {
  const ids = (data.inspiration.youtubeItems ?? []).map(({ videoId }) => videoId);
  if (ids.length === 0 || data.inspirationLevel === 0) return NONE;
  try {
    const found = await catalogueStore(context.db).findVideos(ids);
    const videos = ids.flatMap((id) => found.find(({ videoId }) => videoId === id) ?? []);
    const titles = videos.flatMap(({ videoId, title1: title, performanceIndex: lift }) =>
      lift === null ? [] : [{ videoId, title, lift }],
    );
    const [first] = videos;
    if (data.pane !== "thumbnail" || !first) return { titles, look: [] };
    return { titles, look: lookOf(await measure(await loadThumbnail(context, first, { key: organizationId }))) };
  } catch (error) {
    context.log.warn({ err: error }, "Failed to load the inspiration of a run");
    return NONE;
  }
}

type Source = Omit<Receipt, "thumb">;

/** Completes the sources of ideas: the thumbnail of each video, and an index only of videos that the catalogue knows. */
export function receiptLoader(context: Pick<AppContext, "db" | "log">, known: readonly KnownTitle[]) {
  const ids = known.flatMap(({ videoId }) => videoId ?? []);
  const videos = catalogueStore(context.db)
    .findVideos(ids)
    .then((found) => new Map(found.map((video) => [video.videoId, video])))
    .catch((error: unknown) => {
      context.log.warn({ err: error }, "Failed to load the thumbnails of sources");
      return new Map<string, OutlierVideo>();
    });
  return async (sources: readonly Source[]): Promise<Receipt[]> => {
    const byId = await videos;
    return sources.map(({ videoId, title, performanceIndex }) => ({
      videoId,
      title,
      performanceIndex: ids.includes(videoId) ? performanceIndex : null,
      thumb: byId.get(videoId)?.thumb ?? null,
    }));
  };
}
