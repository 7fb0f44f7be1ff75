import { PROJECT_PAGE_LIMIT, type VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/projects-list.ts";
import { ExportMenu } from "../../../ui/export-menu.tsx";
import { fetchProjects, type ProjectFilter } from "../../projects/index.ts";
import { csvOf, jsonOf } from "./rows.ts";

/** Every project of a filter, page by page. */
async function fetchAll(
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

type ExportProjectsProps = {
  channel: ActiveChannel;
  filter: ProjectFilter;
  /** The file name without date and extension. */
  name?: string;
  done?: (count: number) => string;
};

export const ExportProjects = ({
  channel,
  filter,
  name = "projects",
  done = (count) => t("export.done", { count }),
}: ExportProjectsProps) => (
  <ExportMenu
    name={name}
    fetchAll={(signal, onProgress) => fetchAll(channel, filter, signal, onProgress)}
    write={{ csv: csvOf, json: jsonOf }}
    done={done}
    label={t("export.name")}
    formats={{ csv: t("export.csv"), json: t("export.json") }}
    running={(count) => t("export.running", { count })}
    failed={t("export.failed")}
  />
);
