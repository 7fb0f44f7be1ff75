import { pictureIdOf } from "@coldopen/contract/pictures/address";
import { hasModeToggle, startingMode } from "@coldopen/contract/thumbnails/rules";
import type { EditorItem, EditorMode } from "@coldopen/contract/thumbnails/schema";
import { Download, Gauge, WandSparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useUndoKeys } from "../../lib/use-undo-keys.ts";
import { t } from "../../locales/en/thumbnail-editor.ts";
import { AlertDialog } from "../../ui/alert-dialog.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { GlyphButton } from "../../ui/glyph-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { downloadPicture } from "../pictures/index.ts";
import { useProjectPage } from "../project-editing/index.ts";
import { useIsImproving } from "../thumbnail-scoring/index.ts";
import { Canvas } from "./canvas/canvas.tsx";
import { EditorProvider } from "./editing/context.ts";
import { isUnsaved } from "./editing/state.ts";
import { useNewEditor } from "./editing/use-editor.ts";
import { EditorFooter } from "./footer.tsx";
import { openedEditor, useThumbnailTools } from "./open-editor.ts";
import { Scoring } from "./scoring.tsx";
import { Side } from "./side/side.tsx";
import { Toolbar } from "./toolbar.tsx";

type LeaveEditorProps = { open: boolean; onStay: () => void; onLeave: () => void };

/** Confirms closing the editor with unsaved work. */
const LeaveEditor = ({ open, onStay, onLeave }: LeaveEditorProps) => (
  <AlertDialog
    open={open}
    onOpenChange={(stays) => !stays && onStay()}
    title={t("leave.title")}
    description={t("leave.text")}
    cancel={t("leave.stay")}
    action={
      <Button kind="danger-fill" onClick={onLeave}>
        {t("leave.leave")}
      </Button>
    }
  />
);

/** Views, edits and scores one thumbnail. Closing discards everything that was not saved. */
export default function ThumbnailEditor({ item, start }: { item: EditorItem; start: string }) {
  const { canEdit } = useProjectPage("ThumbnailEditor");
  const tools = useThumbnailTools();
  const [chosen, setChosen] = useState<EditorMode>();
  const [isLeaving, setLeaving] = useState(false);
  const description = useRef<HTMLInputElement>(null);
  const isOurs = pictureIdOf(item.src) !== undefined;
  const mode = canEdit && isOurs ? (chosen ?? startingMode(tools, item.initialMode)) : "viewing";
  const editor = useNewEditor(item, start, mode !== "viewing");
  const { version } = editor.state.history.present;
  const isDrawing = useIsImproving() || editor.isApplying;

  const close = () => {
    const isSaved = (url: string) => editor.options.some(({ content }) => content === url);
    if (isDrawing || isUnsaved(editor.state, isSaved)) setLeaving(true);
    else openedEditor.clear();
  };
  const step = (kind: "undone" | "redone") => {
    if (mode !== "viewing" && !isDrawing) editor.send({ kind });
  };
  useUndoKeys({ undo: () => step("undone"), redo: () => step("redone") }, { capture: true });

  return (
    <EditorProvider value={editor}>
      <Dialog
        open
        width={1136}
        padded={false}
        title={t("title")}
        beside={item.title}
        initialFocus={mode === "editing" ? description : undefined}
        onOpenChange={(open) => !open && close()}
        actions={
          <span className="flex items-center gap-2">
            {canEdit && isOurs && hasModeToggle(tools) && <ModeToggle mode={mode} onChange={setChosen} />}
            <GlyphButton
              label={t("download")}
              icon={<Download />}
              onClick={() => void downloadPicture(version.url, item.title || version.prompt)}
            />
          </span>
        }
        footer={
          <EditorFooter
            note={!canEdit ? t("noPen") : isOurs ? t("size") : t("elsewhere")}
            canSave={canEdit}
            onCancel={close}
          />
        }
      >
        <div className="@container">
          {mode === "editing" ? (
            <div className="grid @min-[860px]:grid-cols-[minmax(0,1fr)_308px]">
              <div className="flex min-w-0 flex-col">
                <Canvas isEditing />
                <Toolbar description={description} />
              </div>
              <Side />
            </div>
          ) : mode === "scoring" ? (
            <Scoring title={item.title} seed={item.seed} />
          ) : (
            <Canvas />
          )}
        </div>
      </Dialog>
      <LeaveEditor open={isLeaving} onStay={() => setLeaving(false)} onLeave={openedEditor.clear} />
    </EditorProvider>
  );
}

type ModeToggleProps = { mode: EditorMode; onChange: (mode: EditorMode) => void };

const ModeToggle = ({ mode, onChange }: ModeToggleProps) => (
  <Segmented<EditorMode>
    label={t("modes.label")}
    value={mode}
    onValueChange={onChange}
    segments={[
      { value: "editing", label: t("modes.editing"), icon: <WandSparkles /> },
      { value: "scoring", label: t("modes.scoring"), icon: <Gauge /> },
    ]}
  />
);
