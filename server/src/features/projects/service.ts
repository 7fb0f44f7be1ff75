import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import {
  type NewProject,
  PROJECTS_MAX,
  type ProjectChange,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { Sender } from "../../platform/sockets/announce.ts";
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
const PROJECT_LIMIT_REACHED = `A channel can have at most ${PROJECTS_MAX.toLocaleString("en-US")} projects. Deleted projects count until ${KEPT_DAYS} days have passed.`;
type Channel = { organizationId: string; channelUCID: string };
type Writer = { userId: string } & Sender;

export const projectsService = (world: Pick<World, "db" | "sockets" | "announce" | "now">) => {
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

  const announceList = (scope: Scope, projectId: string, writer: Writer) =>
    world.announce.toChannel(scope, "system", { eventType: "videoProject:listChanged", projectId }, writer);

  const requireOwner = (held: HeldProject, { userId }: Writer) => {
    if (held.createdBy !== userId && !isAdminRole(held.role))
      throw new AppError("forbidden", "Only whoever made it, an admin or the primary owner may delete a project");
  };

  return {
    list: lists.list,
    get: ({ organizationId, channelUCID }: Channel, id: string) =>
      detail({ organizationId, channelUcid: channelUCID }, id),

    create: (writer: Writer, project: NewProject): Promise<{ data: VideoProjectDetail }> =>
      db.transaction(async () => {
        const scope = { organizationId: project.organizationId, channelUcid: project.channelUCID };
        await projects.lockChannel(scope);
        if ((await projects.count(scope)) >= PROJECTS_MAX) throw new AppError("project_limit", PROJECT_LIMIT_REACHED);
        const data = await writes.start(writer, project);
        if (!data) throw notFound();
        await announceList(scope, data.id, writer);
        return { data };
      }),
    update: async (writer: Writer, id: string, change: ProjectChange): Promise<{ data: VideoProjectDetail }> => {
      const { scope, project: data } = await writes.change(writer, id, change);
      const { fence: _, ...changed } = change;
      if (Object.keys(changed).length > 0) await live.changed({ scope, projectId: id }, writer);
      return { data };
    },

    /** For a while it can be taken back. */
    remove: (writer: Writer, id: string) =>
      db.transaction(async () => {
        const held = await hold(writer.userId, { projectId: id });
        requireOwner(held, writer);
        await projects.setDeleted(id, true);
        await activity.add(id, writer.userId, ["Deleted the project"]);
        await live.changed({ scope: held, projectId: id }, writer);
        await announceList(held, id, writer);
      }),
    restore: (writer: Writer, id: string) =>
      db.transaction(async () => {
        const held = await hold(writer.userId, { projectId: id }, { isDeleted: true });
        requireOwner(held, writer);
        await projects.setDeleted(id, false);
        await activity.add(id, writer.userId, ["Took the deletion back"]);
        await live.changed({ scope: held, projectId: id }, writer);
        await announceList(held, id, writer);
        return detail(held, id);
      }),
    purge: () => projects.purge(KEPT_DAYS),
    /** After the catalogue has counted anew. */
    refreshPublished: async (): Promise<void> => {
      for (const { id, ...scope } of await published.takeNumbers()) await live.changed({ scope, projectId: id });
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
