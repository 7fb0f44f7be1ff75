import type { Kind } from "../grammar/grammar.ts";
import type { Topic } from "../grammar/premise.ts";
import type { Language } from "../language.ts";
import { capitalised, uncapitalised } from "../words.ts";

/** A parsed topic: its type, and its words in every form that the patterns need. */
export type Frame = {
  language: Language;
  kind: Kind;
  /** The topic without trailing remarks and punctuation. */
  phrase: string;
  slots: Readonly<Record<string, string>>;
  numbers: readonly string[];
  topic: Topic;
  /** Words of which a title must contain some to be about the same topic. */
  keys: readonly string[];
};

export const numbersIn = (text: string): string[] => text.match(/[$€£]?\d[\d.,]*\d|[$€£]?\d/g) ?? [];

/** Slots for the two sides of a comparison; those for products only if `noWares` does not match. */
export const versusSlots = (a: string, b: string, said: string, noWares: RegExp): Record<string, string> => ({
  a,
  b,
  ...(!noWares.test(said) && { wareA: a, wares: said, Wares: capitalised(said) }),
});

/** Slots for an indirect question: "how much it costs". */
export const reportedSlots = (said: string): Record<string, string> => ({
  sought: `${uncapitalised(said)}.`,
  indirect: uncapitalised(said),
  Indirect: capitalised(said),
  bare: said,
});

const SLOT = /\{(\w+)\}/g;

/** Returns undefined if the topic has no value for one of the slots. */
export function fill(pattern: string, slots: Readonly<Record<string, string>>): string | undefined {
  let isFull = true;
  const filled = pattern.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (value === undefined || value === "") isFull = false;
    return value ?? "";
  });
  return isFull ? filled : undefined;
}
