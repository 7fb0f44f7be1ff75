import {
  filterKeys,
  impliedTab,
  type OutlierFilters,
  type OutliersState,
  presets,
} from "@coldopen/contract/outliers/list-state";

export type VideoType = OutliersState["type"];

export const unfiltered: OutlierFilters = Object.fromEntries(filterKeys.map((key) => [key, undefined]));
export const isFiltered = (state: OutlierFilters): boolean => filterKeys.some((key) => isSet(state[key]));
/** Whether the state equals the defaults of its tab. */
export const isPreset = (state: OutliersState): boolean => {
  const preset: Partial<OutlierFilters> = presets[state.source];
  return filterKeys.every((key) => key === "language" || (isSet(state[key]) ? state[key] : undefined) === preset[key]);
};
const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0);

/** The shortest address for this state. */
export function addressOf(state: OutliersState): Record<string, unknown> {
  const { source, type, layout, searchBy, sortField, sortOrder, ...rest } = state;
  const hasPreset = Object.keys(presets[source]).length > 0;
  const isDefaultSort = sortField === "uploaded" && sortOrder === "desc";
  const list = {
    ...(searchBy !== "all" && { searchBy }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => isSet(value) && value !== "")),
    ...((hasPreset || !isDefaultSort) && { sortField, sortOrder }),
  };
  return {
    ...(source !== impliedTab(list) && { source }),
    ...(type !== "videos" && { type }),
    ...(layout !== "grid" && { layout }),
    ...list,
  };
}
