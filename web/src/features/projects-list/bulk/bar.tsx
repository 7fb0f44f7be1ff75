import { statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectStatus, type VideoProject } from "@coldopen/contract/projects/schema";
import { ChevronDown, Tag, Trash2, X } from "lucide-react";
import { t } from "../../../locales/en/projects-list.ts";
import {
  ActionIsland,
  ActionIslandAction,
  ActionIslandSeparator,
  ActionIslandText,
} from "../../../ui/action-island.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../../ui/menu.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { statusTone } from "../../project-cards/index.ts";
import type { ProjectChanges } from "./changes.ts";
import { BulkTag } from "./tag.tsx";

type BulkBarProps = {
  chosen: readonly VideoProject[];
  mayDeleteAll: boolean;
  changes: ProjectChanges;
  onClear: () => void;
};

export function BulkBar({ chosen, mayDeleteAll, changes, onClear }: BulkBarProps) {
  const remove = () => {
    void changes.remove(chosen);
    onClear();
  };
  return (
    <div className="pointer-events-none sticky bottom-6 z-(--z-sticky) flex justify-center">
      <ActionIsland label={t("bulk.name")}>
        <ActionIslandText>
          <span role="status">{t("bulk.selected", { count: chosen.length })}</span>
        </ActionIslandText>
        <ActionIslandSeparator />
        <Menu
          side="top"
          trigger={
            <Button size="sm" kind="ghost" trailing={<ChevronDown />}>
              {t("bulk.status")}
            </Button>
          }
        >
          {ProjectStatus.options.map((status) => (
            <MenuItem key={status} onSelect={() => void changes.setStatus(chosen, status)}>
              <StatusBadge tone={statusTone[status]}>{statusLabel[status]}</StatusBadge>
            </MenuItem>
          ))}
        </Menu>
        <BulkTag
          trigger={
            <Button size="sm" kind="ghost" icon={<Tag />}>
              {t("bulk.tag")}
            </Button>
          }
          onAdd={(name) => void changes.addTag(chosen, name)}
        />
        <Tooltip content={t("bulk.notYours")} disabled={mayDeleteAll} describes={!mayDeleteAll}>
          <Button
            size="sm"
            kind="danger"
            icon={<Trash2 />}
            aria-disabled={!mayDeleteAll}
            {...(mayDeleteAll && { onClick: remove })}
          >
            {t("bulk.remove")}
          </Button>
        </Tooltip>
        <ActionIslandSeparator />
        <ActionIslandAction>
          <IconButton size="sm" label={t("bulk.clear")} icon={<X />} onClick={onClear} />
        </ActionIslandAction>
      </ActionIsland>
    </div>
  );
}
