import { AppError } from "@coldopen/contract/kernel/errors";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { pictureUrl } from "@coldopen/contract/pictures/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import {
  type NewSavedItem,
  type SavedItem,
  type SavedItemsQuery,
  SavedOutlier,
} from "@coldopen/contract/saved-items/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { hasPicture } from "../pictures/index.ts";
import { type StoredItem, savedItemsStore } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");

const toSavedItem = (item: StoredItem, video: OutlierVideo | undefined): SavedItem => ({
  ...item,
  outliersVideo: video ? SavedOutlier.parse(video) : null,
});

export const savedItemsService = ({ db }: Pick<AppContext, "db">) => {
  const store = savedItemsStore(db);
  const catalogue = catalogueStore(db);
  /** Independent of the size, so that the same picture is saved once. */
  const normalizePicture = async (scope: AuthorizedScope, address: string): Promise<string> => {
    const id = pictureIdOf(address);
    if (id === undefined) return address;
    if (!(await hasPicture({ db }, scope, id))) throw notFound();
    return pictureUrl(id);
  };
  const normalizeItem = async (scope: AuthorizedScope, item: NewSavedItem): Promise<NewSavedItem> =>
    item.type === "thumbnail" ? { ...item, thumbnail: await normalizePicture(scope, item.thumbnail) } : item;
  return {
    /** Outliers come from the catalogue, so that data it had to delete is not kept here. */
    list: async (scope: AuthorizedScope, query: SavedItemsQuery) => {
      const { results, page } = await store.list(scope, query);
      const ids = results.flatMap(({ outliersVideoId }) => outliersVideoId ?? []);
      const videos = ids.length > 0 ? await catalogue.findVideos(ids) : [];
      const known = new Map(videos.map((video) => [video.videoId, video]));
      return { results: results.map((item) => toSavedItem(item, known.get(item.outliersVideoId ?? ""))), page };
    },
    marks: async (scope: AuthorizedScope) => ({ results: await store.listMarks(scope) }),
    elementMarks: async (scope: AuthorizedScope, type: OptionType) => ({
      results: await store.listElementMarks(scope, type),
    }),
    save: async (scope: AuthorizedScope, userId: string, item: NewSavedItem): Promise<SavedItem> => {
      const video = item.type === "outliers" ? await catalogue.findVideo(item.outliersVideoId) : undefined;
      if (item.type === "outliers" && !video) throw notFound();
      const saved = await store.insert(scope, userId, await normalizeItem(scope, item));
      if (!saved) throw notFound();
      return toSavedItem(saved, video);
    },
    remove: async (scope: AuthorizedScope, id: string): Promise<void> => {
      if (!(await store.delete(scope, id))) throw notFound();
    },
  };
};
