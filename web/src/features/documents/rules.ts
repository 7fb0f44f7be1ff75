import type { RichDocument } from "@coldopen/contract/documents/schema";

/** The same words first, else the first heading that has them inside, whatever the case; -1 where none does. */
export function headingIndex(headings: readonly string[], wanted: string): number {
  const exact = headings.indexOf(wanted);
  if (exact >= 0) return exact;
  const part = wanted.trim().toLowerCase();
  return part === "" ? -1 : headings.findIndex((heading) => heading.toLowerCase().includes(part));
}

/** Theirs, a rule, and mine below it. */
export const bothOf = (theirs: RichDocument, mine: RichDocument): RichDocument => ({
  type: "doc",
  content: [...theirs.content, { type: "horizontalRule" }, ...mine.content],
});

/** Not a word, not a picture. */
export const isBlank = ({ content }: RichDocument): boolean =>
  content.every((block) => block.type === "paragraph" && block.content === undefined);
