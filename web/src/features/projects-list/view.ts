import type { VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import type { Pages } from "../../lib/use-infinite-scroll.ts";
import type { ChangeSearch, ProjectsSearch } from "../project-filters/index.ts";
import type { ProjectChanges } from "./bulk/changes.ts";
import type { Ranking } from "./ranking/use-ranking.ts";
import type { Selection } from "./selection.ts";

/** The sticky bars above the list, including the table header. */
export const BARS_PX = 128;

/** What table and grid have in common. */
export type ProjectsView = {
  channel: ActiveChannel;
  projects: readonly VideoProject[];
  now: Date;
  search: ProjectsSearch;
  change: ChangeSearch;
  selection: Selection;
  changes: ProjectChanges;
  mayDelete: (project: VideoProject) => boolean;
  pages: Pages;
  /** While the list is sorted by rank. */
  ranking: Ranking | undefined;
};
