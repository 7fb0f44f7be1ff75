import { t } from "../../locales/en/cast.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";

type WarningCastMemberProps = {
  about: "lastPhoto" | "optOut" | "unsaved";
  name?: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a change that leaves cast members out of thumbnails. */
export const WarningCastMember = ({ about, name = "", isBusy, onConfirm, onClose }: WarningCastMemberProps) => (
  <AlertDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={t(`warning.${about}.title`, { name })}
    description={t(`warning.${about}.text`, { name })}
    cancel={t("warning.cancel")}
    action={
      <Button kind="danger-fill" busy={isBusy} onClick={onConfirm}>
        {t(`warning.${about}.submit`)}
      </Button>
    }
  />
);
