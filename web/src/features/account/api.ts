import { queryOptions } from "@tanstack/react-query";
import { sessionApi } from "../session/index.ts";

export const sessionsQuery = queryOptions({
  queryKey: ["session", "sessions"],
  queryFn: async ({ signal }) => (await sessionApi.sessions({}, { signal })).sessions,
});
