import { AppError } from "@coldopen/contract/kernel/errors";
import type { ProjectListQuery } from "@coldopen/contract/projects/query";
import { primaryField } from "@coldopen/contract/projects/rules";
import {
  type NewProject,
  OptionType,
  type ProjectChange,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { isAdminRole } from "@coldopen/contract/session/rules";
import { type Authorize, roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { World } from "../../world.ts";
import { activityStore } from "./activity-store.ts";
import { scheduleAiTagging } from "./ai-tagging.ts";
import { scheduleDescription } from "./describing.ts";
import { projectListStore } from "./list-store.ts";
import { liveProjects } from "./live.ts";
import { lockProjectForWriting, notFound } from "./lock-project.ts";
import type { LockedProject } from "./locked-project-store.ts";
import { optionStore } from "./option-store.ts";
import { projectStore } from "./project-store.ts";
import { publishedStore, type VideoStats } from "./published-store.ts";
import { activityOf, changesItsWords, keyBetween } from "./rules.ts";

const RETENTION_DAYS = 7;
const NO_STATS: VideoStats = { duration: null, views: null, outlierIndex: null };

export const projectsService = (world: Pick<World, "db" | "sockets" | "jobs" | "now">) => {
  const { db } = world;
  const projects = projectStore(db);
  const options = optionStore(db);
  const activity = activityStore(db);
  const published = publishedStore(db);
  const live = liveProjects(world);
  const lists = projectListStore(db);
  const lockProject = lockProjectForWriting(world);

  const authorizeProject = async (authorize: Authorize, id: string) => authorize(await projects.findOwner(id));

  const detail = async (scope: AuthorizedScope, id: string): Promise<{ data: VideoProjectDetail }> => {
    const data = await projects.get(scope, id);
    if (!data) throw notFound();
    return { data };
  };

  const requireOwner = (project: LockedProject, caller: Caller, scope: AuthorizedScope) => {
    if (project.createdBy !== caller.userId && !isAdminRole(roleIn(caller, scope)))
      throw new AppError("forbidden", "Only whoever made it, an admin or the primary owner may delete a project");
  };

  const requireOwnPrimaries = async (project: LockedProject, change: ProjectChange): Promise<void> => {
    for (const type of OptionType.options) {
      const id = change[primaryField(type)];
      if (id && (await options.find(project, id))?.optionType !== type)
        throw new AppError("invalid_input", "A primary option must be one of this project's own");
    }
  };

  /** A project that gets another video, or is published now, takes the video's figures; those of an earlier one go. */
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

    create: (scope: AuthorizedScope, userId: string, project: NewProject): Promise<{ data: VideoProjectDetail }> =>
      db.transaction(async () => {
        if (!(await projects.hasChannel(scope))) throw notFound();
        const { name, title, status, isPublic, source } = project;
        const id = crypto.randomUUID();
        await projects.insert(scope, { id, name, title, status, isPublic, source, createdBy: userId });
        const first = project.options.map((option) => ({
          ...option,
          id: crypto.randomUUID(),
          position: keyBetween(undefined, undefined),
          source: "user" as const,
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
        if (title || first.some(({ optionType }) => optionType !== "thumbnail")) await scheduleAiTagging(world, id);
        for (const option of first) await scheduleDescription(world, option);
        return detail(scope, id);
      }),

    update: async (authorize: Authorize, userId: string, id: string, { fence, ...change }: ProjectChange) => {
      const scope = await authorizeProject(authorize, id);
      return db.transaction(async () => {
        const project = await lockProject(scope, userId, id, { fence });
        await requireOwnPrimaries(project, change);
        if (Object.keys(change).length === 0) return detail(scope, id);
        const { videoProjectTags, youtubeURL, ...fields } = change;
        const link = youtubeURL === undefined ? {} : { youtubeUrl: youtubeURL };
        await projects.update(scope, project, { ...fields, ...link, ...(await statsAfter(project, change)) });
        if (videoProjectTags) await projects.replaceTags(scope, project, videoProjectTags);
        const lines = activityOf(change).filter(({ field }) => !field || change[field] !== project[field]);
        await activity.add(
          id,
          userId,
          lines.map(({ what }) => what),
        );
        if (changesItsWords(change)) await scheduleAiTagging(world, id);
        await live.changed(id);
        return detail(scope, id);
      });
    },

    /** Can be restored until it is purged. */
    remove: async (authorize: Authorize, caller: Caller, id: string) => {
      const scope = await authorizeProject(authorize, id);
      await db.transaction(async () => {
        const project = await lockProject(scope, caller.userId, id);
        requireOwner(project, caller, scope);
        await projects.setDeleted(scope, project, true);
        await activity.add(id, caller.userId, ["Deleted the project"]);
        await live.changed(id);
      });
    },
    restore: async (authorize: Authorize, caller: Caller, id: string) => {
      const scope = await authorizeProject(authorize, id);
      return db.transaction(async () => {
        const project = await lockProject(scope, caller.userId, id, { isDeleted: true });
        requireOwner(project, caller, scope);
        await projects.setDeleted(scope, project, false);
        await activity.add(id, caller.userId, ["Took the deletion back"]);
        await live.changed(id);
        return detail(scope, id);
      });
    },
    purge: () => projects.purge(RETENTION_DAYS),
    /** After the catalogue was updated. */
    refreshPublished: async (): Promise<void> => {
      for (const id of await published.refreshVideoStats()) await live.changed(id);
    },

    activity: async (authorize: Authorize, id: string) => {
      const scope = await authorizeProject(authorize, id);
      await detail(scope, id);
      return { data: await activity.list(scope, id) };
    },
    tags: (scope: AuthorizedScope) => projects.tagsInUse(scope),
  };
};
