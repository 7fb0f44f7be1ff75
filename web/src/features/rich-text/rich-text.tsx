import { textOf } from "@coldopen/contract/documents/rules";
import type { RichDocument } from "@coldopen/contract/documents/schema";
import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import clsx from "clsx";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { replaceDocument } from "./extensions/protection.ts";
import { studioExtensions } from "./extensions/studio-extensions.ts";
import "./rich-text.css";
import { type ImageStore, pasteImage } from "./image-store.ts";
import { insertBlocks } from "./insert-block.ts";
import { headingIndex } from "./rules.ts";
import { Toolbar } from "./toolbar.tsx";

export type RichTextHandle = {
  text: () => string;
  copyAll: () => Promise<void>;
  /** Matches the exact heading first, then a part of it ignoring case; returns false without a match. */
  scrollToHeading: (text: string) => boolean;
  focus: () => void;
  /** At the cursor, or at the end without one. One undo step. */
  insert: (content: RichDocument) => void;
  undo: () => void;
};

type RichTextProps = {
  /** A new value replaces the document; typed changes are reported by `onChange` and need not be passed back. */
  content: RichDocument;
  /** The accessible name. */
  label: string;
  /** Stores images of files and http addresses; without it only https images can be added. */
  images?: ImageStore | undefined;
  isEditing?: boolean | undefined;
  onChange?: ((content: RichDocument) => void) | undefined;
  ref?: Ref<RichTextHandle> | undefined;
  className?: string | undefined;
};

const documentIn = (editor: Editor): RichDocument => editor.state.doc.toJSON();

export function RichText({ content, label, isEditing = false, onChange, images, ref, className }: RichTextProps) {
  const latestOnChange = useRef(onChange);
  latestOnChange.current = onChange;
  const latestImages = useRef(images);
  latestImages.current = images;
  const shown = useRef(content);
  const hasCursor = useRef(false);
  const latestEditor = useRef<Editor>(undefined);
  const editor = useEditor({
    extensions: studioExtensions,
    content,
    editable: isEditing,
    injectCSS: false,
    editorProps: {
      handlePaste: (_, event) => pasteImage(event.clipboardData, latestImages.current, () => latestEditor.current),
      attributes: {
        role: isEditing ? "textbox" : "document",
        "aria-label": label,
        ...(isEditing && { "aria-multiline": "true" }),
        class: clsx("rich-text", isEditing && "rich-text-editing"),
      },
    },
    onFocus: () => {
      hasCursor.current = true;
    },
    onUpdate: (event) => latestOnChange.current?.(documentIn(event.editor)),
  });

  latestEditor.current = editor;
  useEffect(() => editor.setEditable(isEditing, false), [editor, isEditing]);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    replaceDocument(editor, content, { emitUpdate: false });
  }, [editor, content]);

  useImperativeHandle(ref, () => handleOf(editor, () => hasCursor.current), [editor]);

  return (
    <div className={className}>
      {isEditing && <Toolbar editor={editor} images={images} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const handleOf = (editor: Editor, hasCursor: () => boolean): RichTextHandle => {
  const text = () => textOf(documentIn(editor));
  return {
    text,
    copyAll: () => navigator.clipboard.writeText(text()),
    scrollToHeading: (wanted) => {
      const headings: { text: string; at: number }[] = [];
      editor.state.doc.descendants((node, at) => {
        if (node.type.name === "heading") headings.push({ text: node.textContent, at });
      });
      const found =
        headings[
          headingIndex(
            headings.map((heading) => heading.text),
            wanted,
          )
        ];
      const element = found && editor.view.nodeDOM(found.at);
      if (!(element instanceof Element)) return false;
      element.scrollIntoView({ block: "start", behavior: "smooth" });
      return true;
    },
    focus: () => void editor.commands.focus(undefined, { scrollIntoView: false }),
    insert: ({ content }) => insertBlocks(editor, content, { atCursor: hasCursor() }),
    undo: () => void editor.commands.undo(),
  };
};
