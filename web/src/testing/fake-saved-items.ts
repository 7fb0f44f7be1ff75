import { pictureUrl } from "@coldopen/contract/pictures/rules";
import { aSavedTitle, savedItemId } from "@coldopen/contract/saved-items/factory";
import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import { uuid } from "@coldopen/contract/session/factory";
import type { FakeHandlers } from "./fake-api.ts";

export const aSavedConcept: SavedItem = aSavedTitle(2, {
  type: "concept",
  title: null,
  concept: "A week in a $900 sauna",
});
export const aSavedThumbnail: SavedItem = aSavedTitle(3, {
  type: "thumbnail",
  title: null,
  thumbnail: pictureUrl(uuid(9, 1)),
  description: "A sauna at dusk",
});

/** The saved items of a fake server that stores every change; videos only by their id. */
export function fakeSavedItems(items: readonly SavedItem[] = []) {
  let stored = [...items];
  return {
    list: ({ query }) => ({
      results: stored.filter(({ type }) => query.type__in?.includes(type) ?? true),
      page: { next: null },
    }),
    marks: () => ({
      results: stored.flatMap(({ id, outliersVideoId }) => (outliersVideoId === null ? [] : [{ id, outliersVideoId }])),
    }),
    elementMarks: ({ query: { type } }) => ({
      results: stored.flatMap((item) => (item[type] === null ? [] : [{ id: item.id, content: item[type] }])),
    }),
    save: ({ body }) => {
      const made = aSavedTitle(1, { title: null, ...body, id: savedItemId(stored.length + 10) });
      stored = [made, ...stored];
      return made;
    },
    remove: ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return {};
    },
  } satisfies FakeHandlers["savedItems"];
}
