import { CHAT_FAILURE_TEXT, CHAT_FAILURE_TITLE } from "@coldopen/contract/chat/schema";
import { RefreshCw } from "lucide-react";
import { memo } from "react";
import { t } from "../../locales/en/chat.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { AnswerBar } from "./answer-bar.tsx";
import { BranchSwitch } from "./branch-switch.tsx";
import { Markdown } from "./markdown/markdown.tsx";
import { Result } from "./results/result.tsx";
import { type AnswerRow, endOf, isFailureText, isFollowUp } from "./rows.ts";
import { Steps } from "./steps.tsx";
import { useChat, useConversation } from "./use-conversation.ts";

/** Everything between two messages of the person: steps, text and results. */
export const Answer = memo(({ row, isLast }: { row: AnswerRow; isLast: boolean }) => {
  const end = endOf(row);
  const endsWithFailureText = isFailureText(row.parts.findLast((part) => part.type === "ai")?.content ?? "");
  // The agent suggests before it writes its last words, and people read the suggestions after them.
  const followUps = row.parts.filter(isFollowUp);
  const parts = row.parts.filter((part) => !isFollowUp(part));
  const [first] = row.parts;
  return (
    <article
      aria-label={t("assistant")}
      aria-busy={row.isRunning}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3.5 max-sm:grid-cols-1"
    >
      <span className="grid size-7 place-items-center rounded-sm bg-surface inset-ring inset-ring-line max-sm:hidden">
        <Mark className="h-3! w-4.25!" />
      </span>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Steps row={row} />
        {parts.map((part) =>
          part.type === "tool" ? (
            <Result key={part.id} message={part} row={row} isLast={isLast} />
          ) : (
            part.content.trim() !== "" &&
            (isFailureText(part.content) ? (
              <Failure key={part.id} row={row} />
            ) : (
              <Markdown key={part.id} text={part.content} isGrowing={part.id === row.growingId} />
            ))
          ),
        )}
        {end === "failed" && !endsWithFailureText && <Failure row={row} />}
        {end === "stopped" && <Stopped row={row} />}
        {followUps.map((part) => (
          <Result key={part.id} message={part} row={row} isLast={isLast} />
        ))}
        {end === "complete" && <AnswerBar row={row} />}
        {first && (end === "failed" || end === "stopped") && <BranchSwitch message={first} />}
      </div>
    </article>
  );
});

function Failure({ row }: { row: AnswerRow }) {
  const reason = row.outcome?.kind === "failed" ? row.outcome.text : undefined;
  return (
    <Alert title={CHAT_FAILURE_TITLE}>
      <p>{CHAT_FAILURE_TEXT}</p>
      {reason && <p>{reason}</p>}
      <RetryAnswer answersId={row.answersId} />
    </Alert>
  );
}

const Stopped = ({ row }: { row: AnswerRow }) => (
  <div className="text-muted">
    <p>{t("failure.stopped")}</p>
    <RetryAnswer answersId={row.answersId} />
  </div>
);

function RetryAnswer({ answersId }: { answersId: string }) {
  const { client } = useChat();
  const isRunning = useConversation(client, ({ run }) => run !== undefined);
  return (
    <Button
      size="sm"
      className="mt-2"
      icon={<RefreshCw />}
      disabled={isRunning}
      onClick={() => client.retry(answersId)}
    >
      {t("failure.retry")}
    </Button>
  );
}
