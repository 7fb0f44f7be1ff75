import { useChangeQuery, useQueryString } from "../../lib/search.ts";
import { ProjectsSearch } from "./search.ts";

export type ChangeSearch = (change: Partial<Record<keyof ProjectsSearch, unknown>>) => void;

/** The state of the list in its address. */
export const useProjectsSearch = (): { search: ProjectsSearch; change: ChangeSearch } => ({
  search: useQueryString(ProjectsSearch),
  change: useChangeQuery<keyof ProjectsSearch>(),
});
