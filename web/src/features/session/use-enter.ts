import { paths } from "@coldopen/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { partsOf } from "../../lib/link.tsx";
import { userQuery } from "./api.ts";

/** After a change of session: clears the cache and navigates. */
export function useEnter() {
  const client = useQueryClient();
  const router = useRouter();
  return useCallback(
    async (href: string = paths.root) => {
      client.removeQueries({ type: "inactive" });
      client.removeQueries({ queryKey: userQuery.queryKey });
      await router.navigate({ ...partsOf(href), replace: true });
    },
    [client, router],
  );
}
