import { startsWithVideoAddress } from "@coldopen/contract/documents/rules";
import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";

/** Pasted text that starts with an address of the video platform is inserted as plain text. */
export const PasteVideoLink = Extension.create({
  name: "pasteVideoLink",
  addProseMirrorPlugins() {
    const { editor } = this;
    return [
      new Plugin({
        props: {
          handlePaste: (_, event) => {
            const pasted = event.clipboardData?.getData("text/plain") ?? "";
            if (!startsWithVideoAddress(pasted)) return false;
            const [first = "", ...rest] = pasted.trim().split(/\r?\n/);
            const lines = [first, ...rest].map((text) => ({
              type: "paragraph",
              ...(text !== "" && { content: [{ type: "text", text }] }),
            }));
            return editor.commands.insertContent(rest.length === 0 ? { type: "text", text: first } : lines);
          },
        },
      }),
    ];
  },
});
