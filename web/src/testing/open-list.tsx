import { paths } from "@coldopen/contract/paths";
import { aProject, projectId } from "@coldopen/contract/projects/factory";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { aUser, fieldNotes, northlight } from "@coldopen/contract/session/factory";
import { screen } from "@testing-library/react";
import type { FakeHandlers } from "./fake-api.ts";
import { renderApp } from "./render-app.tsx";

export const channel = { organizationId: northlight.id, channelUcid: fieldNotes.ucid };
export const many = (count: number, parts: Partial<VideoProject> = {}) =>
  Array.from({ length: count }, (_, n) => aProject({ id: projectId(n + 1), name: `Project ${n + 1}`, ...parts }));
export const everything = (projects: readonly VideoProject[]) => ({
  list: () => ({ data: [...projects], responseMetadata: { nextCursor: null } }),
  tags: () => ({ tags: [{ name: "Build", count: 3 }], aiCategories: ["Outdoors"] }),
});
export const open = (
  projects: readonly VideoProject[] | FakeHandlers["projects"],
  { query = "", ...options }: Partial<Parameters<typeof renderApp>[1]> & { query?: string } = {},
) =>
  renderApp(`${paths.projects(channel)}${query}`, {
    as: aUser(),
    ...options,
    api: { projects: Array.isArray(projects) ? everything(projects) : { ...everything([]), ...projects } },
  });
export const lastQuery = (api: ReturnType<typeof open>["api"]) =>
  api.calls.findLast(({ name }) => name === "projects.list")?.input;
export const row = (name: string | RegExp) => screen.findByRole("row", { name });
