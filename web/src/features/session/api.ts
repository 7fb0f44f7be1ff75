import { AppError } from "@coldopen/contract/kernel/errors";
import { sessionRoutes } from "@coldopen/contract/session/routes";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const sessionApi = api(sessionRoutes);
const asker = api(sessionRoutes, { whenSignedOut: "fail" });

/** The signed-in user, or null. Does not redirect to the log-out page. */
export const userQuery = queryOptions({
  queryKey: ["session", "user"],
  queryFn: async ({ signal }): Promise<UserProfile | null> => {
    if (!document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return null;
    try {
      return await asker.profile({}, { signal });
    } catch (error) {
      if (error instanceof AppError && error.code === "unauthenticated") return null;
      throw error;
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
});
