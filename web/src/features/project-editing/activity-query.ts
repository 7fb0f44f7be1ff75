import { queryOptions } from "@tanstack/react-query";
import { projectsApi } from "../projects/index.ts";

export const activityQuery = (id: string) =>
  queryOptions({
    queryKey: ["project-activity", id],
    queryFn: async ({ signal }) => (await projectsApi.activity({ params: { id } }, { signal })).data,
  });
