import type { VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../channels/index.ts";
import type { ProjectChanges } from "./bulk-changes.ts";
import type { ChangeSearch } from "./projects-address.ts";
import type { Pages } from "./projects-reach-end.ts";
import type { ProjectsSearch } from "./projects-search.ts";
import type { Selection } from "./projects-selection.ts";

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
};
