import { PitchStage, type PitchSummary } from "@coldopen/contract/pitches/schema";
import { Ellipsis, Trash2 } from "lucide-react";
import { t } from "../../locales/en/pitches.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuRadios, MenuSeparator } from "../../ui/menu.tsx";
import type { PitchActions } from "./api.ts";

const stages = PitchStage.options.map((value) => ({ value, label: t(`stages.${value}`) }));

export const PitchMenu = ({ pitch, actions }: { pitch: PitchSummary; actions: PitchActions }) => (
  <Menu
    align="end"
    trigger={<IconButton size="sm" label={t("actions.menu", { brand: pitch.brandName })} icon={<Ellipsis />} />}
  >
    <MenuRadios
      label={t("actions.move")}
      value={pitch.stage}
      options={stages}
      onValueChange={(stage) => actions.move(pitch, stage)}
    />
    {pitch.canDelete && (
      <>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => actions.remove(pitch.id)}>
          {t("actions.delete")}
        </MenuItem>
      </>
    )}
  </Menu>
);
