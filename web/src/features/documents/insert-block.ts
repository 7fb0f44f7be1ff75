import type { Editor, JSONContent } from "@tiptap/core";

/** With a line below it, so that writing can go on. */
export const insertBlock = (editor: Editor, block: JSONContent): boolean =>
  editor
    .chain()
    .focus()
    .insertContent([block, { type: "paragraph" }])
    .run();
