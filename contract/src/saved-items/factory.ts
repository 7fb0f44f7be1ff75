import { anOutlierVideo } from "../outliers/factory.ts";
import { uuid } from "../session/factory.ts";
import { type SavedItem, SavedOutlier } from "./schema.ts";

const noon = "2026-10-02T12:00:00.000Z";
const blank = { title: null, concept: null, thumbnail: null, description: null, outliersVideo: null };

export const savedItemId = (n: number): string => uuid(11, n);

export const aSavedOutlier = (n = 1, changes: Partial<ReturnType<typeof anOutlierVideo>> = {}): SavedItem => {
  const video = anOutlierVideo(changes);
  return {
    ...blank,
    id: savedItemId(n),
    type: "outliers",
    outliersVideo: SavedOutlier.parse(video),
    outliersVideoId: video.videoId,
    createdAt: noon,
  };
};

/** A saved video that the catalogue no longer has. */
export const aLostOutlier = (n = 1, changes: Partial<SavedItem> = {}): SavedItem => ({
  ...aSavedOutlier(n),
  outliersVideo: null,
  ...changes,
});

export const aSavedTitle = (n = 1, changes: Partial<SavedItem> = {}): SavedItem => ({
  ...blank,
  id: savedItemId(n),
  type: "title",
  title: "I built a sauna for $900",
  outliersVideoId: null,
  createdAt: noon,
  ...changes,
});
