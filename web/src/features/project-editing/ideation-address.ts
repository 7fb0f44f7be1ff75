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

/** The address contains whether the drawer is open, its pane, and its source. */
export function useIdeationAddress(channel: ActiveChannel, projectId: string) {
  const { pane, from, new: isNew } = useQueryString(Search);
  const go = useGo();
  const show = (query: { pane?: Pane; from?: string }) =>
    void go(paths.project(channel, projectId, query), { replace: true });
  return {
    pane,
    from,
    isNew: isNew === "1",
    open: (opened: Pane, start?: string) => show({ pane: opened, ...(start && { from: start }) }),
    close: () => show({}),
  };
}
export type IdeationAddress = ReturnType<typeof useIdeationAddress>;
