import type { ShorteningRule } from "./shortening-rule.ts";

const DETERMINER = /^(?:an?|the|my|el|la|los|las|una?|der|die|das|eine?n?|les?|une|l['’])\b ?/i;
const lastWords = (side: string) => side.replace(DETERMINER, "").split(" ");

/** Position of the noun relative to its modifiers. */
type Order = "noun first" | "noun last" | "any";

/** "renting vs buying a home" becomes "renting vs buying"; "cast iron vs steel pans" becomes "iron vs steel". */
function smaller(side: string, order: Order): string[] {
  const words = lastWords(side);
  if (words.length < 2) return [];
  const [first = ""] = words;
  if (/ing$/i.test(first)) return [first];
  const [head, tail] = [words.slice(0, -1).join(" "), words.slice(1).join(" ")];
  return order === "any" ? [tail, head] : [order === "noun first" ? head : tail];
}

/** Shortens a comparison: each side in fewer words, as a choice between both, or one side alone. */
export const shortenSides =
  (patterns: readonly string[], order: Order): ShorteningRule =>
  (_, { kind, slots }) => {
    const { a = "", b = "" } = slots;
    if (kind !== "versus" || a === "" || b === "") return [];
    const fewer = [
      ...smaller(a, order).map((side) => `${side} vs ${b}`),
      ...smaller(b, order).map((side) => `${a} vs ${side}`),
      ...smaller(a, order).flatMap((left) => smaller(b, order).map((right) => `${left} vs ${right}`)),
    ];
    const chosen = patterns.flatMap((pattern) => {
      const loss = pattern.includes("{a}") && pattern.includes("{b}") ? 0.05 : 0.4;
      const fill = (left: string, right: string) => pattern.replace("{a}", () => left).replace("{b}", () => right);
      const [short = a] = smaller(a, order).slice(-1);
      const [other = b] = smaller(b, order).slice(-1);
      const isLong = loss > 0.1 && /ing \S/.test(`${a} ${b}`);
      return [
        ...(isLong ? [] : [{ text: fill(a, b), loss, isLast: true }]),
        { text: fill(short, other), loss: loss + 0.1, isLast: true },
      ];
    });
    return [...fewer.map((text) => ({ text, loss: 0.15 })), ...chosen];
  };
