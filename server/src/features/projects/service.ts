import { AppError } from "@coldopen/contract/kernel/errors";
import type { NewProject, ProjectChange, VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { World } from "../../world.ts";
import { activityStore } from "./activity-store.ts";
import { holdForWriting, notFound, requirePlan } from "./hold.ts";
import type { HeldProject } from "./hold-store.ts";
import { projectListStore } from "./list-store.ts";
import { liveProjects } from "./live.ts";
import { projectStore } from "./project-store.ts";
import { projectWriteStore } from "./project-write-store.ts";
import { publishedStore } from "./published-store.ts";

const KEPT_DAYS = 7;
type Channel = { organizationId: string; channelUCID: string };
type Writer = { userId: string };

export const projectsService = (world: Pick<World, "db" | "sockets" | "now">) => {
  const { db } = world;
  const projects = projectStore(db);
  const writes = projectWriteStore(world);
  const activity = activityStore(db);
  const published = publishedStore(db);
  const live = liveProjects(world);
  const lists = projectListStore(db);
  const hold = holdForWriting(world);

  const detail = async (scope: { organizationId: string; channelUcid: string }, id: string) => {
    const data = await projects.get(scope, id);
    if (!data) throw notFound();
    return { data };
  };

  const requireOwner = (held: HeldProject, { userId }: Writer) => {
    if (held.createdBy !== userId && !isAdminRole(held.role))
      throw new AppError("forbidden", "Only whoever made it, an admin or the primary owner may delete a project");
  };

  return {
    list: lists.list,
    get: ({ organizationId, channelUCID }: Channel, id: string) =>
      detail({ organizationId, channelUcid: channelUCID }, id),

    create: async (writer: Writer, project: NewProject): Promise<{ data: VideoProjectDetail }> => {
      const started = await writes.start(writer, project);
      if (!started) throw notFound();
      return detail(started, started.id);
    },
    update: async (writer: Writer, id: string, change: ProjectChange): Promise<{ data: VideoProjectDetail }> => {
      const written = await writes.change(writer, id, change);
      const { fence: _, ...changed } = change;
      if (Object.keys(changed).length > 0) await live.changed(id);
      return detail(written, id);
    },

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
