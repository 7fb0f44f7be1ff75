import { repeated } from "@coldopen/contract/kernel/route";
import { orderByParam } from "@coldopen/contract/projects/query";
import { ProjectSource, ProjectStatus, TagCategory } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { useChangeQuery, useQueryString } from "../../lib/search.ts";
import type { ProjectFilter } from "../projects/index.ts";

export const wallSorts = ["createdAt", "updatedAt", "titleScore"] as const;
export const scores = [50, 70, 90] as const;
const onlyIdeas: ProjectStatus[] = ["idea"];

/** The filters of the wall are in its address; invalid values are ignored. */
export const WallSearch = z.object({
  status__in: repeated(ProjectStatus)
    .transform((statuses) => (statuses?.length ? [...new Set(statuses)] : onlyIdeas))
    .catch(onlyIdeas),
  search: z.string().max(200).optional().catch(undefined),
  source: ProjectSource.optional().catch(undefined),
  titleScore__gte: z.coerce.number().min(0).max(100).optional().catch(undefined),
  tagCategory: TagCategory.optional().catch(undefined),
  videoProjectTags: repeated(z.string().min(1).max(200)).catch(undefined),
  sort: z.enum(wallSorts).catch("createdAt"),
});
export type WallSearch = z.infer<typeof WallSearch>;
export type ChangeWall = (change: Partial<Record<keyof WallSearch, unknown>>) => void;

export const unfilteredWall: Partial<Record<keyof WallSearch, undefined>> = {
  status__in: undefined,
  search: undefined,
  source: undefined,
  titleScore__gte: undefined,
  tagCategory: undefined,
  videoProjectTags: undefined,
};

const isOnlyIdeas = (statuses: readonly ProjectStatus[]) => statuses.length === 1 && statuses[0] === "idea";
export const isWallFiltered = ({ status__in, sort: _, ...filters }: WallSearch): boolean =>
  !isOnlyIdeas(status__in) ||
  Object.values(filters).some((value) => value !== undefined && value !== "" && !isEmpty(value));
const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

export function wallFilterOf({ sort, search, videoProjectTags, ...filters }: WallSearch): ProjectFilter {
  const typed = search?.trim();
  return {
    ...filters,
    ...(typed && { search: typed }),
    ...(videoProjectTags?.length && { videoProjectTags }),
    orderBy: orderByParam({ field: sort, direction: "desc" }),
  };
}

export const useWallSearch = (): { search: WallSearch; change: ChangeWall } => ({
  search: useQueryString(WallSearch),
  change: useChangeQuery<keyof WallSearch>(),
});
