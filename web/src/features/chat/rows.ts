import {
  type AgentStep,
  type AiMessage,
  CHAT_ERROR_WORDS,
  type HumanMessage,
  type ToolMessage,
} from "@coldopen/contract/chat/schema";
import type { ChatToolName } from "@coldopen/contract/chat/tools";
import type { Conversation, Outcome } from "./state.ts";

export type AnswerPart = AiMessage | ToolMessage;
export type HumanRow = {
  kind: "human";
  id: string;
  message: HumanMessage /** The message before it. */;
  parentId: string | null;
};
export type AnswerRow = {
  kind: "answer";
  id: string;
  /** The message that it answers. */
  answersId: string;
  parts: readonly AnswerPart[];
  steps: readonly AgentStep[] | undefined;
  outcome: Outcome | undefined;
  isRunning: boolean;
  /** The part that grows at the moment. */
  growingId: string | undefined;
};
export type Row = HumanRow | AnswerRow;

export const FOLLOW_UP_TOOL = "suggest_follow_ups" satisfies ChatToolName;
const UNANSWERED: Outcome = { kind: "failed" };

/** A row for each message of the person and one for each answer, however many messages it has. */
export function rowsOf({ messages, streaming, steps, outcomes, run }: Conversation): Row[] {
  const rows: Row[] = [];
  let answersId = "";
  let parts: AnswerPart[] = [];
  const endTurn = (isLast = false) => {
    if (answersId === "") return;
    const isRunning = run?.answersId === answersId;
    // A message that nothing answers, as after a stop before the first word, can be tried again.
    const unanswered = isLast && parts.length === 0 ? UNANSWERED : undefined;
    const outcome = isRunning ? undefined : (outcomes[answersId] ?? unanswered);
    if (parts.length === 0 && !isRunning && !outcome) return;
    const growingId = isRunning ? parts.findLast(({ id }) => streaming.has(id))?.id : undefined;
    rows.push({
      kind: "answer",
      id: `answer-${answersId}`,
      answersId,
      parts,
      steps: steps[answersId],
      outcome,
      isRunning,
      growingId,
    });
  };
  let last: string | null = null;
  for (const message of messages) {
    if (message.type === "human") {
      endTurn();
      rows.push({ kind: "human", id: message.id, message, parentId: last });
      answersId = message.id;
      parts = [];
    } else parts.push(message);
    last = message.id;
  }
  endTurn(true);
  return rows;
}

/** Keeps the objects of rows that did not change, so that only changed ones are rendered again. */
export function reuseRows(before: readonly Row[], next: readonly Row[]): Row[] {
  const known = new Map(before.map((row) => [row.id, row]));
  return next.map((row) => {
    const old = known.get(row.id);
    return old && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(a: Row, b: Row): boolean {
  if (a.kind === "human" || b.kind === "human")
    return a.kind === "human" && b.kind === "human" && a.message === b.message && a.parentId === b.parentId;
  return (
    a.steps === b.steps &&
    a.outcome === b.outcome &&
    a.isRunning === b.isRunning &&
    a.growingId === b.growingId &&
    a.parts.length === b.parts.length &&
    a.parts.every((part, index) => part === b.parts[index])
  );
}

export const isFollowUp = (part: AnswerPart): part is ToolMessage & { name: typeof FOLLOW_UP_TOOL } =>
  part.type === "tool" && part.name === FOLLOW_UP_TOOL;

export const isFailureText = (text: string): boolean => text.toLowerCase().includes(CHAT_ERROR_WORDS);

/** How an answer ended; undefined while it is written. */
export function endOf({ parts, outcome, isRunning }: AnswerRow): "complete" | "stopped" | "failed" | undefined {
  if (isRunning) return undefined;
  if (outcome) return outcome.kind;
  const last = parts.findLast((part) => part.type === "ai");
  if (!last) return "complete";
  return isFailureText(last.content) ? "failed" : last.status;
}
