import { THREAD_TITLE_MAX } from "@coldopen/contract/chat/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { chatApi } from "./api.ts";
import { refetchThreads } from "./thread-lists.ts";

type RenameDialogProps = {
  channel: ActiveChannel;
  thread: { id: string; title: string };
  onRenamed?: ((title: string) => void) | undefined;
  onClose: () => void;
};

export default function RenameDialog({ channel, thread, onRenamed, onClose }: RenameDialogProps) {
  const client = useQueryClient();
  const [title, setTitle] = useState(thread.title);
  const rename = useMutation({
    mutationFn: () => chatApi.rename({ params: { threadId: thread.id }, body: { title: title.trim() } }),
    meta: { failed: t("rename.failed") },
    onSuccess: (renamed) => {
      onRenamed?.(renamed.title);
      onClose();
      return refetchThreads(client, channel);
    },
  });
  const isBlank = title.trim() === "";
  return (
    <Dialog
      open
      title={t("rename.title")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t("rename.cancel")}
          </Button>
          <Button kind="primary" type="submit" form="rename-thread" disabled={isBlank} busy={rename.isPending}>
            {t("rename.save")}
          </Button>
        </>
      }
    >
      <form
        id="rename-thread"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBlank) rename.mutate();
        }}
      >
        <Field label={t("rename.label")}>
          <Input
            autoFocus
            maxLength={THREAD_TITLE_MAX}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
