import { type Editor, getMarkRange } from "@tiptap/core";

/** The whole link around the caret, else the selection. */
function rangeOf({ state }: Editor): { from: number; to: number } {
  const { link } = state.schema.marks;
  const { from, to, $from } = state.selection;
  return (from === to && link && getMarkRange($from, link)) || { from, to };
}

export function linkAt(editor: Editor): { text: string; link: string } {
  const { doc } = editor.state;
  const { from, to } = rangeOf(editor);
  let link = "";
  doc.nodesBetween(from, to, ({ marks }) => {
    link ||= String(marks.find(({ type }) => type.name === "link")?.attrs.href ?? "");
  });
  return { text: doc.textBetween(from, to, " "), link };
}

/** Without an address the link is removed and its text stays. */
export function setLink(editor: Editor, { text, href }: { text: string; href: string | null }): void {
  const range = rangeOf(editor);
  const chain = editor.chain().focus().setTextSelection(range);
  const before = editor.state.doc.textBetween(range.from, range.to, " ");
  const words = text.trim() === "" ? (href ?? before) : text;
  if (href === null) chain.unsetMark("link").run();
  else if (words === before) chain.setMark("link", { href }).setTextSelection(range.to).run();
  else chain.insertContent({ type: "text", text: words, marks: [{ type: "link", attrs: { href } }] }).run();
}
