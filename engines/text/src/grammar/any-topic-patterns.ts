import type { Family } from "./grammar.ts";
import type { Premise } from "./premise.ts";

/** What holds for anything: said of a topic of which nobody can tell whether it is bought, practised, owned or visited. */
export type AnyTopicPatterns = {
  titles: Partial<Record<Family, readonly string[]>>;
  strong: readonly string[];
  power: readonly string[];
  short: readonly string[];
  premises: readonly Premise[];
};
