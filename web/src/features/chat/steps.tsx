import { type AgentStep, STEP_MIN_MS } from "@coldopen/contract/chat/schema";
import { ChatToolName } from "@coldopen/contract/chat/tools";
import clsx from "clsx";
import { Check, ChevronDown, CircleAlert } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { t } from "../../locales/en/chat.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { type AnswerRow, endOf, FOLLOW_UP_TOOL } from "./rows.ts";

/**
 * For an answer that this page did not stream, the steps are derived from its tool calls. Suggestions for the next request
 * are no step.
 */
function stepsOf({ steps, parts }: AnswerRow): readonly AgentStep[] {
  if (steps) {
    const calls = parts.flatMap((part) => (part.type === "ai" ? part.toolCalls : []));
    const suggestions = new Set(calls.flatMap(({ id, name }) => (name === FOLLOW_UP_TOOL ? [id] : [])));
    return steps.filter(({ id }) => !suggestions.has(id));
  }
  return parts.flatMap((part) => {
    const tool = part.type === "tool" ? ChatToolName.safeParse(part.name).data : undefined;
    if (!tool || part.type !== "tool" || tool === FOLLOW_UP_TOOL) return [];
    return [
      {
        id: part.id,
        message: t(`tools.${tool}`),
        detail: null,
        status: part.status === "error" ? "failed" : "complete",
      },
    ];
  });
}

/** Longest time that the steps of a complete answer are held back. */
const MAX_HOLD_MS = 3000;
type RunState = { isRunning: boolean; isComplete: boolean };

/**
 * How many steps are shown: each of them at least `STEP_MIN_MS` before the next one. A run that this page followed
 * stays live until its last step was shown as long; an answer that was stopped or failed does not.
 */
function useLiveSteps(count: number, { isRunning, isComplete }: RunState): { shown: number; isLive: boolean } {
  const [wasRunning, setWasRunning] = useState(isRunning);
  const [isHeld, setHeld] = useState(isRunning);
  const [{ shown, at }, setShown] = useState({ shown: isRunning ? Math.min(count, 1) : count, at: performance.now() });
  if (wasRunning !== isRunning) {
    setWasRunning(isRunning);
    if (isRunning) {
      setHeld(true);
      setShown({ shown: 0, at: performance.now() });
    }
  }
  const isHolding = isHeld && !isRunning && isComplete && count > 0;
  const isLive = isRunning || isHolding;
  useEffect(() => {
    if (!isLive || (shown >= count && isRunning)) return;
    const showNext = () => {
      if (shown < count) setShown({ shown: shown + 1, at: performance.now() });
      else setHeld(false);
    };
    const wait = shown === 0 ? 0 : Math.max(0, at + STEP_MIN_MS - performance.now());
    const timer = setTimeout(showNext, wait);
    return () => clearTimeout(timer);
  }, [count, shown, at, isRunning, isLive]);
  useEffect(() => {
    if (!isHolding) return;
    const timer = setTimeout(() => setHeld(false), MAX_HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHolding]);
  return { shown, isLive };
}

export function Steps({ row }: { row: AnswerRow }) {
  const steps = stepsOf(row);
  const isComplete = endOf(row) === "complete";
  const { shown, isLive } = useLiveSteps(steps.length, { isRunning: row.isRunning, isComplete });
  if (!isLive) return steps.length > 0 && <CompletedSteps steps={steps} row={row} />;
  if (shown === 0)
    return (
      <p className="flex h-7 items-center gap-2 text-xs font-medium text-ai">
        <Spinner className="size-3" />
        {t("steps.thinking")}
      </p>
    );
  const visible = steps.slice(0, shown);
  const isWaiting = visible.every(({ status }) => status !== "running") && row.growingId === undefined;
  return (
    <ul className="text-xs">
      {visible.map((step, index) => (
        <Step key={step.id} step={step} isCurrent={index === shown - 1 && step.status === "running"} />
      ))}
      {row.isRunning && isWaiting && shown === steps.length && (
        <li className="flex min-h-5.5 items-center gap-2 font-medium text-ai">
          <Spinner className="size-3" />
          {t("steps.thinking")}
        </li>
      )}
    </ul>
  );
}

function CompletedSteps({ steps, row }: { steps: readonly AgentStep[]; row: AnswerRow }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const end = endOf(row);
  return (
    <div className="text-xs">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex h-7 items-center gap-2 rounded-sm text-muted hover:text-text [&>.lucide]:size-3.5 [&>.lucide]:text-faint"
      >
        {end === "complete" ? <Check /> : <CircleAlert />}
        {t(end === "complete" ? "steps.completed" : "steps.stopped", { count: steps.length })}
        <ChevronDown className={clsx("transition-transform duration-(--d-fast)", isOpen && "rotate-180")} />
      </button>
      {isOpen && (
        <ul id={id}>
          {steps.map((step) => (
            <Step key={step.id} step={step} isCurrent={false} />
          ))}
        </ul>
      )}
    </div>
  );
}

const Step = ({ step, isCurrent }: { step: AgentStep; isCurrent: boolean }) => (
  <li
    className={clsx(
      "flex min-h-5.5 items-center gap-2 [&>.lucide]:size-3.5 [&>.lucide]:flex-none",
      isCurrent ? "font-medium text-ai" : "text-muted",
    )}
  >
    {isCurrent ? (
      <Spinner className="size-3" />
    ) : step.status === "complete" ? (
      <Check className="text-faint" />
    ) : (
      <CircleAlert className={step.status === "failed" ? "text-danger" : "text-faint"} />
    )}
    <span className="min-w-0 wrap-anywhere">{step.message}</span>
    {isCurrent && <VisuallyHidden>{t("steps.running")}</VisuallyHidden>}
    {step.status === "failed" && <span className="text-danger">{t("steps.failed")}</span>}
    {step.detail && <span className="ml-auto flex-none text-faint">{step.detail}</span>}
  </li>
);
