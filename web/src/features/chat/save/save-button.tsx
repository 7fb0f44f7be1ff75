import { Bookmark, Check, ChevronDown, FolderInput, Lightbulb, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { MenuItem } from "../../../ui/menu.tsx";
import { MenuOnDemand } from "../../../ui/menu-on-demand.tsx";
import { useChat } from "../use-conversation.ts";
import type { Savable } from "./savable.ts";
import { SelectProjectDialog } from "./select-project-dialog.tsx";
import { useSave } from "./use-save.ts";

type SaveButtonProps = { savable: Savable; disabled?: boolean };

export function SaveButton({ savable, disabled = false }: SaveButtonProps) {
  const { channel } = useChat();
  const { state, save, unsave } = useSave(savable);
  const [isSelecting, setSelecting] = useState(false);
  if (state === "updating")
    return (
      <Button size="sm" icon={<Bookmark />} busy busyLabel={t("save.updating")}>
        {t("save.save")}
      </Button>
    );
  if (state === "saved") return <UnsaveButton onUnsave={unsave} />;
  const button = (
    <Button size="sm" icon={<Bookmark />} trailing={<ChevronDown />} disabled={disabled}>
      {t("save.save")}
    </Button>
  );
  return (
    <>
      <MenuOnDemand align="end" trigger={button}>
        <MenuItem icon={<Lightbulb />} onSelect={() => save({ kind: "newIdea" })}>
          {t("save.asIdea")}
        </MenuItem>
        <MenuItem icon={<FolderInput />} onSelect={() => setSelecting(true)}>
          {t("save.toProject")}
        </MenuItem>
      </MenuOnDemand>
      {isSelecting && (
        <SelectProjectDialog
          channel={channel}
          onClose={() => setSelecting(false)}
          onSelect={({ id }) => {
            setSelecting(false);
            save({ kind: "project", projectId: id });
          }}
        />
      )}
    </>
  );
}

/** Reads "Saved", and "Unsave" while it is hovered or focused. */
function UnsaveButton({ onUnsave }: { onUnsave: () => void }) {
  const [isOver, setOver] = useState(false);
  return (
    <Button
      size="sm"
      icon={isOver ? <X /> : <Check />}
      aria-label={isOver ? t("save.unsave") : t("save.saved")}
      onPointerEnter={() => setOver(true)}
      onPointerLeave={() => setOver(false)}
      onFocus={() => setOver(true)}
      onBlur={() => setOver(false)}
      onClick={onUnsave}
    >
      {isOver ? t("save.unsave") : t("save.saved")}
    </Button>
  );
}
