import type { Family } from "../grammar/grammar.ts";
import type { Premise } from "../premises/premise.ts";

/** What holds for anything: said of a topic of which nobody can tell whether it is bought, practised, owned or visited. */
export type Matter = {
  titles: Partial<Record<Family, readonly string[]>>;
  strong: readonly string[];
  power: readonly string[];
  short: readonly string[];
  premises: readonly Premise[];
};
