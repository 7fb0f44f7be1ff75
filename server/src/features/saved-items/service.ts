import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import {
  type NewSavedItem,
  type SavedItem,
  type SavedItemsQuery,
  SavedOutlier,
} from "@coldopen/contract/saved-items/schema";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { savedItemsStore } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");

export const savedItemsService = ({ db }: Pick<World, "db">) => {
  const store = savedItemsStore(db);
  const outlier = async (videoId: string): Promise<SavedOutlier> => {
    const video = await catalogueStore(db).findVideo(videoId);
    if (!video) throw notFound();
    return SavedOutlier.parse(video);
  };
  return {
    list: (scope: Scope, query: SavedItemsQuery) => store.list(scope, query),
    marks: async (scope: Scope) => ({ results: await store.marks(scope) }),
    save: async (scope: Scope, userId: string, item: NewSavedItem): Promise<SavedItem> => {
      const saved = await store.put(
        scope,
        userId,
        item.type === "outliers"
          ? { type: item.type, description: item.description, outliersVideo: await outlier(item.outliersVideoId) }
          : item,
      );
      if (!saved) throw notFound();
      return saved;
    },
    remove: async (scope: Scope, id: string): Promise<void> => {
      if (!(await store.remove(scope, id))) throw notFound();
    },
  };
};
