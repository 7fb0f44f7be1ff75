import type { VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Pages } from "../../lib/reach-end.ts";
import type { ChangeSearch, ProjectsSearch } from "../project-filters/index.ts";
import type { ProjectChanges } from "./bulk/changes.ts";
import type { Ranking } from "./ranking/use-ranking.ts";
import type { Selection } from "./selection.ts";

/** The bars that stay on top while the list scrolls, the head of the table included. */
export const BARS_PX = 128;

/** What table and grid show alike. */
export type ProjectsView = {
  place: ActiveChannel;
  projects: readonly VideoProject[];
  now: Date;
  search: ProjectsSearch;
  change: ChangeSearch;
  selection: Selection;
  changes: ProjectChanges;
  mayDelete: (project: VideoProject) => boolean;
  pages: Pages;
  /** While the list is sorted by the person's own order. */
  ranking: Ranking | undefined;
};
