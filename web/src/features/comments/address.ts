import { paths } from "@coldopen/contract/paths";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";

const Search = z.object({ comments: z.literal("open").optional().catch(undefined) });

/** The address contains whether the comments are open. They replace the ideation drawer, which takes the same place. */
export function useCommentsAddress(channel: ActiveChannel, projectId: string) {
  const isOpen = useQueryString(Search).comments === "open";
  const go = useGo();
  return {
    isOpen,
    toggle: () => void go(paths.project(channel, projectId, isOpen ? {} : { comments: "open" }), { replace: true }),
  };
}
