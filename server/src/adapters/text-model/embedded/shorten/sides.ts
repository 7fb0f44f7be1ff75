import type { Way } from "./way.ts";

const DETERMINER = /^(?:an?|the|my|el|la|los|las|una?|der|die|das|eine?n?|les?|une|l['’])\b ?/i;
const lastWords = (side: string) => side.replace(DETERMINER, "").split(" ");

/** "renting vs buying a home" is renting vs buying; "cast iron vs steel pans" is iron vs steel. */
function smaller(side: string): string[] {
  const words = lastWords(side);
  if (words.length < 2) return [];
  const [first = ""] = words;
  if (/ing$/i.test(first)) return [first];
  return [words.slice(1).join(" "), words.slice(0, -1).join(" ")];
}

/** Two that are compared: each said in fewer words, asked for as a choice, or one of them by itself. */
export const sidesWay =
  (patterns: readonly string[]): Way =>
  (_, { kind, slots }) => {
    const { a = "", b = "" } = slots;
    if (kind !== "versus" || a === "" || b === "") return [];
    const fewer = [
      ...smaller(a).map((side) => `${side} vs ${b}`),
      ...smaller(b).map((side) => `${a} vs ${side}`),
      ...smaller(a).flatMap((left) => smaller(b).map((right) => `${left} vs ${right}`)),
    ];
    const chosen = patterns.flatMap((pattern) => {
      const loss = pattern.includes("{a}") && pattern.includes("{b}") ? 0.05 : 0.4;
      const fill = (left: string, right: string) => pattern.replace("{a}", () => left).replace("{b}", () => right);
      const [short = a] = smaller(a).slice(-1);
      const [other = b] = smaller(b).slice(-1);
      return [
        { text: fill(a, b), loss, isLast: true },
        { text: fill(short, other), loss: loss + 0.1, isLast: true },
      ];
    });
    return [...fewer.map((text) => ({ text, loss: 0.15 })), ...chosen];
  };
