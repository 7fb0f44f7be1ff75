import { z } from "zod";
import { NamedChannel, Nothing, routes, scopeInBody, scopeInQuery, text } from "../kernel/route.ts";
import { ProjectListQuery } from "./query.ts";
import {
  DESCRIPTION_MAX,
  hasFittingContent,
  NewProject,
  OptionSource,
  ProjectChange,
  ProjectOption,
  unfitContent,
  VideoProject,
  VideoProjectDetail,
  WireOptionType,
} from "./schema.ts";

const base = "/api/v3/video-project" as const;
const optionBase = "/api/v3/video-project-option" as const;
const ById = z.object({ id: z.uuid() });

export const NewOption = z
  .object({
    id: z.uuid().optional(),
    content: text(5000).pipe(z.string().trim().min(1, "Cannot be empty")),
    description: text(DESCRIPTION_MAX).nullable().default(null),
    optionType: WireOptionType,
    source: OptionSource,
    videoProjectId: z.uuid(),
    seed: z.number().int().nullable().default(null),
    /** Its index among the options of its type; without it, right after the primary. */
    position: z.number().int().min(0).max(10_000).optional(),
    /** Makes it the primary option in the same write. */
    asPrimary: z.boolean().default(false),
    fence: z.number().int().optional(),
  })
  .refine(hasFittingContent, unfitContent);
export type NewOption = z.infer<typeof NewOption>;

export const OptionChange = z
  .object({
    content: text(5000),
    description: text(DESCRIPTION_MAX).nullable(),
    position: z.number().int().min(0).max(10_000),
    fence: z.number().int(),
  })
  .partial();
export type OptionChange = z.infer<typeof OptionChange>;

export const projectRoutes = routes({
  list: {
    method: "GET",
    path: base,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "read",
    summary: "Projects of a channel, filtered, sorted, page by page",
    query: ProjectListQuery,
    reply: z.object({ data: z.array(VideoProject), responseMetadata: z.object({ nextCursor: z.string().nullable() }) }),
  },
  get: {
    method: "GET",
    path: `${base}/:id`,
    access: "channel",
    scope: scopeInQuery,
    apiKey: "read",
    summary: "One project with its options",
    params: ById,
    query: NamedChannel,
    reply: z.object({ data: VideoProjectDetail }),
  },
  create: {
    method: "POST",
    path: base,
    access: "channel",
    scope: scopeInBody,
    apiKey: "write",
    summary: "Start a project",
    body: NewProject,
    reply: z.object({ data: VideoProjectDetail }),
  },
  update: {
    method: "PUT",
    path: `${base}/:id`,
    access: "user",
    apiKey: "write",
    summary: "Change a project",
    params: ById,
    body: ProjectChange,
    reply: z.object({ data: VideoProjectDetail }),
  },
  remove: {
    method: "DELETE",
    path: `${base}/:id`,
    access: "user",
    apiKey: "write",
    summary: "Delete a project: one's own, or any as an admin",
    params: ById,
    reply: Nothing,
  },
  restore: {
    method: "POST",
    path: `${base}/:id/restore`,
    access: "user",
    apiKey: "write",
    summary: "Take a deletion back",
    params: ById,
    reply: z.object({ data: VideoProjectDetail }),
  },
  activity: {
    method: "GET",
    path: `${base}/:id/activity`,
    access: "user",
    apiKey: "read",
    summary: "What happened to a project, newest first",
    params: ById,
    reply: z.object({
      data: z.array(z.object({ id: z.uuid(), what: z.string(), who: z.string(), at: z.iso.datetime() })),
    }),
  },
  tags: {
    method: "GET",
    path: "/api/v3/video-project-tag",
    access: "channel",
    scope: scopeInQuery,
    apiKey: "read",
    summary: "Tags and AI categories in use on a channel",
    query: NamedChannel,
    reply: z.object({
      tags: z.array(z.object({ name: z.string(), count: z.number().int() })),
      aiCategories: z.array(z.string()),
    }),
  },
  addOption: {
    method: "POST",
    path: optionBase,
    access: "user",
    apiKey: "write",
    summary: "Add a title, concept or thumbnail",
    body: NewOption,
    reply: z.object({ data: ProjectOption }),
  },
  getOption: {
    method: "GET",
    path: `${optionBase}/:id`,
    access: "user",
    apiKey: "read",
    summary: "One option",
    params: ById,
    reply: z.object({ data: ProjectOption }),
  },
  updateOption: {
    method: "PUT",
    path: `${optionBase}/:id`,
    access: "user",
    apiKey: "write",
    summary: "Change an option's text or place; emptied text removes it",
    params: ById,
    body: OptionChange,
    reply: z.object({ data: ProjectOption.nullable() }),
  },
  removeOption: {
    method: "DELETE",
    path: `${optionBase}/:id`,
    access: "user",
    apiKey: "write",
    summary: "Delete an option",
    params: ById,
    query: z.object({ fence: z.coerce.number().int().optional() }),
    reply: Nothing,
  },
});
