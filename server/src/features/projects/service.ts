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
import type { World } from "../../world.ts";
import { activityStore } from "./activity-store.ts";
import { addAiTagging } from "./ai-tagging.ts";
import { holdForWriting, notFound, requirePlan } from "./hold.ts";
import type { HeldProject } from "./hold-store.ts";
import { projectListStore } from "./list-store.ts";
import { liveProjects } from "./live.ts";
import { optionStore } from "./option-store.ts";
import { projectStore } from "./project-store.ts";
import { publishedStore } from "./published-store.ts";
import { activityOf, changesItsWords, namesItsVideo } from "./rules.ts";

const KEPT_DAYS = 7;
type Channel = { organizationId: string; channelUCID: string };
type Writer = { userId: string };

export const projectsService = (world: Pick<World, "db" | "sockets" | "jobs" | "now">) => {
  const { db } = world;
  const projects = projectStore(db);
  const options = optionStore(db);
  const activity = activityStore(db);
  const published = publishedStore(db);
  const live = liveProjects(world);
  const hold = holdForWriting(world);

  const detail = async (scope: { organizationId: string; channelUcid: string }, id: string) => {
    const data = await projects.get(scope, id);
    if (!data) throw notFound();
    return { data };
  };

  const requireOwnOptions = async (held: HeldProject, change: ProjectChange) => {
    const chosen = OptionType.options.flatMap((type) => {
      const id = change[primaryField(type)];
      return id ? [{ type, id }] : [];
    });
    if (chosen.length === 0) return;
    const kinds = await options.kindsOf(
      held.id,
      chosen.map(({ id }) => id),
    );
    if (chosen.some(({ id, type }) => kinds.get(id) !== type))
      throw new AppError("invalid_input", "A primary option must be one of this project's own");
  };

  const requireOwner = (held: HeldProject, { userId }: Writer) => {
    if (held.createdBy !== userId && !isAdminRole(held.role))
      throw new AppError("forbidden", "Only whoever made it, an admin or the primary owner may delete a project");
  };

  return {
    list: (query: ProjectListQuery) => projectListStore(db).list(query),
    get: ({ organizationId, channelUCID }: Channel, id: string) =>
      detail({ organizationId, channelUcid: channelUCID }, id),

    create: (writer: Writer, project: NewProject): Promise<{ data: VideoProjectDetail }> =>
      db.transaction(async () => {
        const made = await projects.insert(project, writer.userId);
        if (!made) throw notFound();
        if (project.tags.length > 0)
          await projects.setTags(
            made,
            project.tags.map((name) => ({ name, category: null, source: "user" })),
          );
        await activity.add(made.id, writer.userId, ["Started the project"]);
        if (project.title) await addAiTagging(world, made.id);
        return detail(made, made.id);
      }),

    update: (writer: Writer, id: string, { fence, ...change }: ProjectChange) =>
      db.transaction(async () => {
        const held = await hold(writer.userId, { projectId: id }, { fence });
        await requireOwnOptions(held, change);
        if (Object.keys(change).length > 0) {
          await projects.update(id, change);
          if (namesItsVideo(held, change)) await published.takeNumbers(id);
          if (change.videoProjectTags) await projects.setTags(held, change.videoProjectTags);
          await activity.add(id, writer.userId, activityOf(held, change));
          if (changesItsWords(change)) await addAiTagging(world, id);
          await live.changed(id);
        }
        return detail(held, id);
      }),

    /** For a while it can be taken back. */
    remove: (writer: Writer, id: string) =>
      db.transaction(async () => {
        requireOwner(await hold(writer.userId, { projectId: id }), writer);
        await projects.setDeleted(id, true);
        await activity.add(id, writer.userId, ["Deleted the project"]);
        await live.changed(id);
      }),
    restore: (writer: Writer, id: string) =>
      db.transaction(async () => {
        const held = await hold(writer.userId, { projectId: id }, { isDeleted: true });
        requireOwner(held, writer);
        await projects.setDeleted(id, false);
        await activity.add(id, writer.userId, ["Took the deletion back"]);
        await live.changed(id);
        return detail(held, id);
      }),
    purge: () => projects.purge(KEPT_DAYS),
    /** After the catalogue has counted anew. */
    refreshPublished: async (): Promise<void> => {
      for (const id of await published.takeNumbers()) await live.changed(id);
    },

    activity: async (reader: Writer, id: string) => {
      const seen = await activity.visibleTo(reader.userId, id);
      if (!seen) throw notFound();
      requirePlan(seen.isPaid);
      return { data: seen.entries };
    },
    tags: ({ organizationId, channelUCID }: Channel) =>
      projects.tagsInUse({ organizationId, channelUcid: channelUCID }),
  };
};
