export { type ChangeSearch, useProjectsSearch } from "./address.ts";
export { ProjectFilters, StatusFilter } from "./filters.tsx";
export { allStatuses, filterOf, isEveryStatus, isFiltered, type ProjectsSearch, unfiltered } from "./search.ts";
export { ProjectSort } from "./sort.tsx";
export { WordsFilter } from "./words.tsx";
