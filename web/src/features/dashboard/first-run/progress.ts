import type { VideoProject } from "@coldopen/contract/projects/schema";
import { z } from "zod";
import { persisted } from "../../../lib/persisted.ts";

/** Channels whose checklist was dismissed in this browser. */
export const dismissedChecklists = persisted("studio-dismissed-checklists", z.array(z.string()));

type Progress = Pick<
  VideoProject,
  "id" | "status" | "titlePrimaryOptionId" | "conceptPrimaryOptionId" | "thumbnailPrimaryOptionId"
>;

export const hasPackage = (project: Progress): boolean =>
  project.titlePrimaryOptionId !== null &&
  project.conceptPrimaryOptionId !== null &&
  project.thumbnailPrimaryOptionId !== null;

/** Until the first package is made. A channel that has published from here needs no checklist. */
export const needsChecklist = (projects: readonly Progress[]): boolean =>
  !projects.some((project) => project.status === "published" || hasPackage(project));

/** The project to go on with, and what it lacks. */
export function nextInPackage(
  projects: readonly Progress[],
): { id: string; pane: "title" | "concept" | "thumbnail" } | undefined {
  const titled = projects.find(({ titlePrimaryOptionId }) => titlePrimaryOptionId !== null);
  if (titled) return { id: titled.id, pane: titled.conceptPrimaryOptionId === null ? "concept" : "thumbnail" };
  return projects[0] && { id: projects[0].id, pane: "title" };
}
