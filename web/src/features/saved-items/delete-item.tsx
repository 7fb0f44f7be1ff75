import type { SavedItem } from "@coldopen/contract/saved-items/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/saved-items.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { useDeleteItem } from "./api.ts";
import { nameOf } from "./rules.ts";

type DeleteItemProps = { channel: ActiveChannel; item: SavedItem; onClose: () => void };

export function DeleteItem({ channel, item, onClose }: DeleteItemProps) {
  const { mutate, isPending } = useDeleteItem(channel);
  const name = nameOf(item);
  return (
    <AlertDialog
      open
      title={t("confirm.title")}
      description={name ? t("confirm.text", { name }) : t("confirm.textNameless")}
      cancel={t("confirm.cancel")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      action={
        <Button kind="danger-fill" busy={isPending} onClick={() => mutate(item.id, { onSettled: onClose })}>
          {t("delete")}
        </Button>
      }
    />
  );
}
