import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Code, Italic, Strikethrough, Underline } from "lucide-react";
import { t } from "../../locales/en/rich-text.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

const marks = [
  { name: "bold", Icon: Bold },
  { name: "italic", Icon: Italic },
  { name: "underline", Icon: Underline },
  { name: "strike", Icon: Strikethrough },
  { name: "code", Icon: Code },
] as const;

export function MarkButtons({ editor }: { editor: Editor }) {
  const active = useEditorState({
    editor,
    selector: () => marks.filter(({ name }) => editor.isActive(name)).map(({ name }) => name),
  });
  return marks.map(({ name, Icon }) => (
    <ToolbarButton
      key={name}
      label={t(`mark.${name}`)}
      icon={<Icon />}
      isOn={active.includes(name)}
      onClick={() => editor.chain().focus().toggleMark(name).run()}
    />
  ));
}
