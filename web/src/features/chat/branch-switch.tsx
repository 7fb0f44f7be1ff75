import type { ChatMessage } from "@coldopen/contract/chat/schema";
import { useMutation } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { t } from "../../locales/en/chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useChat, useConversation } from "./use-conversation.ts";

/** Shows which version of a message is open, and opens the others. */
export function BranchSwitch({ message: { id, siblings } }: { message: Pick<ChatMessage, "id" | "siblings"> }) {
  const { client } = useChat();
  const isRunning = useConversation(client, ({ run }) => run !== undefined);
  const show = useMutation({ mutationFn: client.showBranch });
  const at = siblings.indexOf(id);
  if (siblings.length < 2 || at < 0) return null;
  const step = (by: number) => {
    const next = siblings[at + by];
    if (next) show.mutate(next);
  };
  return (
    <fieldset className="flex items-center text-xs text-muted">
      <legend className="sr-only">{t("branch.name")}</legend>
      <IconButton
        size="xs"
        label={t("branch.previous")}
        icon={<ChevronLeft />}
        disabled={at === 0 || isRunning || show.isPending}
        onClick={() => step(-1)}
      />
      <span>{t("branch.count", { at: at + 1, of: siblings.length })}</span>
      <IconButton
        size="xs"
        label={t("branch.next")}
        icon={<ChevronRight />}
        disabled={at === siblings.length - 1 || isRunning || show.isPending}
        onClick={() => step(1)}
      />
    </fieldset>
  );
}
