import { Download } from "lucide-react";
import { useExport } from "../../../lib/use-export.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import type { ActiveChannel } from "../../channels/index.ts";
import type { ProjectFilter } from "../../projects/index.ts";
import { t } from "../texts.ts";
import { fetchAll } from "./fetch-all.ts";
import { csvOf, jsonOf } from "./rows.ts";

export function ExportMenu({ place, filter }: { place: ActiveChannel; filter: ProjectFilter }) {
  const { run, isRunning, count } = useExport({
    name: "projects",
    fetchAll: (signal, onProgress) => fetchAll(place, filter, signal, onProgress),
    write: { csv: csvOf, json: jsonOf },
    done: (written) => t("export.done", { count: written }),
    failed: t("export.failed"),
  });
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="type-data text-xs text-faint">
        {count !== undefined && t("export.running", { count })}
      </span>
      <Menu
        align="end"
        trigger={<IconButton label={t("export.name")} icon={<Download />} size="sm" busy={isRunning} />}
      >
        <MenuItem onSelect={() => void run("csv")}>{t("export.csv")}</MenuItem>
        <MenuItem onSelect={() => void run("json")}>{t("export.json")}</MenuItem>
      </Menu>
    </span>
  );
}
