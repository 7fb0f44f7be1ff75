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
  rememberLists,
  scopeOf,
  sectionQuery,
  useCreateProject,
  useRemoveProject,
  useRestoreProject,
} from "./api.ts";
export { ideaOfElement, ideaOfVideo, useAddToIdeaBank, youtubeItemOf } from "./idea-bank.ts";
export { useAddProject, useNewProject } from "./new-project.ts";
