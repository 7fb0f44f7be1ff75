import { projectRoutes } from "@coldopen/contract/projects/routes";
import { api } from "../../lib/api.ts";

export const projectsApi = api(projectRoutes);
