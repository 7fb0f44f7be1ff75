import { CHAT_MESSAGE_MAX } from "@coldopen/contract/chat/schema";
import { Pencil } from "lucide-react";
import { type KeyboardEvent, memo, useState } from "react";
import { t } from "../../locales/en/chat.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { BranchSwitch } from "./branch-switch.tsx";
import type { HumanRow } from "./rows.ts";
import SelectedChips from "./selected-chips.tsx";
import { useChat, useConversation } from "./use-conversation.ts";

export const HumanBubble = memo(({ row: { message } }: { row: HumanRow }) => {
  const { client } = useChat();
  const isRunning = useConversation(client, ({ run }) => run !== undefined);
  const [isEditing, setEditing] = useState(false);
  if (isEditing)
    return (
      <EditMessage
        text={message.content}
        onCancel={() => setEditing(false)}
        onSave={(content) => {
          setEditing(false);
          client.edit(message.id, content);
        }}
      />
    );
  return (
    <article aria-label={t("you")} className="group/bubble flex flex-col items-end gap-1.5">
      {message.attachments.length > 0 && (
        <div className="max-w-130">
          <SelectedChips items={message.attachments} />
        </div>
      )}
      <div className="flex max-w-full items-center gap-1">
        {!isRunning && (
          <IconButton
            size="xs"
            label={t("edit.name")}
            icon={<Pencil className="size-3.5" />}
            onClick={() => setEditing(true)}
            className="opacity-0 group-focus-within/bubble:opacity-100 group-hover/bubble:opacity-100 pointer-coarse:opacity-100"
          />
        )}
        <p className="max-w-130 min-w-0 rounded-lg rounded-br-xs bg-raised px-3 py-2 text-md wrap-anywhere whitespace-pre-wrap">
          {message.content}
        </p>
      </div>
      <BranchSwitch message={message} />
    </article>
  );
});

type EditMessageProps = { text: string; onSave: (text: string) => void; onCancel: () => void };

function EditMessage({ text, onSave, onCancel }: EditMessageProps) {
  const [value, setValue] = useState(text);
  const isBlank = value.trim() === "";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isBlank) onSave(value.trim());
  };
  return (
    <div className="ml-auto grid w-full max-w-130 gap-2">
      <Textarea
        autoFocus
        aria-label={t("edit.label")}
        value={value}
        maxLength={CHAT_MESSAGE_MAX}
        onChange={(event) => setValue(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" kind="ghost" onClick={onCancel}>
          {t("edit.cancel")}
        </Button>
        <Button size="sm" kind="primary" disabled={isBlank} onClick={() => onSave(value.trim())}>
          {t("edit.save")}
        </Button>
      </div>
    </div>
  );
}
