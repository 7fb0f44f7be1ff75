import { Check } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { t } from "./texts.ts";

type EditorFooterProps = { note: string; canSave: boolean; onCancel: () => void };

export function EditorFooter({ note, canSave, onCancel }: EditorFooterProps) {
  const { isSaved, isApplying, isSetting, save } = useEditor("EditorFooter");
  return (
    <div className="flex w-full items-center gap-2">
      <span className="mr-auto text-xs text-faint">{note}</span>
      <Button kind="ghost" onClick={onCancel}>
        {t("cancel")}
      </Button>
      {canSave &&
        (isSaved ? (
          <Button disabled icon={<Check />}>
            {t("saved")}
          </Button>
        ) : (
          <Button kind="primary" disabled={isApplying || isSetting} onClick={save}>
            {t("save")}
          </Button>
        ))}
    </div>
  );
}
