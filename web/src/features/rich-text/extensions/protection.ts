import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { type EditorState, Plugin, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

const REPLACES_DOCUMENT = "replacesDocument";

const protectedNodes = (document: Node): Node[] => {
  const found: Node[] = [];
  document.descendants((node) => {
    const isProtected = node.attrs.isEditable === false;
    if (isProtected) found.push(node);
    return !isProtected;
  });
  return found;
};

function leavesProtectedAlone(transaction: Transaction, { doc }: EditorState): boolean {
  if (!transaction.docChanged || transaction.getMeta(REPLACES_DOCUMENT) === true) return true;
  const before = protectedNodes(doc);
  const after = protectedNodes(transaction.doc);
  return before.length === after.length && before.every((node, index) => after[index]?.eq(node));
}

/** Rejects every change of protected nodes; the caret may pass through them. */
export const Protection = Extension.create({
  name: "protection",
  addProseMirrorPlugins: () => {
    let shown: EditorView | undefined;
    // The browser may have applied a rejected change to the DOM already.
    const redraw = () => queueMicrotask(() => shown && !shown.isDestroyed && shown.updateState(shown.state));
    return [
      new Plugin({
        view: (view) => {
          shown = view;
          return {};
        },
        filterTransaction: (transaction, state) => {
          const isFine = leavesProtectedAlone(transaction, state);
          if (!isFine) redraw();
          return isFine;
        },
      }),
    ];
  },
});

/** The one transaction that may change protected nodes. */
export const replaceDocument = (
  editor: Editor,
  content: Parameters<Editor["commands"]["setContent"]>[0],
  options: { emitUpdate: boolean },
) => editor.chain().setMeta(REPLACES_DOCUMENT, true).setContent(content, options).run();
