import type { Frame } from "../frames/frame.ts";

/** What a topic is when its title is turned: made stronger, lifted, or cut down. */
const turnKinds = [
  "activity",
  "practice",
  "goods",
  "object",
  "place",
  "person",
  "past",
  "why",
  "how",
  "question",
  "versus",
  "story",
] as const;
export type TurnKind = (typeof turnKinds)[number];
/** Where a language tells "how" apart from a question. */
type ByKind = Record<Exclude<TurnKind, "how">, readonly string[]> & { how?: readonly string[] };

/** Ways of turning a title in one language. In those that cut it down, `{s}` is what is left of it and `{b}` the same without its article. */
export type Turns = { strong: ByKind; power: ByKind; short: ByKind };

const isTurnKind = (name: string): name is TurnKind => turnKinds.some((kind) => kind === name);

export function turnOf({ kind, topic, slots }: Frame): TurnKind {
  if (kind === "activity" || kind === "versus") return kind;
  if (kind === "claim") return slots.question !== undefined ? "question" : slots.how !== undefined ? "how" : "why";
  return isTurnKind(topic) ? topic : "story";
}

export const turned = (turns: ByKind, frame: Frame): readonly string[] => turns[turnOf(frame)] ?? turns.question;
