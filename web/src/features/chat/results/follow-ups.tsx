import type { FollowUp } from "@coldopen/contract/chat/results";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { useChat } from "../use-conversation.ts";

type FollowUpsProps = { prompt: string; actions: FollowUp["follow_up_actions"] };

/** Each button sends its message. */
export function FollowUps({ prompt, actions }: FollowUpsProps) {
  const { send } = useChat();
  if (actions.length === 0) return null;
  return (
    <section aria-label={t("results.followUps")}>
      {prompt && <p className="mb-2 text-muted">{prompt}</p>}
      <div className="flex flex-wrap gap-2">
        {actions.map(({ action, message }) => (
          <Button
            key={action}
            size="sm"
            kind="outline"
            className="max-w-full"
            onClick={() => send(message)}
            title={message}
          >
            <span className="truncate">{action}</span>
          </Button>
        ))}
      </div>
    </section>
  );
}
