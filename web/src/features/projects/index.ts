export { projectQuery, projectsApi, scopeOf, useCreateProject, useUpdateProject } from "./api.ts";
export { useNewProject } from "./projects-new.ts";
