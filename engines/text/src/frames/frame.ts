import type { Kind } from "../grammar/grammar.ts";
import type { Topic } from "../grammar/premise.ts";
import type { Language } from "../language.ts";
import { capitalised, uncapitalised } from "../words.ts";

/** A topic taken apart: what it is, and its words in every form the patterns need. */
export type Frame = {
  language: Language;
  kind: Kind;
  /** As it was said, without its trimmings. */
  phrase: string;
  slots: Readonly<Record<string, string>>;
  numbers: readonly string[];
  topic: Topic;
  /** What a title must keep to be about the same thing. */
  keys: readonly string[];
};

export const numbersIn = (text: string): string[] => text.match(/[$€£]?\d[\d.,]*\d|[$€£]?\d/g) ?? [];

/** The two that are compared; by what one buys only where nothing says otherwise. */
export const versusSlots = (a: string, b: string, said: string, noWares: RegExp): Record<string, string> => ({
  a,
  b,
  ...(!noWares.test(said) && { wareA: a, wares: said, Wares: capitalised(said) }),
});

/** A question that is told and not asked: "how much it costs". */
export const reportedSlots = (said: string): Record<string, string> => ({
  sought: `${uncapitalised(said)}.`,
  indirect: uncapitalised(said),
  Indirect: capitalised(said),
  bare: said,
});

const SLOT = /\{(\w+)\}/g;

/** Nothing when the topic has no word for one of the slots. */
export function fill(pattern: string, slots: Readonly<Record<string, string>>): string | undefined {
  let isFull = true;
  const filled = pattern.replace(SLOT, (_, name: string) => {
    const value = slots[name];
    if (value === undefined || value === "") isFull = false;
    return value ?? "";
  });
  return isFull ? filled : undefined;
}
