import type { CastMember } from "@coldopen/contract/cast/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/cast.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { castApi, placeParams, useCastChange } from "./api.ts";

type DeleteCastMemberProps = { place: ActiveChannel; member: CastMember; isLast: boolean; onClose: () => void };

export function DeleteCastMember({ place, member: { id, name }, isLast, onClose }: DeleteCastMemberProps) {
  const remove = useCastChange(place, {
    run: () => castApi.remove({ params: { ...placeParams(place), id } }),
    failed: t("deleting.failed", { name }),
    onSuccess: () => {
      tell.done(t("deleting.done", { name }));
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
