import { z } from "zod";

/** What a model names as its source, whatever shape it gives it. */
const Numbers = z.array(z.number()).catch([]);
const Idea = z.object({ text: z.string().trim().min(1), name: z.string().nullish(), from: Numbers });
export type Found = { text: string; name: string | null; from: readonly number[]; isWhole: boolean };

const OBJECT_MAX = 20_000;
const BEGUN = /"text"\s*:\s*"((?:[^"\\]|\\.)*)/s;

const unescaped = (text: string): string => {
  try {
    return z.string().parse(JSON.parse(`"${text.replaceAll("\n", "\\n").replace(/\\u[0-9a-f]{0,3}$|\\$/i, "")}"`));
  } catch {
    return "";
  }
};

/**
 * Extracts JSON objects from a streamed text and ignores lists, code fences and prose around them.
 * Each piece gives what became whole in it, then the one in the making.
 */
export function objectReader() {
  let open = "";
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  return (piece: string): Found[] => {
    const found: Found[] = [];
    for (const letter of piece) {
      if (depth === 0 && letter !== "{") continue;
      open += letter;
      if (open.length > OBJECT_MAX)
        throw new Error(`Model response exceeds limit (${OBJECT_MAX} characters an object)`);
      if (isEscaped) isEscaped = false;
      else if (isInString) {
        if (letter === "\\") isEscaped = true;
        else if (letter === '"') isInString = false;
      } else if (letter === '"') isInString = true;
      else if (letter === "{") depth++;
      else if (letter === "}" && --depth === 0) {
        const whole = readWhole(open);
        if (whole) found.push(whole);
        open = "";
      }
    }
    const begun = depth === 1 ? open.match(BEGUN)?.[1] : undefined;
    if (begun) found.push({ text: unescaped(begun), name: null, from: [], isWhole: false });
    return found;
  };
}

function readWhole(json: string): Found | undefined {
  try {
    const parsed = Idea.safeParse(JSON.parse(json));
    if (!parsed.success) return undefined;
    const { text, name, from } = parsed.data;
    return { text, name: name ?? null, from, isWhole: true };
  } catch {
    return undefined;
  }
}
