import { paths } from "@coldopen/contract/paths";
import { useQueryClient } from "@tanstack/react-query";
import { useGo } from "../../lib/link.tsx";

/** After the session changed: forget what the last one knew, and let the next address decide. */
export function useEnter() {
  const client = useQueryClient();
  const go = useGo();
  return async (href: string = paths.root) => {
    client.removeQueries();
    await go(href, { replace: true });
  };
}
