import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus } from "@coldopen/contract/projects/schema";
import { t } from "../../locales/en/project-page.ts";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import { StatusBadge, type StatusTone } from "../../ui/status-badge.tsx";
import { useProjectPage } from "../project-editing/index.ts";

const tones: Record<ProjectStatus, StatusTone> = { idea: "idea", in_development: "in-dev", published: "published" };
const options = ProjectStatus.options.map((value) => ({
  value,
  label: statusLabel[value],
  icon: (
    <StatusBadge tone={tones[value]} bare aria-hidden>
      {statusLabel[value]}
    </StatusBadge>
  ),
}));

export function ProjectStatusMenu() {
  const { project, canEdit, edit } = useProjectPage("ProjectStatusMenu");
  const badge = <StatusBadge tone={tones[project.status]}>{statusLabel[project.status]}</StatusBadge>;
  if (!canEdit) return badge;
  return (
    <Menu
      align="end"
      trigger={
        <button type="button" aria-label={`${t("status")}: ${statusLabel[project.status]}`} className="rounded-sm">
          {badge}
        </button>
      }
    >
      <MenuRadios
        label={t("status")}
        hideLabel
        value={project.status}
        options={options}
        onValueChange={(status) => edit({ kind: "change", change: { status } })}
      />
    </Menu>
  );
}
