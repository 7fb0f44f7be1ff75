import { PROJECT_PAGE_LIMIT, type VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { fetchProjects, type ProjectFilter } from "../../projects/index.ts";

/** Every project of a filter, page by page. */
export async function fetchAll(
  channel: ActiveChannel,
  filter: ProjectFilter,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<VideoProject[]> {
  const all: VideoProject[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchProjects(channel, filter, { cursor, limit: PROJECT_PAGE_LIMIT, signal });
    all.push(...page.data);
    onProgress(all.length);
    cursor = page.responseMetadata.nextCursor ?? undefined;
  } while (cursor);
  return all;
}
