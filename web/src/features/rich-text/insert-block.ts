import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";

/** With a line below it, so that writing can go on. */
export const insertBlock = (editor: Editor, block: JSONContent): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([block, { type: "paragraph" }])
    .run();

/** At the cursor where that is allowed, else at the end; in place of a document that is still empty. */
export function insertBlocks(editor: Editor, blocks: JSONContent[], { atCursor }: { atCursor: boolean }): void {
  const { doc, selection } = editor.state;
  // A step of its own: one undo takes it back and leaves what was typed a moment before.
  editor.view.dispatch(closeHistory(editor.state.tr));
  if (editor.isEmpty) return void editor.commands.insertContentAt({ from: 0, to: doc.content.size }, blocks);
  if (atCursor) editor.commands.insertContentAt(selection.to, blocks);
  // What is protected takes nothing in.
  if (editor.state.doc.eq(doc)) editor.commands.insertContentAt(doc.content.size, blocks);
}
