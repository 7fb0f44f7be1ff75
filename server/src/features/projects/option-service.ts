import { AppError } from "@coldopen/contract/kernel/errors";
import type { NewOption, OptionChange } from "@coldopen/contract/projects/routes";
import { insertionIndex, isEmptied, moved, primaryAfterAdding, primaryField } from "@coldopen/contract/projects/rules";
import { OPTIONS_MAX, type OptionType, optionMax, type ProjectOption } from "@coldopen/contract/projects/schema";
import type { World } from "../../world.ts";
import { activityStore } from "./activity-store.ts";
import { addAiTagging } from "./ai-tagging.ts";
import { holdForWriting, notFound, requirePlan } from "./hold.ts";
import type { HeldProject } from "./hold-store.ts";
import { liveProjects } from "./live.ts";
import { optionStore } from "./option-store.ts";
import { projectStore } from "./project-store.ts";
import { isWordField, keyBetween } from "./rules.ts";

type Writer = { userId: string };
const requireLength = (content: string, type: OptionType) => {
  if (content.length > optionMax[type]) throw new AppError("invalid_input", "content: Text limit reached");
};

export const optionService = (world: Pick<World, "db" | "sockets" | "jobs" | "now">) => {
  const { db } = world;
  const options = optionStore(db);
  const projects = projectStore(db);
  const activity = activityStore(db);
  const live = liveProjects(world);
  const hold = holdForWriting(world);

  /** What follows every change of an option: the project was edited, its readers hear of it, its words may be new. */
  const changed = async (
    held: HeldProject,
    type: OptionType,
    {
      primaryId,
      isPrimaryText,
      what,
      by,
    }: { primaryId?: string | null; isPrimaryText: boolean; what?: string; by: Writer },
  ) => {
    const field = primaryField(type);
    await projects.update(held.id, primaryId === undefined ? {} : { [field]: primaryId });
    if (what) await activity.add(held.id, by.userId, [what]);
    if (isPrimaryText && isWordField(field)) await addAiTagging(world, held.id);
    await live.changed(held.id);
  };

  const own = async (projectId: string, id: string): Promise<ProjectOption> => {
    const option = await options.inProject(projectId, id);
    if (!option) throw notFound();
    return option;
  };

  const drop = async (held: HeldProject, { id, optionType }: ProjectOption, by: Writer) => {
    const isPrimaryText = held[primaryField(optionType)] === id;
    await options.delete(id);
    await changed(held, optionType, { isPrimaryText, what: `Deleted a ${optionType}`, by });
  };

  return {
    add: (by: Writer, { id, videoProjectId, fence, ...given }: NewOption): Promise<{ data: ProjectOption }> =>
      db.transaction(async () => {
        requireLength(given.content, given.optionType);
        const held = await hold(by.userId, { projectId: videoProjectId }, { fence });
        const { optionType } = given;
        const listed = await options.ofKind(held.id, optionType);
        const ids = listed.map((option) => option.id);
        if (id && ids.includes(id)) throw new AppError("conflict", "This option is here already");
        if (ids.length >= OPTIONS_MAX) throw new AppError("conflict", `A project holds ${OPTIONS_MAX} of a kind`);
        const primaryId = held[primaryField(optionType)];
        const at = insertionIndex(ids, primaryId, given.source);
        const position = keyBetween(listed[at - 1]?.position, listed[at]?.position);
        const row = { ...given, projectId: held.id, position };
        // An id that is taken elsewhere must not tell so: the option gets one of its own.
        const stored = (await options.insert(id ? { ...row, id } : row)) ?? (await options.insert(row));
        if (!stored) throw new Error("The option was not stored");
        const chosen = primaryAfterAdding(ids, primaryId, stored);
        await changed(held, optionType, {
          ...(chosen !== primaryId && { primaryId: chosen }),
          isPrimaryText: chosen === stored,
          what: `Added a ${optionType}`,
          by,
        });
        return { data: await own(held.id, stored) };
      }),

    get: async (by: Writer, id: string) => {
      const seen = await options.visibleTo(by.userId, id);
      if (!seen) throw notFound();
      requirePlan(seen.isPaid);
      return { data: seen };
    },

    update: (by: Writer, id: string, { fence, ...change }: OptionChange): Promise<{ data: ProjectOption | null }> =>
      db.transaction(async () => {
        const held = await hold(by.userId, { optionId: id }, { fence });
        const option = await own(held.id, id);
        const { optionType } = option;
        if (change.content !== undefined && isEmptied(change.content)) {
          await drop(held, option, by);
          return { data: null };
        }
        const content = change.content?.trim();
        if (content !== undefined) requireLength(content, optionType);
        const position = change.position === undefined ? undefined : await placed(held.id, option, change.position);
        await options.update(id, {
          ...(content !== undefined && { content }),
          ...(change.description !== undefined && { description: change.description }),
          ...(position !== undefined && { position }),
        });
        const isPrimaryText = content !== undefined && held[primaryField(optionType)] === id;
        const isEdited = content !== undefined && content !== option.content;
        await changed(held, optionType, { isPrimaryText, ...(isEdited && { what: `Edited a ${optionType}` }), by });
        return { data: await own(held.id, id) };
      }),

    remove: (by: Writer, id: string, fence?: number) =>
      db.transaction(async () => {
        const held = await hold(by.userId, { optionId: id }, { fence });
        await drop(held, await own(held.id, id), by);
      }),
  };

  /** The key of its new place; none where it stays. */
  async function placed(projectId: string, { id, optionType }: ProjectOption, to: number): Promise<string | undefined> {
    const listed = await options.ofKind(projectId, optionType);
    const ids = listed.map((option) => option.id);
    const order = moved(ids, id, to);
    const at = order.indexOf(id);
    if (at === ids.indexOf(id)) return undefined;
    const keys = new Map(listed.map((option) => [option.id, option.position]));
    return keyBetween(keys.get(order[at - 1] ?? ""), keys.get(order[at + 1] ?? ""));
  }
};
