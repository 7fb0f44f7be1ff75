import { AppError } from "@coldopen/contract/kernel/errors";
import { NOT_A_THUMBNAIL } from "@coldopen/contract/pictures/schema";
import type { NewOption, OptionChange } from "@coldopen/contract/projects/routes";
import {
  insertionIndex,
  isEmptied,
  primaryAfterAdding,
  primaryAfterDeleting,
  primaryField,
} from "@coldopen/contract/projects/rules";
import {
  hasFittingContent,
  OPTIONS_MAX,
  type OptionType,
  optionMax,
  type ProjectOption,
} from "@coldopen/contract/projects/schema";
import type { AppContext } from "../../app-context.ts";
import type { Authorize } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { activityStore } from "./activity-store.ts";
import { scheduleAiTagging } from "./ai-tagging.ts";
import { scheduleDescription } from "./describing.ts";
import { lockProjectForWriting, notFound } from "./lock-project.ts";
import { optionStore } from "./option-store.ts";
import { projectEvents } from "./project-events.ts";
import { projectStore } from "./project-store.ts";
import { keyAt, keyForMove } from "./rules.ts";
import { optionEvent } from "./webhook-events.ts";

const requireFitting = (optionType: OptionType, content: string) => {
  if (content.length > optionMax[optionType]) throw new AppError("invalid_input", "content: Text limit reached");
  if (!hasFittingContent({ optionType, content })) throw new AppError("invalid_input", `content: ${NOT_A_THUMBNAIL}`);
};
type Writer = { userId: string } & Sender;
/** AI tags are read from titles and concepts. */
const isText = (type: OptionType) => type !== "thumbnail";

export const optionService = (context: Pick<AppContext, "db" | "sockets" | "jobs" | "now">) => {
  const { db } = context;
  const options = optionStore(db);
  const projects = projectStore(db);
  const activity = activityStore(db);
  const events = projectEvents(context);
  const lockProject = lockProjectForWriting(context);

  const stored = async (scope: AuthorizedScope, id: string): Promise<ProjectOption> => {
    const option = await options.get(scope, id);
    if (!option) throw notFound();
    return option;
  };

  const change = async (
    authorize: Authorize,
    writer: Writer,
    id: string,
    { content, description, position, fence }: OptionChange,
  ): Promise<ProjectOption | null> => {
    const owner = await options.findOwner(id);
    const scope = await authorize(owner);
    if (!owner) throw notFound();
    return db.transaction(async () => {
      const project = await lockProject(scope, writer.userId, owner.projectId, { fence });
      const option = await options.find(project, id);
      if (!option) throw notFound();
      const type = option.optionType;
      const text = content?.trim();
      const isDeleted = content !== undefined && isEmptied(content);
      const primaryId = project[primaryField(type)];
      if (isDeleted) {
        await projects.update(scope, project, { [primaryField(type)]: primaryAfterDeleting(primaryId, id) });
        await options.delete(project, id);
        await activity.add(project.id, writer.userId, [`Deleted a ${type}`]);
        await publishWebhookEvent(context, scope, optionEvent("deleted", project, option));
      } else {
        if (text !== undefined) requireFitting(type, text);
        const siblings = position === undefined ? [] : await options.listOfType(project, type, { except: id });
        const key = position === undefined ? undefined : keyForMove(siblings, option.position, position);
        await options.update(project, id, {
          ...(text !== undefined && { content: text }),
          ...(description !== undefined && { description }),
          ...(key !== undefined && { position: key }),
        });
        await projects.update(scope, project, {});
        if (text !== undefined && text !== option.content)
          await activity.add(project.id, writer.userId, [`Edited a ${type}`]);
        if (text !== undefined) await scheduleDescription(context, { ...(await stored(scope, id)) });
        await publishWebhookEvent(
          context,
          scope,
          optionEvent("updated", project, { ...option, content: text ?? option.content }),
        );
      }
      if (content !== undefined && isText(type) && primaryId === id) await scheduleAiTagging(context, project.id);
      await events.publishChanged({ scope, projectId: project.id }, writer);
      return isDeleted ? null : stored(scope, id);
    });
  };

  return {
    add: async (
      authorize: Authorize,
      writer: Writer,
      { id: wantedId, videoProjectId, fence, position, asPrimary, ...option }: NewOption,
    ): Promise<{ data: ProjectOption }> => {
      requireFitting(option.optionType, option.content);
      const scope = await authorize(await projects.findOwner(videoProjectId));
      return db.transaction(async () => {
        const project = await lockProject(scope, writer.userId, videoProjectId, { fence });
        const type = option.optionType;
        const siblings = await options.listOfType(project, type);
        const ids = siblings.map((sibling) => sibling.id);
        if (wantedId && ids.includes(wantedId)) throw new AppError("conflict", "This option already exists");
        if (siblings.length >= OPTIONS_MAX)
          throw new AppError("conflict", `A project can have at most ${OPTIONS_MAX} options of each type`);
        const primaryId = project[primaryField(type)];
        const index = position ?? insertionIndex(ids, primaryId, option.source);
        const row = { ...option, position: keyAt(siblings, index) };
        const freshId = crypto.randomUUID();
        const isFree = wantedId !== undefined && (await options.insert(project, { ...row, id: wantedId }));
        if (!isFree) await options.insert(project, { ...row, id: freshId });
        const id = isFree ? wantedId : freshId;
        const primaryAfter = asPrimary ? id : primaryAfterAdding(ids, primaryId, id);
        await projects.update(scope, project, { [primaryField(type)]: primaryAfter });
        const lines = [`Added a ${type}`, ...(asPrimary ? [`Chose the primary ${type}`] : [])];
        await activity.add(project.id, writer.userId, lines);
        if (primaryAfter === id && isText(type)) await scheduleAiTagging(context, project.id);
        await scheduleDescription(context, { ...option, id });
        await publishWebhookEvent(context, scope, optionEvent("created", project, { ...option, id }));
        await events.publishChanged({ scope, projectId: project.id }, writer);
        return { data: await stored(scope, id) };
      });
    },
    get: async (authorize: Authorize, id: string) => ({
      data: await stored(await authorize(await options.findOwner(id)), id),
    }),
    /** Returns no option if the text was emptied, which deletes the option. */
    update: async (authorize: Authorize, writer: Writer, id: string, optionChange: OptionChange) => ({
      data: await change(authorize, writer, id, optionChange),
    }),
    remove: async (authorize: Authorize, writer: Writer, id: string, fence?: number): Promise<void> => {
      await change(authorize, writer, id, { content: "", fence });
    },
  };
};
