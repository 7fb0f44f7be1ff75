import { Check } from "lucide-react";
import { t } from "../../locales/en/thumbnail-editor.ts";
import { Button } from "../../ui/button.tsx";
import { useEditor } from "./editing/context.ts";

type EditorFooterProps = { note: string; canSave: boolean; onCancel: () => void };

export function EditorFooter({ note, canSave, onCancel }: EditorFooterProps) {
  const { isSaved, isApplying, isSetting, save } = useEditor("EditorFooter");
  return (
    <div className="flex w-full items-center gap-2">
      <span className="mr-auto text-xs text-faint">{note}</span>
      <Button kind="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
      {canSave && (
        // One button for both states, never disabled while it has the focus.
        <Button
          kind={isSaved ? "secondary" : "primary"}
          icon={isSaved && <Check />}
          aria-disabled={isSaved || undefined}
          disabled={!isSaved && (isApplying || isSetting)}
          className={isSaved ? "cursor-default text-muted! hover:bg-raised!" : undefined}
          onClick={isSaved ? undefined : save}
        >
          {isSaved ? t("saved") : t("save")}
        </Button>
      )}
    </div>
  );
}
