import type { RichDocument } from "@coldopen/contract/documents/schema";

const NAVIGATION = new Set([
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "Home",
  "End",
  "PageUp",
  "PageDown",
  "Escape",
  "Tab",
  "Shift",
  "Control",
  "Alt",
  "Meta",
]);

/** Keys that move, select or copy, but write nothing. */
export const isNavigationKey = ({ key, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey">) =>
  NAVIGATION.has(key) || ((ctrlKey || metaKey) && (key === "a" || key === "c"));

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
