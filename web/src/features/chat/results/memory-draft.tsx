import { MEMORY_VALUE_MAX } from "@coldopen/contract/chat-memory/schema";
import { Brain } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { useGate } from "../../labs/index.ts";
import { useUser } from "../../session/index.ts";
import { useChat } from "../use-conversation.ts";
import { useMemory } from "./use-memory.ts";

type MemoryDraftProps = { draftKey: string; text: string };

/** Nothing is remembered until Apply is pressed. */
export function MemoryDraft({ draftKey, text }: MemoryDraftProps) {
  const isOn = useGate("STUDIO_CHAT_MEMORY_EDITOR");
  return isOn ? <MemoryCard draftKey={draftKey} text={text} /> : null;
}

const look = "flex items-center gap-3 rounded-md bg-ai-soft px-3 py-2.5 inset-ring inset-ring-ai-line max-sm:flex-wrap";

function MemoryCard({ draftKey, text: draft }: MemoryDraftProps) {
  const { isGlobal, memory, state, apply, forget, decline, refetch } = useMemory(draftKey);
  const [edited, setEdited] = useState<string>();
  const channelName = useChannelName();
  if (state === "loading") return <Skeleton className="h-14 rounded-md" />;
  if (state === "failed")
    return (
      <Alert title={t("memory.readFailed")}>
        <Button size="sm" className="mt-2" onClick={() => void refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    );
  if (state === "deleted") return <p className="text-xs text-muted">{t("memory.deleted")}</p>;
  if (edited !== undefined)
    return (
      <div className="grid gap-2">
        <Textarea
          autoFocus
          aria-label={t("memory.label")}
          maxLength={MEMORY_VALUE_MAX}
          value={edited}
          onChange={(event) => setEdited(event.currentTarget.value)}
        />
        <div className="flex justify-end gap-2">
          <Button size="sm" kind="ghost" onClick={() => setEdited(undefined)}>
            {t("memory.cancel")}
          </Button>
          <Button
            size="sm"
            kind="ai-fill"
            disabled={edited.trim() === ""}
            busy={apply.isPending}
            onClick={() => apply.mutate(edited.trim(), { onSuccess: () => setEdited(undefined) })}
          >
            {t("memory.apply")}
          </Button>
        </div>
      </div>
    );
  const isApplied = state === "applied";
  const question = isGlobal ? t("memory.ask") : t("memory.askPersonal");
  const updated = isGlobal ? t("memory.updated") : t("memory.updatedPersonal");
  const shown = memory?.value.text ?? draft;
  return (
    <section aria-label={isApplied ? updated : question} className={look}>
      <Brain className="flex-none text-ai" />
      <div className="min-w-0 flex-1">
        <p role="status" className="font-semibold">
          {isApplied ? updated : question}
        </p>
        <p className="text-xs text-muted wrap-anywhere">
          “{shown}” {t(isGlobal ? "memory.usedGlobal" : "memory.usedPersonal", { channel: channelName })}
        </p>
      </div>
      <span className="flex flex-none gap-1">
        <Button size="sm" kind="ghost" onClick={() => setEdited(shown)}>
          {t("memory.edit")}
        </Button>
        {isApplied ? (
          <Button size="sm" kind="ghost" busy={forget.isPending} onClick={() => forget.mutate()}>
            {t("memory.forget")}
          </Button>
        ) : (
          <>
            <Button size="sm" kind="ghost" onClick={decline}>
              {t("memory.no")}
            </Button>
            <Button size="sm" kind="ai-fill" busy={apply.isPending} onClick={() => apply.mutate(draft)}>
              {t("memory.apply")}
            </Button>
          </>
        )}
      </span>
    </section>
  );
}

function useChannelName(): string {
  const { channel } = useChat();
  const entry = useUser().organizations.find(
    (one) => one.organizationId === channel.organizationId && one.channel.ucid === channel.channelUcid,
  );
  return entry?.channel.name ?? "";
}
