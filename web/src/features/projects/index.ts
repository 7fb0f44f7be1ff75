export {
  arrangeList,
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
  useCreateProject,
  useRemoveProject,
  useRestoreProject,
} from "./api.ts";
export { useAddProject, useNewProject } from "./new-project.ts";
