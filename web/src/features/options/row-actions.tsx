import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { Archive, Copy, Ellipsis, Pencil, Sparkles, Trash2 } from "lucide-react";
import { t } from "../../locales/en/options.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { primaryIdOf, useProjectPage } from "../project-editing/index.ts";
import { ideaOfElement, useAddToIdeaBank } from "../projects/index.ts";
import { copyText } from "./actions.ts";
import { useSetPrimary } from "./radio.tsx";

type OptionRowActionsProps = { option: ProjectOption; onEdit: () => void; onDelete: () => void };

export function OptionRowActions({ option, onEdit, onDelete }: OptionRowActionsProps) {
  const { channel, project, canEdit, ideation } = useProjectPage("OptionRowActions");
  const setPrimary = useSetPrimary(option.optionType);
  const addToIdeaBank = useAddToIdeaBank(channel);
  const isPrimary = primaryIdOf(project, option.optionType) === option.id;
  return (
    <span className="hidden flex-none items-center gap-0.5 group-focus-within/row:flex group-hover/row:flex has-[[aria-expanded=true]]:flex pointer-coarse:flex">
      <IconButton
        size="sm"
        tone="ai"
        label={t("send_to_brainstorm")}
        icon={<Sparkles />}
        onClick={() => ideation.open(option.optionType, option.id)}
      />
      <IconButton size="sm" label={t("copy")} icon={<Copy />} onClick={() => void copyText(option.content)} />
      {canEdit && <IconButton size="sm" label={t("delete")} icon={<Trash2 />} onClick={onDelete} />}
      <Menu align="end" trigger={<IconButton size="sm" label={t("more")} icon={<Ellipsis />} />}>
        {canEdit && (
          <>
            <MenuItem onSelect={() => setPrimary(isPrimary ? null : option.id)}>
              {t(isPrimary ? "clearPrimary" : "select")}
            </MenuItem>
            <MenuItem icon={<Pencil />} onSelect={onEdit}>
              {t("edit")}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem icon={<Archive />} onSelect={() => addToIdeaBank.mutate(ideaOfElement(option))}>
          {t("add_to_idea_bank")}
        </MenuItem>
      </Menu>
    </span>
  );
}
