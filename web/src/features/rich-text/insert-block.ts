import type { Editor, JSONContent } from "@tiptap/core";
import { closeHistory } from "@tiptap/pm/history";

/** With an empty paragraph below it to continue writing. */
export const insertBlock = (editor: Editor, block: JSONContent): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([block, { type: "paragraph" }])
    .run();

/** At the cursor if allowed there, else at the end; replaces an empty document. */
export function insertBlocks(editor: Editor, blocks: JSONContent[], { atCursor }: { atCursor: boolean }): void {
  const { doc, selection } = editor.state;
  // A separate undo step, which keeps what was typed just before.
  editor.view.dispatch(closeHistory(editor.state.tr));
  if (editor.isEmpty) return void editor.commands.insertContentAt({ from: 0, to: doc.content.size }, blocks);
  if (atCursor) editor.commands.insertContentAt(selection.to, blocks);
  // Protected nodes accept no content.
  if (editor.state.doc.eq(doc)) editor.commands.insertContentAt(doc.content.size, blocks);
}
