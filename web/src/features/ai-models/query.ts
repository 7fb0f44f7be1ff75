import { aiModelRoutes } from "@coldopen/contract/ai-models/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const aiModelApi = api(aiModelRoutes);

/** Apart from the texts of the settings: the brainstorm drawer needs no more than this. */
export const aiModelsQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["ai-models", orgId],
    queryFn: ({ signal }) => aiModelApi.overview({ params: { orgId } }, { signal }),
  });
