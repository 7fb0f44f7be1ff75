import type { Family } from "./grammar.ts";
import type { Premise } from "./premise.ts";

/** Patterns for topics that can't be classified as products, practices, possessions or places. */
export type AnyTopicPatterns = {
  titles: Partial<Record<Family, readonly string[]>>;
  strong: readonly string[];
  power: readonly string[];
  short: readonly string[];
  premises: readonly Premise[];
};
