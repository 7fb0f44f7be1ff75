export { projectQuery, projectsApi, scopeOf, useCreateProject, useUpdateProject } from "./api.ts";
