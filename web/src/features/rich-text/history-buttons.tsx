import { type Editor, useEditorState } from "@tiptap/react";
import { Redo2, Undo2 } from "lucide-react";
import { t } from "../../locales/en/rich-text.ts";
import { ToolbarButton } from "./toolbar-button.tsx";

export function HistoryButtons({ editor }: { editor: Editor }) {
  const can = useEditorState({
    editor,
    selector: () => ({ undo: editor.can().undo(), redo: editor.can().redo() }),
  });
  return (
    <>
      <ToolbarButton
        label={t("undo")}
        icon={<Undo2 />}
        disabled={!can.undo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={t("redo")}
        icon={<Redo2 />}
        disabled={!can.redo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </>
  );
}
