import type { Frame } from "./frames/frame.ts";
import { type PatternsByKind, type RewriteKind, rewriteKinds } from "./grammar/rewrite-kinds.ts";

const isRewriteKind = (name: string): name is RewriteKind => rewriteKinds.some((kind) => kind === name);

export function rewriteKindOf({ kind, topic, slots }: Frame): RewriteKind {
  if (kind === "activity" || kind === "versus") return kind;
  if (kind === "claim") return claimRewriteKind(slots);
  return isRewriteKind(topic) ? topic : "story";
}

function claimRewriteKind({ question, how, indirect }: Frame["slots"]): RewriteKind {
  if (question !== undefined) return "question";
  if (indirect !== undefined) return "indirect";
  return how !== undefined ? "how" : "why";
}

export const rewritePatterns = (turns: PatternsByKind, frame: Frame): readonly string[] =>
  turns[rewriteKindOf(frame)] ?? turns.question;
