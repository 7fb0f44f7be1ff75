import { queryOptions } from "@tanstack/react-query";
import { sessionApi } from "../session/index.ts";

/** The configured sign-in methods; constant while a page is open. */
export const providersQuery = queryOptions({
  queryKey: ["session", "providers"],
  queryFn: ({ signal }) => sessionApi.providers({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
