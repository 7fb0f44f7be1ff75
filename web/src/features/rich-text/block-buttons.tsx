import { type Editor, useEditorState } from "@tiptap/react";
import { List, ListOrdered, ListTodo, SquareCode, TextQuote } from "lucide-react";
import { t } from "../../locales/en/rich-text.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

const blocks = [
  { name: "bulletList", Icon: List, toggle: (editor: Editor) => editor.chain().focus().toggleBulletList() },
  { name: "orderedList", Icon: ListOrdered, toggle: (editor: Editor) => editor.chain().focus().toggleOrderedList() },
  { name: "taskList", Icon: ListTodo, toggle: (editor: Editor) => editor.chain().focus().toggleTaskList() },
  { name: "blockquote", Icon: TextQuote, toggle: (editor: Editor) => editor.chain().focus().toggleBlockquote() },
  { name: "codeBlock", Icon: SquareCode, toggle: (editor: Editor) => editor.chain().focus().toggleCodeBlock() },
] as const;

export function BlockButtons({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: () => blocks.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  });
  return blocks.map(({ name, Icon, toggle }) => (
    <ToolbarButton
      key={name}
      label={t(`block.${name}`)}
      icon={<Icon />}
      isOn={active.includes(name)}
      onClick={() => toggle(editor).run()}
    />
  ));
}
