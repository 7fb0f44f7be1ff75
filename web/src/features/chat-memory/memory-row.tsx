import type { Memory } from "@coldopen/contract/chat-memory/schema";
import clsx from "clsx";
import { Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TableCell, TableRow } from "../../ui/table.tsx";
import { useDeleteMemory, useSaveMemory, useSwitchMemory } from "./api.ts";
import { creatorName, lastUsedText, originText, usedInText } from "./facts.ts";
import { MemoryForm } from "./memory-form.tsx";

type MemoryRowProps = { channel: ActiveChannel; channelName: string; memory: Memory; canEdit: boolean };

export function MemoryRow({ channel, channelName, memory, canEdit }: MemoryRowProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const save = useSaveMemory(channel);
  const toggle = useSwitchMemory(channel);
  const remove = useDeleteMemory(channel);
  const { value } = memory;
  const usedIn = usedInText(memory, channelName);
  const now = new Date();
  const closeForm = () => {
    flushSync(() => setIsEditing(false));
    save.reset();
    editButton.current?.focus();
  };
  const change = (text: string) => save.mutate({ ...memory, value: { ...value, text } }, { onSuccess: closeForm });
  return (
    <TableRow className="[tbody>&]:h-14">
      <TableCell>
        <Switch
          label={t("row.use", { text: value.text })}
          checked={value.is_enabled}
          disabled={!canEdit}
          onCheckedChange={(is_enabled) => toggle.mutate({ ...memory, value: { ...value, is_enabled } })}
        />
      </TableCell>
      <TableCell className="py-3">
        {isEditing ? (
          <MemoryForm
            label={t("form.text")}
            initial={value.text}
            isSaving={save.isPending}
            error={save.error}
            onSave={change}
            onCancel={closeForm}
          />
        ) : (
          <>
            <p className={clsx("font-medium wrap-anywhere whitespace-pre-line", !value.is_enabled && "text-faint")}>
              {value.text}
            </p>
            <p className="mt-0.5 text-xs text-faint wide:hidden">
              <span className="md:hidden">{usedIn} · </span>
              {t("row.facts", {
                name: creatorName(memory),
                from: originText(memory, now),
                age: lastUsedText(memory, now).toLowerCase(),
              })}
            </p>
          </>
        )}
      </TableCell>
      <TableCell className="max-md:hidden">
        <Chip size="tag" className="max-w-40">
          <span className="truncate">{usedIn}</span>
        </Chip>
      </TableCell>
      <TableCell className="max-wide:hidden">
        <span className="flex max-w-36 items-center gap-2">
          <Avatar name={creatorName(memory)} src={memory.createdBy?.profilePicture} size={20} decorative />
          <span className="truncate">{creatorName(memory)}</span>
        </span>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted max-wide:hidden">{originText(memory, now)}</TableCell>
      <TableCell className="whitespace-nowrap text-muted max-wide:hidden">{lastUsedText(memory, now)}</TableCell>
      <TableCell className="text-right whitespace-nowrap">
        {canEdit && !isEditing && (
          <>
            <IconButton
              ref={editButton}
              size="sm"
              label={t("row.editOf", { text: value.text })}
              tip={t("row.edit")}
              icon={<Pencil />}
              onClick={() => setIsEditing(true)}
            />
            <IconButton
              size="sm"
              label={t("row.deleteOf", { text: value.text })}
              tip={t("row.delete")}
              icon={<Trash2 />}
              busy={remove.isPending}
              onClick={() => remove.mutate(memory)}
            />
          </>
        )}
      </TableCell>
    </TableRow>
  );
}
