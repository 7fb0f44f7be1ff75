import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/chat.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { chatApi } from "./api.ts";
import { refetchThreads } from "./thread-lists.ts";

type RemoveDialogProps = {
  channel: ActiveChannel;
  thread: { id: string; title: string };
  onRemoved?: (() => void) | undefined;
  onClose: () => void;
};

/** Asks and deletes, with Undo in a toast. */
export default function RemoveDialog({ channel, thread, onRemoved, onClose }: RemoveDialogProps) {
  const client = useQueryClient();
  const params = { threadId: thread.id };
  const restore = useMutation({
    mutationFn: () => chatApi.restore({ params }),
    meta: { failed: t("remove.undoFailed") },
    onSuccess: () => refetchThreads(client, channel),
  });
  const remove = useMutation({
    mutationFn: () => chatApi.remove({ params }),
    meta: { failed: t("remove.failed") },
    onSuccess: () => {
      toast.success(t("remove.done"), { label: t("remove.undo"), onSelect: () => restore.mutate() });
      onClose();
      onRemoved?.();
      return refetchThreads(client, channel);
    },
  });
  return (
    <AlertDialog
      open
      title={t("remove.title")}
      description={t("remove.text", { title: thread.title || t("untitled") })}
      cancel={t("remove.cancel")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      action={
        <Button kind="danger-fill" busy={remove.isPending} onClick={() => remove.mutate()}>
          {t("remove.confirm")}
        </Button>
      }
    />
  );
}
