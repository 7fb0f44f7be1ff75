import { paths } from "@coldopen/contract/paths";
import { rootDestination } from "@coldopen/contract/session/rules";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { replaceWithProjects } from "../../lib/first-entry.ts";
import { partsOf } from "../../lib/link.tsx";
import { userQuery } from "./api.ts";

/** After a change of session: clears the cache and navigates. The studio gets the projects list as its first entry. */
export function useEnter() {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(
    async (href: string = paths.root) => {
      client.removeQueries({ type: "inactive" });
      client.removeQueries({ queryKey: userQuery.queryKey });
      // A failure is shown by the router, which loads the user again.
      const user = await client.ensureQueryData(userQuery).catch(() => null);
      const isStudio = href === paths.root && rootDestination(user ?? undefined).to === "chat";
      if (isStudio) replaceWithProjects(window.history, router.history.location.state.__TSR_index);
      await router.navigate({ ...partsOf(href), replace: !isStudio });
    },
    [client, router],
  );
}
