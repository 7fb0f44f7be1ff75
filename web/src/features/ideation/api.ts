import { ideationRoutes } from "@coldopen/contract/ideation/routes";
import { api } from "../../lib/api.ts";

export const ideationApi = api(ideationRoutes);
