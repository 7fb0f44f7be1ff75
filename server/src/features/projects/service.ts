import { AppError } from "@coldopen/contract/kernel/errors";
import type { ProjectListQuery } from "@coldopen/contract/projects/query";
import { canDeleteProject, primaryField } from "@coldopen/contract/projects/rules";
import {
  type NewProject,
  OptionType,
  PROJECTS_MAX,
  type ProjectChange,
  TAGS_MAX,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import type { AppContext } from "../../app-context.ts";
import { type Authorize, roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { publishWebhookEvent } from "../webhooks/index.ts";
import { activityStore } from "./activity-store.ts";
import { scheduleAiTagging } from "./ai-tagging.ts";
import { scheduleDescription } from "./describing.ts";
import { linkPublishedVideos } from "./link-published.ts";
import { projectListStore } from "./list-store.ts";
import { lockProjectForWriting, notFound } from "./lock-project.ts";
import type { LockedProject } from "./locked-project-store.ts";
import { optionStore } from "./option-store.ts";
import { projectEvents } from "./project-events.ts";
import { projectStore } from "./project-store.ts";
import { publishedStore, type VideoStats } from "./published-store.ts";
import { activityOf, changesText, keyBetween, tagsAfter } from "./rules.ts";
import { requestScoreMatch } from "./title-scores.ts";
import { optionEvent, projectEvent } from "./webhook-events.ts";

const RETENTION_DAYS = 7;
const PROJECT_LIMIT_REACHED = `A channel can have at most ${PROJECTS_MAX.toLocaleString("en-US")} projects. Deleted projects count until ${RETENTION_DAYS} days have passed.`;
type Writer = { userId: string } & Sender;
const NO_STATS: VideoStats = { duration: null, views: null, outlierIndex: null };

export const projectsService = (context: Pick<AppContext, "db" | "sockets" | "announce" | "jobs" | "now">) => {
  const { db } = context;
  const projects = projectStore(db);
  const options = optionStore(db);
  const activity = activityStore(db);
  const published = publishedStore(db);
  const events = projectEvents(context);
  const lists = projectListStore(db);
  const lockProject = lockProjectForWriting(context);

  const authorizeProject = async (authorize: Authorize, id: string) => authorize(await projects.findOwner(id));

  const detail = async (scope: AuthorizedScope, id: string): Promise<{ data: VideoProjectDetail }> => {
    const data = await projects.get(scope, id);
    if (!data) throw notFound();
    return { data };
  };

  const announceList = (scope: AuthorizedScope, projectId: string, sender: Sender) =>
    context.announce.toChannel(scope, "system", { eventType: "videoProject:listChanged", projectId }, sender);

  const publish = (scope: AuthorizedScope, ...change: Parameters<typeof projectEvent>) =>
    publishWebhookEvent(context, scope, projectEvent(...change));

  const requireCanDelete = (project: LockedProject, caller: Caller, scope: AuthorizedScope) => {
    if (!canDeleteProject(project, { id: caller.userId }, roleIn(caller, scope)))
      throw new AppError("forbidden", "Only its creator, an admin or the primary owner can delete a project");
  };

  /** The id is taken if its project was deleted or belongs to another channel, which a caller cannot see. */
  const freeId = async (id: string | undefined): Promise<string> =>
    id === undefined || (await projects.findOwner(id)) ? crypto.randomUUID() : id;

  const requireOwnPrimaries = async (project: LockedProject, change: ProjectChange): Promise<void> => {
    for (const type of OptionType.options) {
      const id = change[primaryField(type)];
      if (id && (await options.find(project, id))?.optionType !== type)
        throw new AppError("invalid_input", "A primary option must belong to this project");
    }
  };

  const changeTags = async (
    scope: AuthorizedScope,
    project: LockedProject,
    change: Pick<ProjectChange, "addTags" | "removeTags">,
  ): Promise<void> => {
    const { data } = await detail(scope, project.id);
    const tags = tagsAfter(data.videoProjectTags, change);
    if (tags.length > TAGS_MAX) throw new AppError("invalid_input", `A project can have at most ${TAGS_MAX} tags`);
    await projects.replaceTags(scope, project, tags);
  };

  /** The statistics of the video, if a published project gets another video or a project is published now. */
  const statsAfter = async (project: LockedProject, change: ProjectChange): Promise<Partial<VideoStats>> => {
    const link = change.youtubeURL === undefined ? project.youtubeURL : change.youtubeURL;
    const isPublished = (change.status ?? project.status) === "published";
    const isNew = change.youtubeURL !== undefined || project.status !== "published";
    const found = link !== null && isPublished && isNew ? await published.findVideoStats(link) : undefined;
    return found ?? (change.youtubeURL === undefined ? {} : NO_STATS);
  };

  return {
    list: (scope: AuthorizedScope, query: ProjectListQuery) => lists.list(scope, query),
    get: detail,

    create: (scope: AuthorizedScope, writer: Writer, project: NewProject): Promise<{ data: VideoProjectDetail }> =>
      db.transaction(async () => {
        if (!(await projects.lockChannel(scope))) throw notFound();
        const known = project.id === undefined ? undefined : await projects.get(scope, project.id);
        if (known) return { data: known };
        if ((await projects.count(scope)) >= PROJECTS_MAX) throw new AppError("project_limit", PROJECT_LIMIT_REACHED);
        const { userId } = writer;
        const { name, title, status, isPublic, source, youtubeItems } = project;
        const id = await freeId(project.id);
        await projects.insert(scope, { id, name, title, status, isPublic, source, youtubeItems, createdBy: userId });
        const first = project.options.map((option) => ({
          ...option,
          id: crypto.randomUUID(),
          position: keyBetween(undefined, undefined),
        }));
        for (const option of first) await options.insert({ id }, option);
        if (first.length > 0)
          await projects.update(
            scope,
            { id },
            Object.fromEntries(first.map((option) => [primaryField(option.optionType), option.id])),
          );
        const tags = project.tags.map((tag) => ({ name: tag, category: null, source: "user" as const }));
        if (tags.length > 0) await projects.replaceTags(scope, { id }, tags);
        await activity.add(id, userId, ["Started the project"]);
        if (title || first.some(({ optionType }) => optionType !== "thumbnail")) await scheduleAiTagging(context, id);
        for (const option of first) await scheduleDescription(context, option);
        await announceList(scope, id, writer);
        await publish(scope, "created", { id, name, status });
        for (const option of first)
          await publishWebhookEvent(context, scope, optionEvent("created", { id, name }, option));
        return detail(scope, id);
      }),

    update: async (authorize: Authorize, writer: Writer, id: string, { fence, ...change }: ProjectChange) => {
      const scope = await authorizeProject(authorize, id);
      const { userId } = writer;
      return db.transaction(async () => {
        const project = await lockProject(scope, userId, id, { fence });
        await requireOwnPrimaries(project, change);
        if (Object.keys(change).length === 0) return detail(scope, id);
        const { videoProjectTags, addTags, removeTags, youtubeURL, ...fields } = change;
        const link = youtubeURL === undefined ? {} : { youtubeUrl: youtubeURL };
        await projects.update(scope, project, { ...fields, ...link, ...(await statsAfter(project, change)) });
        if (videoProjectTags) await projects.replaceTags(scope, project, videoProjectTags);
        if (addTags || removeTags) await changeTags(scope, project, { addTags, removeTags });
        const lines = activityOf(change).filter(({ field }) => !field || change[field] !== project[field]);
        await activity.add(
          id,
          userId,
          lines.map(({ what }) => what),
        );
        if (youtubeURL !== undefined || fields.status !== undefined) await requestScoreMatch(context, id);
        if (changesText(change)) await scheduleAiTagging(context, id);
        await events.publishChanged({ scope, projectId: id }, writer);
        const changed = await detail(scope, id);
        await publish(scope, "updated", changed.data);
        return changed;
      });
    },

    /** A deleted project can be restored until it is purged. */
    remove: async (authorize: Authorize, caller: Caller & Sender, id: string) => {
      const scope = await authorizeProject(authorize, id);
      await db.transaction(async () => {
        const project = await lockProject(scope, caller.userId, id);
        requireCanDelete(project, caller, scope);
        await projects.setDeleted(scope, project, true);
        await activity.add(id, caller.userId, ["Deleted the project"]);
        await publish(scope, "deleted", project);
        await events.publishChanged({ scope, projectId: id }, caller);
        await announceList(scope, id, caller);
      });
    },
    restore: async (authorize: Authorize, caller: Caller & Sender, id: string) => {
      const scope = await authorizeProject(authorize, id);
      return db.transaction(async () => {
        const project = await lockProject(scope, caller.userId, id, { isDeleted: true });
        requireCanDelete(project, caller, scope);
        await projects.setDeleted(scope, project, false);
        await activity.add(id, caller.userId, ["Took the deletion back"]);
        await publish(scope, "restored", project);
        await events.publishChanged({ scope, projectId: id }, caller);
        await announceList(scope, id, caller);
        return detail(scope, id);
      });
    },
    purge: () => projects.purge(RETENTION_DAYS),
    /** Called after the catalogue was updated. */
    refreshPublished: async (): Promise<void> => {
      await linkPublishedVideos(context);
      for (const { id, ...scope } of await published.refreshVideoStats())
        await events.publishChanged({ scope, projectId: id });
    },

    activity: async (authorize: Authorize, id: string) => {
      const scope = await authorizeProject(authorize, id);
      await detail(scope, id);
      return { data: await activity.list(scope, id) };
    },
    tags: (scope: AuthorizedScope) => projects.tagsInUse(scope),
  };
};
