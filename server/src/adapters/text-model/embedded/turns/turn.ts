import type { Frame } from "../frames/frame.ts";
import { type ByKind, type TurnKind, turnKinds } from "./turn-kinds.ts";

const isTurnKind = (name: string): name is TurnKind => turnKinds.some((kind) => kind === name);

export function turnOf({ kind, topic, slots }: Frame): TurnKind {
  if (kind === "activity" || kind === "versus") return kind;
  if (kind === "claim") return slots.question !== undefined ? "question" : slots.how !== undefined ? "how" : "why";
  return isTurnKind(topic) ? topic : "story";
}

export const turned = (turns: ByKind, frame: Frame): readonly string[] => turns[turnOf(frame)] ?? turns.question;
