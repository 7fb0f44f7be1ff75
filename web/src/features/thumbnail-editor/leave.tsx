import { t } from "../../locales/en/thumbnail-editor.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";

type LeaveEditorProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Confirms closing the editor with unsaved work. */
export const LeaveEditor = ({ open, onStay, onLeave }: LeaveEditorProps) => (
  <AlertDialog
    open={open}
    onOpenChange={(stays) => !stays && onStay()}
    title={t("leave.title")}
    description={t("leave.text")}
    cancel={t("leave.stay")}
    action={
      <Button kind="danger-fill" onClick={onLeave}>
        {t("leave.leave")}
      </Button>
    }
  />
);
