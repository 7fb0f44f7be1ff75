import type { Frame } from "../frames/frame.ts";
import { type ByKind, type TurnKind, turnKinds } from "./turn-kinds.ts";

const isTurnKind = (name: string): name is TurnKind => turnKinds.some((kind) => kind === name);

export function turnOf({ kind, topic, slots }: Frame): TurnKind {
  if (kind === "activity" || kind === "versus") return kind;
  if (kind === "claim") return claimTurn(slots);
  return isTurnKind(topic) ? topic : "story";
}

function claimTurn({ question, how, indirect }: Frame["slots"]): TurnKind {
  if (question !== undefined) return "question";
  if (indirect !== undefined) return "indirect";
  return how !== undefined ? "how" : "why";
}

export const turned = (turns: ByKind, frame: Frame): readonly string[] => turns[turnOf(frame)] ?? turns.question;
