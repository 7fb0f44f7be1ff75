import { Pane } from "@coldopen/contract/ideation/schema";
import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";

const Search = z.object({
  pane: Pane.optional().catch(undefined),
  new: z.literal("1").optional().catch(undefined),
  from: z.uuid().optional().catch(undefined),
});

/** The address says whether the drawer is open, on which pane, and what it starts from. */
export function useIdeationAddress(place: ActiveChannel, projectId: string) {
  const { pane, from, new: isNew } = useQueryString(Search);
  const go = useGo();
  const show = (query: { pane?: Pane; from?: string }) =>
    void go(paths.project(place, projectId, query), { replace: true });
  return {
    pane,
    from,
    isNew: isNew === "1",
    open: (opened: Pane, start?: string) => show({ pane: opened, ...(start && { from: start }) }),
    close: () => show({}),
  };
}
export type IdeationAddress = ReturnType<typeof useIdeationAddress>;
