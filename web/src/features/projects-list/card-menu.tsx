import { paths } from "@coldopen/contract/paths";
import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import { Ellipsis, Trash2 } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/projects-list.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { MenuItem, MenuRadios, MenuSeparator } from "../../ui/menu.tsx";
import { MenuOnDemand } from "../../ui/menu-on-demand.tsx";
import { titleOf } from "../project-cards/index.ts";
import type { ProjectChanges } from "./bulk/changes.ts";

type ProjectMenuProps = { channel: ActiveChannel; project: VideoProject; mayDelete: boolean; changes: ProjectChanges };

const statuses = ProjectStatus.options.map((value) => ({ value, label: statusLabel[value] }));

export function ProjectMenu({ channel, project, mayDelete, changes }: ProjectMenuProps) {
  const go = useGo();
  const label = t("list.actions", { name: titleOf(project) });
  return (
    <MenuOnDemand align="end" trigger={<GlyphButton size="sm" label={label} icon={<Ellipsis />} />}>
      <MenuItem onSelect={() => void go(paths.project(channel, project.id))}>{t("list.open")}</MenuItem>
      <MenuSeparator />
      <MenuRadios
        label={t("list.setStatus")}
        value={project.status}
        onValueChange={(status) => void changes.setStatus([project], status)}
        options={statuses}
      />
      {mayDelete && (
        <>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash2 />} onSelect={() => void changes.remove([project])}>
            {t("list.remove")}
          </MenuItem>
        </>
      )}
    </MenuOnDemand>
  );
}
