import { TITLE_MAX } from "../brief.ts";
import type { Language } from "../language.ts";
import { readBrief } from "../reading/read-brief.ts";
import type { Reading } from "../reading/reading.ts";
import { capitalised, isAwkward, uncapitalised } from "../words.ts";
import { finishTitle } from "./finish.ts";
import { hooksOf } from "./hooks-of.ts";
import { fillPattern, namesSubject } from "./render-title.ts";
import { type Slots, slotsOf } from "./slots.ts";

/** Slots of one input with a prefix: `obj` becomes `aObj`. */
function slotsOfSide(reading: Reading, side: "a" | "b"): Slots {
  const slots = slotsOf(reading);
  const thing = slots.obj ?? slots.np ?? (reading.language === "de" ? undefined : slots.placeName);
  const head = slots.headObj ?? slots.head ?? slots.actorHead ?? slots.placeHead;
  const all: Slots = {
    ...slots,
    ...(thing && { obj: thing }),
    ...(head && { head: head.map(capitalised) }),
    text: [uncapitalised(reading.text)],
  };
  return Object.fromEntries(Object.entries(all).map(([name, values]) => [`${side}${capitalised(name)}`, values]));
}

export type Combination = { titles: string[]; reason: string | null };

/** Titles that merge a part of one input with a part of the other; the reason says why that was not possible. */
export function combineTitles(first: string, second: string, language: Language): Combination {
  const own = hooksOf(language);
  const readings = [readBrief(first, language), readBrief(second, language)] as const;
  const [one, other] = readings;
  const filled = (patterns: readonly string[]) =>
    patterns.flatMap((pattern) =>
      [readings, [other, one] as const].flatMap(([a, b]) => {
        const text = fillPattern(pattern, { ...slotsOfSide(a, "a"), ...slotsOfSide(b, "b") });
        const title = text && finishTitle(text, language);
        const isWhole = title && title.length <= TITLE_MAX && readings.every((reading) => namesSubject(title, reading));
        return isWhole && !isAwkward(title, `${first} ${second} ${pattern}`) ? [title] : [];
      }),
    );
  const merged = filled(own.combine);
  return merged.length > 0
    ? { titles: merged, reason: null }
    : { titles: filled(own.combineApart), reason: own.combineReason };
}
