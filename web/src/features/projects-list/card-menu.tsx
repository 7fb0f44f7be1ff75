import { paths } from "@coldopen/contract/paths";
import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import { Ellipsis, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/projects-list.ts";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator } from "../../ui/menu.tsx";
import { titleOf } from "../project-cards/index.ts";
import type { ProjectChanges } from "./bulk/changes.ts";

type ProjectMenuProps = { channel: ActiveChannel; project: VideoProject; mayDelete: boolean; changes: ProjectChanges };

const statuses = ProjectStatus.options.map((value) => ({ value, label: statusLabel[value] }));

/** A page has many of these, so the menu is created when it is first opened. */
export function ProjectMenu({ channel, project, mayDelete, changes }: ProjectMenuProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const go = useGo();
  const button = <GlyphButton size="sm" label={t("list.actions", { name: titleOf(project) })} icon={<Ellipsis />} />;
  if (!isWanted)
    return (
      <GlyphButton
        size="sm"
        label={t("list.actions", { name: titleOf(project) })}
        aria-haspopup="menu"
        icon={<Ellipsis />}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
    );
  return (
    <Menu align="end" trigger={button} open={isOpen} onOpenChange={setOpen}>
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
    </Menu>
  );
}
