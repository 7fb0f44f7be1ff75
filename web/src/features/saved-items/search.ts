import { orderedOrNone } from "@coldopen/contract/kernel/days";
import { Day } from "@coldopen/contract/projects/schema";
import { SavedItemsQuery, SavedItemType } from "@coldopen/contract/saved-items/schema";
import { z } from "zod";
import { endOfDay, startOfDay } from "../../ui/day.ts";

export const allTypes = SavedItemType.options;
const NONE = "none";
const day = Day.optional().catch(undefined);

const types = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => {
    if (value === undefined) return [...allTypes];
    const named = [value].flat();
    return allTypes.filter((type) => named.includes(type));
  })
  .catch([...allTypes]);

/** The whole state of the page is in its address; invalid values are ignored. */
export const SavedItemsSearch = z
  .object({
    type__in: types,
    sort: SavedItemsQuery.shape.sort.catch("-createdAt"),
    createdAt__gte: day,
    createdAt__lte: day,
    layout: z.enum(["grid", "list"]).catch("grid"),
  })
  .transform(orderedOrNone("createdAt__gte", "createdAt__lte"));
export type SavedItemsSearch = z.infer<typeof SavedItemsSearch>;

export type SavedItemsFilter = Omit<z.input<typeof SavedItemsQuery>, "page" | "pageSize">;

const isEvery = (chosen: readonly SavedItemType[]) => chosen.length === allTypes.length;
export const toggled = (chosen: readonly SavedItemType[], type: SavedItemType): SavedItemType[] =>
  allTypes.filter((one) => (one === type ? !chosen.includes(one) : chosen.includes(one)));

export const isFiltered = ({ type__in, createdAt__gte, createdAt__lte }: SavedItemsSearch): boolean =>
  !isEvery(type__in) || createdAt__gte !== undefined || createdAt__lte !== undefined;

/** The types in the address; omitted if all are chosen. */
export const typesInAddress = (chosen: readonly SavedItemType[]): readonly string[] | string | undefined => {
  if (isEvery(chosen)) return undefined;
  return chosen.length === 0 ? NONE : chosen;
};

/** The query of the list. Days are in the user's time zone. */
export const filterOf = ({
  type__in,
  sort,
  createdAt__gte: from,
  createdAt__lte: to,
}: SavedItemsSearch): SavedItemsFilter => ({
  sort,
  ...(!isEvery(type__in) && { type__in: [...type__in] }),
  ...(from && { createdAt__gte: startOfDay(from) }),
  ...(to && { createdAt__lte: endOfDay(to) }),
});
