import { Toolbar as Base } from "@base-ui/react/toolbar";
import { type Editor, useEditorState } from "@tiptap/react";
import { List, ListOrdered, ListTodo, SquareCode, TextQuote } from "lucide-react";
import { t } from "../../locales/en/rich-text.ts";
import { HeadingSelect } from "./heading-select.tsx";
import { HistoryButtons } from "./history-buttons.tsx";
import { ImagePopover } from "./image-popover.tsx";
import type { ImageStore } from "./image-store.ts";
import { LinkPopover } from "./link-popover.tsx";
import { MarkButtons } from "./mark-buttons.tsx";
import { ToolbarButton } from "./toolbar-button.tsx";
import { VideoPopover } from "./video-popover.tsx";

const blocks = [
  { name: "bulletList", Icon: List, toggle: (editor: Editor) => editor.chain().focus().toggleBulletList() },
  { name: "orderedList", Icon: ListOrdered, toggle: (editor: Editor) => editor.chain().focus().toggleOrderedList() },
  { name: "taskList", Icon: ListTodo, toggle: (editor: Editor) => editor.chain().focus().toggleTaskList() },
  { name: "blockquote", Icon: TextQuote, toggle: (editor: Editor) => editor.chain().focus().toggleBlockquote() },
  { name: "codeBlock", Icon: SquareCode, toggle: (editor: Editor) => editor.chain().focus().toggleCodeBlock() },
] as const;

function BlockButtons({ editor }: { editor: Editor }) {
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

/** Sticky while a long document is edited. */
export const Toolbar = ({ editor, images }: { editor: Editor; images?: ImageStore | undefined }) => (
  <div className="sticky top-0 z-1 mb-3 flex flex-wrap items-center gap-1 border-b border-line bg-background py-1.5">
    <HeadingSelect editor={editor} />
    <Base.Root aria-label={t("toolbar")} className="flex flex-wrap items-center gap-0.5">
      <MarkButtons editor={editor} />
      <Separator />
      <BlockButtons editor={editor} />
      <Separator />
      <LinkPopover editor={editor} />
      <ImagePopover editor={editor} images={images} />
      <VideoPopover editor={editor} />
      <Separator />
      <HistoryButtons editor={editor} />
    </Base.Root>
  </div>
);

const Separator = () => <Base.Separator className="mx-1 h-4 w-px bg-line" />;
