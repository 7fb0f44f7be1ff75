import { AlertDialog } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import { t } from "../locales/en/app.ts";
import { Button } from "../ui/button.tsx";
import { dialogLook, dialogMotion, scrimLook, viewportLook } from "../ui/dialog-frame.tsx";

/** Only the button closes it, not Escape or a click outside. */
export default function MobileNoticeDialog({ onProceed }: { onProceed: () => void }) {
  return (
    <AlertDialog.Root open>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimLook} />
        <AlertDialog.Viewport className={viewportLook}>
          <AlertDialog.Popup
            className={clsx(dialogLook({ width: 440 }), dialogMotion, "items-center gap-3 p-6 text-center")}
          >
            <AlertDialog.Title className="type-title text-lg">{t("mobile.title")}</AlertDialog.Title>
            <AlertDialog.Description className="max-w-70 text-muted">{t("mobile.text")}</AlertDialog.Description>
            <Button kind="primary" className="mt-1" onClick={onProceed}>
              {t("mobile.proceed")}
            </Button>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
