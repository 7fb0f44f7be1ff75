export {
  fetchProjects,
  type ProjectFilter,
  patchLists,
  projectQuery,
  projectsApi,
  projectsQuery,
  projectTagsQuery,
  refetchLists,
  scopeOf,
  sectionQuery,
  useRemoveProject,
  useRestoreProject,
} from "./api.ts";
export { useAddProject, useNewProject } from "./new-project.ts";
