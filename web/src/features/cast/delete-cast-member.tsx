import type { CastMember } from "@coldopen/contract/cast/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/cast.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { castApi, placeParams, useCastChange } from "./api.ts";

type DeleteCastMemberProps = { channel: ActiveChannel; member: CastMember; isLast: boolean; onClose: () => void };

export function DeleteCastMember({ channel, member: { id, name }, isLast, onClose }: DeleteCastMemberProps) {
  const remove = useCastChange(channel, {
    run: () => castApi.remove({ params: { ...placeParams(channel), id } }),
    failed: t("deleting.failed", { name }),
    onSuccess: () => {
      toast.success(t("deleting.done", { name }));
      onClose();
    },
  });
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("deleting.title", { name })}
      description={
        <>
          <p>{t("deleting.text", { name })}</p>
          {isLast && <p className="mt-2">{t("deleting.last")}</p>}
        </>
      }
      cancel={t("deleting.cancel")}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t("deleting.submit")}
        </Button>
      }
    />
  );
}
