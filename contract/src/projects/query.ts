import { z } from "zod";
import { inOrder } from "../kernel/days.ts";
import { Cursor } from "../kernel/paging.ts";
import { repeated, text, Ucid } from "../kernel/route.ts";
import {
  Day,
  PROJECT_PAGE_LIMIT,
  PROJECT_PAGE_SIZE,
  ProjectSource,
  ProjectStatus,
  ProjectType,
  TAG_MAX,
  TagCategory,
} from "./schema.ts";

export const projectSortFields = ["updatedAt", "publishDate", "createdAt", "name", "userRank", "titleScore"] as const;
export const ProjectSortField = z.enum(projectSortFields);
export type ProjectSortField = z.infer<typeof ProjectSortField>;
export const SortDirection = z.enum(["asc", "desc"]);
export type SortDirection = z.infer<typeof SortDirection>;
export type ProjectSort = { field: ProjectSortField; direction: SortDirection };
export const defaultProjectSort: ProjectSort = { field: "updatedAt", direction: "desc" };

const SortEntry = z.object({ field: z.union([ProjectSortField, z.literal("id")]), direction: SortDirection });

/** `orderBy` is a JSON list; the id, newest first, is added to break ties. */
const OrderBy = z
  .string()
  .max(400)
  .transform((json, context): unknown => {
    try {
      return JSON.parse(json);
    } catch {
      context.addIssue({ code: "custom", message: "orderBy is not JSON" });
      return z.NEVER;
    }
  })
  .pipe(z.array(SortEntry).min(1).max(2))
  .transform((entries, context): ProjectSort => {
    const [first] = entries;
    if (!first || first.field === "id") {
      context.addIssue({ code: "custom", message: "orderBy starts with a field of the list" });
      return z.NEVER;
    }
    return { field: first.field, direction: first.direction };
  });

export const orderByParam = ({ field, direction }: ProjectSort): string =>
  JSON.stringify([
    { field, direction },
    { field: "id", direction: "desc" },
  ]);

const yesOrNo = z.enum(["true", "false"]).transform((value) => value === "true");
const number = z.coerce.number().finite();

export const ProjectListQuery = z
  .object({
    cursor: Cursor.optional(),
    limit: z.coerce.number().int().min(1).max(PROJECT_PAGE_LIMIT).default(PROJECT_PAGE_SIZE),
    organizationId: z.uuid(),
    channelUCID: Ucid,
    publishDate__gte: Day.optional(),
    publishDate__lte: Day.optional(),
    publishDate__exists: yesOrNo.optional(),
    search: text(200).optional(),
    title: text(200).optional(),
    status__in: repeated(ProjectStatus),
    status__isNot: ProjectStatus.optional(),
    orderBy: OrderBy.optional(),
    type: ProjectType.optional(),
    /** Separates ideas of the idea bank from the others. */
    source: ProjectSource.optional(),
    source__isNot: ProjectSource.optional(),
    sponsors__exists: yesOrNo.optional(),
    duration__gte: number.optional(),
    duration__lte: number.optional(),
    videoProjectTags: repeated(text(TAG_MAX)),
    /** Projects with a tag of the category. */
    tagCategory: TagCategory.optional(),
    aiCategories: repeated(text(80)),
    titleScore__gte: number.optional(),
    outlierIndex__gte: number.optional(),
    outlierIndex__lte: number.optional(),
    views__gte: number.optional(),
    views__lte: number.optional(),
  })
  .superRefine(inOrder("publishDate__gte", "publishDate__lte"));
export type ProjectListQuery = z.infer<typeof ProjectListQuery>;
