import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import { pictureIdOf, pictureUrl } from "@coldopen/contract/pictures/rules";
import type { OptionType } from "@coldopen/contract/projects/schema";
import {
  type NewSavedItem,
  type SavedItem,
  type SavedItemsQuery,
  SavedOutlier,
} from "@coldopen/contract/saved-items/schema";
import type { World } from "../../world.ts";
import { catalogueStore } from "../catalogue/index.ts";
import { hasPicture } from "../pictures/index.ts";
import { type Content, savedItemsStore } from "./store.ts";

const notFound = () => new AppError("not_found", "Not found");

export const savedItemsService = ({ db }: Pick<World, "db">) => {
  const store = savedItemsStore(db);
  const outlier = async (videoId: string): Promise<SavedOutlier> => {
    const video = await catalogueStore(db).findVideo(videoId);
    if (!video) throw notFound();
    return SavedOutlier.parse(video);
  };
  /** In one size, so that the same picture has one address. */
  const picture = async (scope: Scope, address: string): Promise<string> => {
    const id = pictureIdOf(address);
    if (id === undefined) return address;
    if (!(await hasPicture({ db }, scope, id))) throw notFound();
    return pictureUrl(id);
  };
  const contentOf = async (scope: Scope, item: NewSavedItem): Promise<Content> => {
    const { type, description } = item;
    if (type === "outliers") return { type, description, outliersVideo: await outlier(item.outliersVideoId) };
    if (type === "thumbnail") return { type, description, thumbnail: await picture(scope, item.thumbnail) };
    return item;
  };
  return {
    list: (scope: Scope, query: SavedItemsQuery) => store.list(scope, query),
    marks: async (scope: Scope) => ({ results: await store.marks(scope) }),
    elementMarks: async (scope: Scope, type: OptionType) => ({ results: await store.elementMarks(scope, type) }),
    save: async (scope: Scope, userId: string, item: NewSavedItem): Promise<SavedItem> => {
      const saved = await store.put(scope, userId, await contentOf(scope, item));
      if (!saved) throw notFound();
      return saved;
    },
    remove: async (scope: Scope, id: string): Promise<void> => {
      if (!(await store.remove(scope, id))) throw notFound();
    },
  };
};
