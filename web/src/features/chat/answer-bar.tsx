import { RefreshCw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/chat.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { BranchSwitch } from "./branch-switch.tsx";
import { countResults, ratedMessage } from "./feedback/answer-facts.ts";
import { FeedbackDialog } from "./feedback/feedback-dialog.tsx";
import { logInteraction, useFeedback } from "./feedback/use-feedback.ts";
import { CopyButton } from "./results/copy-button.tsx";
import type { AnswerPart, AnswerRow } from "./rows.ts";
import { useChat, useConversation } from "./use-conversation.ts";

/** The summary of a complete answer with its versions and its rating. */
export function AnswerBar({ row }: { row: AnswerRow }) {
  const rated = ratedMessage(row);
  return rated ? <Bar row={row} rated={rated} /> : null;
}

function Bar({ row, rated }: { row: AnswerRow; rated: AnswerPart }) {
  const { client, threadId } = useChat();
  const isRunning = useConversation(client, ({ run }) => run !== undefined);
  const [first] = row.parts;
  const text = row.parts.flatMap((part) => (part.type === "ai" && part.content ? [part.content] : [])).join("\n\n");
  const madeBy = row.parts.findLast((part) => part.type === "ai")?.madeBy;
  const summary = countResults(row).map(({ name, count }) => t(`answer.${name}`, { count }));
  return (
    <div className="-ml-1.5 flex flex-wrap items-center gap-0.5 text-xs text-faint">
      <Rating row={row} messageId={rated.id} />
      {text && <CopyButton text={text} label={t("answer.copy")} />}
      <IconButton
        size="sm"
        label={t("answer.again")}
        icon={<RefreshCw />}
        disabled={isRunning}
        onClick={() => {
          void logInteraction(threadId, "regenerate", null);
          client.retry(row.answersId);
        }}
      />
      {first && <BranchSwitch message={first} />}
      <span className="ml-2">
        {[...summary, ...(madeBy ? [t("answer.madeBy", { name: madeBy })] : [])].join(" · ")}
      </span>
    </div>
  );
}

function Rating({ row, messageId }: { row: AnswerRow; messageId: string }) {
  const { given, rate, explain } = useFeedback(row, messageId);
  const [isOpen, setOpen] = useState(false);
  const choose = (polarity: "POSITIVE" | "NEGATIVE") =>
    rate.mutate(polarity, { onSuccess: (feedback) => setOpen(feedback !== undefined) });
  return (
    <fieldset className="flex">
      <legend className="sr-only">{t("feedback.name")}</legend>
      {(
        [
          ["POSITIVE", t("feedback.good"), <ThumbsUp key="up" />],
          ["NEGATIVE", t("feedback.bad"), <ThumbsDown key="down" />],
        ] as const
      ).map(([polarity, label, icon]) => (
        <IconButton
          key={polarity}
          size="sm"
          label={label}
          icon={icon}
          tone={given?.sentimentPolarity === polarity ? "on" : "plain"}
          aria-pressed={given?.sentimentPolarity === polarity}
          disabled={rate.isPending}
          onClick={() => choose(polarity)}
        />
      ))}
      {isOpen && given && (
        <FeedbackDialog
          key={given.sentimentPolarity}
          feedback={given}
          isBusy={explain.isPending}
          onClose={() => setOpen(false)}
          onSubmit={(change) => explain.mutate({ id: given.id, ...change }, { onSuccess: () => setOpen(false) })}
        />
      )}
    </fieldset>
  );
}
