import {
  insertionIndex,
  isEmptied,
  moved,
  optionsOfKind,
  primaryAfterAdding,
  primaryAfterDeleting,
  primaryField,
} from "@coldopen/contract/projects/rules";
import {
  type OptionType,
  ProjectChange,
  ProjectOption,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { z } from "zod";

/** An edit on the page of a project. Each is idempotent. */
export const ProjectEdit = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("change"), change: ProjectChange.omit({ fence: true }) }),
  z.object({
    kind: z.literal("addOption"),
    option: ProjectOption,
    /** The position, and whether it becomes the primary; without it, the rules for new options apply. */
    back: z.object({ to: z.number().int(), asPrimary: z.boolean() }).optional(),
  }),
  z.object({ kind: z.literal("setText"), id: z.uuid(), content: z.string() }),
  z.object({ kind: z.literal("moveOption"), id: z.uuid(), to: z.number().int() }),
  z.object({ kind: z.literal("removeOption"), id: z.uuid() }),
]);
export type ProjectEdit = z.infer<typeof ProjectEdit>;

export const primaryIdOf = (project: VideoProjectDetail, type: OptionType): string | null =>
  project[primaryField(type)];
export const optionOf = (project: VideoProjectDetail, id: string): ProjectOption | undefined =>
  project.options.find((option) => option.id === id);

/** The project as it will be after the server has applied the edit. */
export function applyEdit(project: VideoProjectDetail, edit: ProjectEdit): VideoProjectDetail {
  switch (edit.kind) {
    case "change":
      return withPrimaries({ ...project, ...definedOf(edit.change) });
    case "addOption":
      return withPrimaries(added(project, edit.option, edit.back));
    case "setText":
      return isEmptied(edit.content) ? removed(project, edit.id) : withPrimaries(retold(project, edit));
    case "moveOption":
      return placed(project, edit.id, edit.to);
    case "removeOption":
      return removed(project, edit.id);
  }
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };
const definedOf = <T extends object>(parts: T): Defined<T> =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as Defined<T>;

type Back = { to: number; asPrimary: boolean };

function added(project: VideoProjectDetail, option: ProjectOption, back: Back | undefined): VideoProjectDetail {
  if (optionOf(project, option.id)) return project;
  const type = option.optionType;
  const ids = optionsOfKind(project.options, type).map(({ id }) => id);
  const primary = primaryIdOf(project, type);
  const to = back?.to ?? insertionIndex(ids, primary, option.source);
  const next = { ...project, options: [...project.options, option] };
  const becomes = back?.asPrimary ? option.id : primaryAfterAdding(ids, primary, option.id);
  return placed({ ...next, [primaryField(type)]: becomes }, option.id, to);
}

const retold = (project: VideoProjectDetail, { id, content }: { id: string; content: string }) => ({
  ...project,
  options: project.options.map((option) => (option.id === id ? { ...option, content } : option)),
});

/** Moves an option among those of its type; other types keep their order. */
function placed(project: VideoProjectDetail, id: string, to: number): VideoProjectDetail {
  const option = optionOf(project, id);
  if (!option) return project;
  const order = moved(
    optionsOfKind(project.options, option.optionType).map((one) => one.id),
    id,
    to,
  );
  const others = project.options.filter(({ optionType }) => optionType !== option.optionType);
  return { ...project, options: [...others, ...order.flatMap((one) => optionOf(project, one) ?? [])] };
}

function removed(project: VideoProjectDetail, id: string): VideoProjectDetail {
  const option = optionOf(project, id);
  if (!option) return project;
  const field = primaryField(option.optionType);
  return withPrimaries({
    ...project,
    options: project.options.filter((one) => one.id !== id),
    [field]: primaryAfterDeleting(project[field], id),
  });
}

function withPrimaries(project: VideoProjectDetail): VideoProjectDetail {
  const shown = (type: OptionType) => {
    const option = optionOf(project, primaryIdOf(project, type) ?? "");
    return option ? { id: option.id, content: option.content } : null;
  };
  return {
    ...project,
    titlePrimaryOption: shown("title"),
    conceptPrimaryOption: shown("concept"),
    thumbnailPrimaryOption: shown("thumbnail"),
  };
}
