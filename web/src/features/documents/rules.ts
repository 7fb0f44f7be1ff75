import { faultOf } from "@coldopen/contract/documents/check-document";
import type { RichDocument } from "@coldopen/contract/documents/schema";

/** Theirs, a rule, and mine below it. */
export const bothOf = (theirs: RichDocument, mine: RichDocument): RichDocument => ({
  type: "doc",
  content: [...theirs.content, { type: "horizontalRule" }, ...mine.content],
});

/** Not a word, not a picture. */
export const isBlank = ({ content }: RichDocument): boolean =>
  content.every((block) => block.type === "paragraph" && block.content === undefined);

/** A call that saves notes may have 1 MB, and letters may take more than one byte. */
const NOTES_BYTES_MAX = 1_000_000;

/** Whether notes can hold both. */
export function fitsTogether(notes: RichDocument, added: RichDocument): boolean {
  const both = { type: "doc", content: [...notes.content, ...added.content] };
  return faultOf(both) === undefined && new TextEncoder().encode(JSON.stringify(both)).length < NOTES_BYTES_MAX;
}
