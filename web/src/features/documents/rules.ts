import { faultOf } from "@coldopen/contract/documents/check-document";
import type { RichDocument } from "@coldopen/contract/documents/schema";

/** Their version, a horizontal rule, and mine below it. */
export const bothOf = (theirs: RichDocument, mine: RichDocument): RichDocument => ({
  type: "doc",
  content: [...theirs.content, { type: "horizontalRule" }, ...mine.content],
});

/** No text and no pictures. */
export const isBlank = ({ content }: RichDocument): boolean =>
  content.every((block) => block.type === "paragraph" && block.content === undefined);

/** The request limit is 1 MB, and characters may take several bytes. */
const NOTES_BYTES_MAX = 1_000_000;

/** Whether the merged notes fit into one document. */
export function fitsTogether(notes: RichDocument, added: RichDocument): boolean {
  const both = { type: "doc", content: [...notes.content, ...added.content] };
  return faultOf(both) === undefined && new TextEncoder().encode(JSON.stringify(both)).length < NOTES_BYTES_MAX;
}
