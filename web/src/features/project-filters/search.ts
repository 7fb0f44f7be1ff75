import { orderedOrNone } from "@coldopen/contract/kernel/days";
import { repeated } from "@coldopen/contract/kernel/route";
import { defaultProjectSort, orderByParam, ProjectSortField, SortDirection } from "@coldopen/contract/projects/query";
import { mayFilterByPerformance } from "@coldopen/contract/projects/rules";
import { Day, ProjectStatus, ProjectType } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import type { ProjectFilter } from "../projects/index.ts";

export const allStatuses = ProjectStatus.options;

const words = repeated(z.string().min(1).max(200)).catch(undefined);
const number = z.coerce.number().finite().min(0).optional().catch(undefined);
const day = Day.optional().catch(undefined);

/** The whole state of the list is in its address; invalid values are ignored. */
export const ProjectsSearch = z
  .object({
    status__in: repeated(ProjectStatus)
      .transform((statuses) => (statuses?.length ? [...new Set(statuses)] : [...allStatuses]))
      .catch([...allStatuses]),
    search: z.string().max(200).optional().catch(undefined),
    type: ProjectType.optional().catch(undefined),
    publishDate__gte: day,
    publishDate__lte: day,
    sponsors__exists: z.enum(["true", "false"]).optional().catch(undefined),
    duration__gte: number,
    duration__lte: number,
    videoProjectTags: words,
    aiCategories: words,
    outlierIndex__gte: number,
    outlierIndex__lte: number,
    views__gte: number,
    views__lte: number,
    source: z.literal("idea_bank").optional().catch(undefined),
    source__isNot: z.literal("idea_bank").optional().catch(undefined),
    sort: ProjectSortField.catch(defaultProjectSort.field),
    direction: SortDirection.catch(defaultProjectSort.direction),
    layout: z.enum(["table", "grid"]).catch("table"),
  })
  .transform(orderedOrNone("publishDate__gte", "publishDate__lte"));
export type ProjectsSearch = z.infer<typeof ProjectsSearch>;

const filterKeys = [
  "search",
  "type",
  "publishDate__gte",
  "publishDate__lte",
  "sponsors__exists",
  "duration__gte",
  "duration__lte",
  "videoProjectTags",
  "aiCategories",
  "outlierIndex__gte",
  "outlierIndex__lte",
  "views__gte",
  "views__lte",
  "source",
  "source__isNot",
] as const satisfies readonly (keyof ProjectsSearch)[];

export const isEveryStatus = ({ status__in }: Pick<ProjectsSearch, "status__in">): boolean =>
  allStatuses.every((status) => status__in.includes(status));

export const isFiltered = (search: ProjectsSearch): boolean =>
  !isEveryStatus(search) || filterKeys.some((key) => search[key] !== undefined && search[key] !== "");

/** The same list without filters, with its sort and layout. */
export const unfiltered: Partial<Record<keyof ProjectsSearch, undefined>> = Object.fromEntries(
  ["status__in", ...filterKeys].map((key) => [key, undefined]),
);

const withoutEmpty = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== "" && !isEmptyList(value)),
  ) as T;
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The query of the list. Views and index are omitted where they don't apply, categories if their gate is closed. */
export function filterOf(search: ProjectsSearch, { hasAiCategories }: { hasAiCategories: boolean }): ProjectFilter {
  const { sort, direction, layout, status__in, aiCategories, search: typed, ...rest } = search;
  const { outlierIndex__gte, outlierIndex__lte, views__gte, views__lte, ...always } = rest;
  return withoutEmpty({
    ...always,
    search: typed?.trim(),
    status__in: isEveryStatus(search) ? undefined : status__in,
    ...(hasAiCategories && { aiCategories }),
    ...(mayFilterByPerformance(status__in) && { outlierIndex__gte, outlierIndex__lte, views__gte, views__lte }),
    orderBy: orderByParam({ field: sort, direction }),
  });
}
