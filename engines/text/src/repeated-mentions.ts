import type { Frame } from "./frames/frame.ts";
import type { Grammar } from "./grammar/grammar.ts";
import { domainOf } from "./render.ts";
import { capitalised } from "./words.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Names a person in full at the first mention and in the short form after that. */
export function shortenLaterMentions(text: string, frame: Frame, grammar: Grammar): string {
  const { judge, again, judgeDative = judge, againDative = again } = domainOf(frame, grammar);
  let isKnown = false;
  return text.replace(new RegExp(`${escaped(judgeDative)}|${escaped(judge)}`, "giu"), (found) => {
    const shorter = found.toLowerCase() === judge.toLowerCase() ? again : againDative;
    const said = isKnown ? shorter : found;
    isKnown = true;
    return /^\p{Lu}/u.test(found) ? capitalised(said) : said;
  });
}
