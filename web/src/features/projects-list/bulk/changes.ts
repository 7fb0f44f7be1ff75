import { statusLabel } from "@coldopen/contract/projects/rules";
import type { ProjectChange, ProjectStatus, ProjectTag, VideoProject } from "@coldopen/contract/projects/schema";
import { useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/projects-list.ts";
import { patchLists, projectsApi, refetchLists, rememberLists } from "../../projects/index.ts";
import { runOnEach } from "./run.ts";

type Change = {
  projects: readonly VideoProject[];
  show: (project: VideoProject) => VideoProject | undefined;
  run: (project: VideoProject) => Promise<unknown>;
  undo: (project: VideoProject) => Promise<unknown>;
  done: (count: number) => string;
};

const put = (id: string, body: ProjectChange) => projectsApi.update({ params: { id }, body });
const hasTag = ({ videoProjectTags }: VideoProject, name: string) =>
  videoProjectTags.some((tag) => tag.name.toLowerCase() === name.toLowerCase());

/** Optimistic changes of one or many projects, with Undo in the toast. */
export function useProjectChanges(channel: ActiveChannel) {
  const client = useQueryClient();

  async function change({ projects, show, run, undo, done: message }: Change) {
    const restoreLists = rememberLists(client, channel);
    const showOn = (changed: readonly VideoProject[]) => {
      const ids = new Set(changed.map(({ id }) => id));
      patchLists(client, channel, (project) => (ids.has(project.id) ? show(project) : project));
    };
    showOn(projects);
    const { done, failed } = await runOnEach(projects, run);
    if (failed.length > 0) {
      // The lists may be out of reach too, so failed projects return to their places without them.
      restoreLists();
      showOn(done);
      toast.error(t("bulk.failed", { count: failed.length }));
    }
    if (done.length > 0)
      toast.success(message(done.length), { label: t("undo"), onSelect: () => void takeBack(done, undo) });
    await refetchLists(client, channel);
  }

  async function takeBack(projects: readonly VideoProject[], undo: Change["undo"]) {
    const { failed } = await runOnEach(projects, undo);
    if (failed.length > 0) toast.error(t("bulk.undoFailed"));
    await refetchLists(client, channel);
  }

  return {
    setStatus: (projects: readonly VideoProject[], status: ProjectStatus) =>
      change({
        projects: projects.filter((project) => project.status !== status),
        show: (project) => ({ ...project, status }),
        run: ({ id }) => put(id, { status }),
        undo: (project) => put(project.id, { status: project.status }),
        done: (count) => t("bulk.statusDone", { count, status: statusLabel[status] }),
      }),
    addTag: (projects: readonly VideoProject[], name: string) => {
      const tag: ProjectTag = { name, category: null, source: "user" };
      return change({
        projects: projects.filter((project) => !hasTag(project, name)),
        show: (project) => ({ ...project, videoProjectTags: [...project.videoProjectTags, tag] }),
        run: ({ id }) => put(id, { addTags: [tag] }),
        undo: ({ id }) => put(id, { removeTags: [name] }),
        done: (count) => t("bulk.tagDone", { count, tag: name }),
      });
    },
    remove: (projects: readonly VideoProject[]) =>
      change({
        projects,
        show: () => undefined,
        run: ({ id }) => projectsApi.remove({ params: { id } }),
        undo: ({ id }) => projectsApi.restore({ params: { id } }),
        done: (count) => t("bulk.removed", { count }),
      }),
    reschedule: (project: VideoProject, publishDate: string | null, done: string) =>
      change({
        projects: [project],
        show: (one) => ({ ...one, publishDate }),
        run: ({ id }) => put(id, { publishDate }),
        undo: ({ id, publishDate: before }) => put(id, { publishDate: before }),
        done: () => done,
      }),
  };
}
export type ProjectChanges = ReturnType<typeof useProjectChanges>;
