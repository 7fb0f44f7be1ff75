import type { Memory } from "@coldopen/contract/chat-memory/schema";
import { useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/chat-memory.ts";
import { Chip } from "../../ui/chip.tsx";
import { Select } from "../../ui/select.tsx";
import { useSaveMemory } from "./api.ts";
import { MemoryForm } from "./memory-form.tsx";
import { globalNamespace, personalNamespace } from "./rules.ts";

type AddMemoryProps = {
  channel: ActiveChannel;
  channelName: string;
  userId: string;
  /** Whether global memories may be added too. */
  canEditGlobal: boolean;
  onAdded: (memory: Memory) => void;
  onCancel: () => void;
};

export function AddMemory({ channel, channelName, userId, canEditGlobal, onAdded, onCancel }: AddMemoryProps) {
  const [usedIn, setUsedIn] = useState<"channel" | "own">(canEditGlobal ? "channel" : "own");
  const save = useSaveMemory(channel);
  const isGlobal = usedIn === "channel";
  const add = (text: string) =>
    save.mutate(
      {
        key: crypto.randomUUID(),
        namespace: isGlobal ? globalNamespace(channel) : personalNamespace(channel, userId),
        value: { text, is_global: isGlobal, is_enabled: true, origin: "typed" },
      },
      { onSuccess: onAdded },
    );
  return (
    <div className="mt-4 rounded-lg bg-surface p-3 inset-ring inset-ring-line">
      <MemoryForm
        label={t("form.newText")}
        isSaving={save.isPending}
        error={save.error}
        onSave={add}
        onCancel={onCancel}
      >
        {canEditGlobal ? (
          <Select
            look="button"
            label={t("form.usedIn")}
            options={[
              { value: "channel", label: t("form.everyChat", { channel: channelName }) },
              { value: "own", label: t("form.onlyYours") },
            ]}
            value={usedIn}
            onValueChange={setUsedIn}
          />
        ) : (
          <Chip size="tag">{t("usedIn.onlyYou")}</Chip>
        )}
      </MemoryForm>
    </div>
  );
}
