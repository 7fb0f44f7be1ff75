import type { ProjectComment } from "./schema.ts";

/** `at` is its position in the comment. */
export type CommentPart = { at: number; text: string; mentioned?: string };

/** Splits a comment at the mentions, which are the names of the mentioned people after an @. */
export function commentParts({ text, mentions }: Pick<ProjectComment, "text" | "mentions">): CommentPart[] {
  // The longest name first, so that "Ann" does not take the beginning of "Ann Lee".
  const people = [...mentions].sort((one, other) => other.name.length - one.name.length);
  const parts: CommentPart[] = [];
  let plainFrom = 0;
  const addPlain = (end: number) => {
    if (end > plainFrom) parts.push({ at: plainFrom, text: text.slice(plainFrom, end) });
  };
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    const found = people.find(({ name }) => name !== "" && text.startsWith(name, at + 1));
    if (!found) continue;
    addPlain(at);
    parts.push({ at, text: `@${found.name}`, mentioned: found.userId });
    plainFrom = at + 1 + found.name.length;
  }
  addPlain(text.length);
  return parts;
}

/** The name that is being typed after an @ at the end of the text before the cursor; undefined if none is. */
export const mentionBeingTyped = (beforeCursor: string): string | undefined =>
  /(?:^|\s)@([^\s@]*(?: [^\s@]*)?)$/u.exec(beforeCursor)?.[1];

/** The people whose names still stand in the text. */
export const mentionedIn = <P extends { name: string }>(text: string, people: readonly P[]): P[] =>
  people.filter(({ name }) => text.includes(`@${name}`));
