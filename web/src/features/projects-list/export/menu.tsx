import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { t } from "../../../locales/en/projects-list.ts";
import { ExportMenu } from "../../../ui/export-menu.tsx";
import type { ProjectFilter } from "../../projects/index.ts";
import { fetchAll } from "./fetch-all.ts";
import { csvOf, jsonOf } from "./rows.ts";

export const ExportProjects = ({ channel, filter }: { channel: ActiveChannel; filter: ProjectFilter }) => (
  <ExportMenu
    name="projects"
    fetchAll={(signal, onProgress) => fetchAll(channel, filter, signal, onProgress)}
    write={{ csv: csvOf, json: jsonOf }}
    done={(count) => t("export.done", { count })}
    label={t("export.name")}
    formats={{ csv: t("export.csv"), json: t("export.json") }}
    running={(count) => t("export.running", { count })}
    failed={t("export.failed")}
  />
);
