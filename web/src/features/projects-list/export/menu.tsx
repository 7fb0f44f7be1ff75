import { PROJECT_PAGE_LIMIT, type VideoProject } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { fetchPages } from "../../../lib/fetch-pages.ts";
import { t } from "../../../locales/en/projects-list.ts";
import { ExportMenu } from "../../../ui/export-menu.tsx";
import { fetchProjects, type ProjectFilter } from "../../projects/index.ts";
import { csvOf, jsonOf } from "./rows.ts";

/** Every project of a filter, page by page. */
const fetchAll = (
  channel: ActiveChannel,
  filter: ProjectFilter,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<VideoProject[]> =>
  fetchPages(
    async (cursor: string | undefined) => {
      const page = await fetchProjects(channel, filter, { cursor, limit: PROJECT_PAGE_LIMIT, signal });
      return { rows: page.data, next: page.responseMetadata.nextCursor };
    },
    { onProgress },
  );

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
