import { FIRST_TIME, LASTED, SPANISH_PERFECT, YESTERDAY } from "../data/phrase-patterns.ts";
import type { Reading } from "../reading/reading.ts";
import type { SlotBuilder } from "./claim-slots.ts";

/** A clause by its time, for hooks of Spanish and French that take it as it is: over, over but for its end, a secret. */
export function tellingSlots(reading: Reading, done: SlotBuilder[string] = []): SlotBuilder {
  const { shape, teller, tense, isOver, isSecret, language, text, explained } = reading;
  const [explainer, asked] = explained ?? [];
  if (explainer) return { explainer: [explainer], asked: [asked] };
  if (language === "en" || language === "de" || FIRST_TIME.test(text)) return {};
  if (shape === "activity") return tense === "past" ? { pastText: done.slice(0, 1) } : {};
  if (shape !== "event" && (shape !== "unclear" || !teller)) return {};
  const name = isSecret
    ? "secret"
    : teller === "self" && LASTED.test(text)
      ? "mine"
      : isOver && !(language === "es" && SPANISH_PERFECT.test(text))
        ? "pastText"
        : isOver || tense === "past"
          ? "turn"
          : teller === "self"
            ? "mine"
            : "said";
  const told = name === "pastText" ? text.replace(YESTERDAY, "") : text;
  return shape === "event" && name === "said" ? {} : { [name]: [told] };
}
