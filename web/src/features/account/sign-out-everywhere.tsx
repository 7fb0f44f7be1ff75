import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/profile.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { sessionApi } from "../session/index.ts";

export function SignOutEverywhere() {
  const go = useGo();
  const endAll = useMutation({
    mutationFn: () => sessionApi.endAllSessions(),
    meta: { failed: t("sessions.endFailed") },
    onSuccess: () => go(paths.logout),
  });
  return (
    <AlertDialog
      trigger={<Button>{t("sessions.endAll")}</Button>}
      title={t("sessions.endAllTitle")}
      description={t("sessions.endAllText")}
      cancel={t("sessions.cancel")}
      action={
        <Button kind="danger-fill" busy={endAll.isPending} onClick={() => endAll.mutate()}>
          {t("sessions.endAll")}
        </Button>
      }
    />
  );
}
