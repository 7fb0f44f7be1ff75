import { aboutRoutes } from "@coldopen/contract/about/routes";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

const aboutApi = api(aboutRoutes);

export const aboutQuery = queryOptions({
  queryKey: ["about"],
  queryFn: ({ signal }) => aboutApi.about({}, { signal }),
});
