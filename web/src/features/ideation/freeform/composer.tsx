import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import clsx from "clsx";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useState } from "react";
import { toast } from "../../../lib/toast.ts";
import { t } from "../../../locales/en/ideation-freeform.ts";
import { Button } from "../../../ui/button.tsx";
import { useDrop, useDropTarget } from "../../../ui/drag-area.tsx";
import { controlLook, fieldLook } from "../../../ui/field-look.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { failureOf, refusalOf, sendPicture, usePhotoTypes, withPhotoType } from "../../pictures/index.ts";
import { withoutMaterial } from "../edits.ts";
import { Inspiration } from "../inspiration/inspiration.tsx";
import type { Drawer } from "../use-ideation.ts";
import { AttachMenu } from "./attach-menu.tsx";
import { findMaterial } from "./drag-state.ts";
import { MaterialChip } from "./material-chip.tsx";
import { attach } from "./send.ts";

/** Pictures from disk, clipboard or a drop are uploaded and then attached. */
function usePictures(drawer: Drawer) {
  const [adding, setAdding] = useState(0);
  const types = usePhotoTypes();
  const { organizationId, channelUCID: channelUcid } = drawer.project;

  const add = async (chosen: File) => {
    const file = withPhotoType(chosen);
    const refusal = refusalOf(file, types);
    if (refusal) return toast.error(refusal);
    setAdding((count) => count + 1);
    try {
      const { id, url } = await sendPicture({ organizationId, channelUcid }, file);
      attach(drawer, { id, kind: "thumbnail", text: "", picture: url });
    } catch (error) {
      toast.error(failureOf(error));
    } finally {
      setAdding((count) => count - 1);
    }
  };
  return { adding, add: (files: Iterable<File>) => void Promise.all([...files].map(add)) };
}

export const COMPOSER_ID = "ideation-words";
/** Whether a brainstorm starts from one source, or from freeform text. */
export type Mode = "source" | "words";

/** A freeform request with attached materials. */
export function Composer({ drawer, onBack }: { drawer: Drawer; onBack: () => void }) {
  const { state, edits } = drawer;
  const { materials } = edits;
  const { dropRef, draggedId } = useDropTarget(COMPOSER_ID);
  useDrop((id, target) => {
    const material = target === COMPOSER_ID ? findMaterial(drawer, id) : undefined;
    if (material) attach(drawer, material);
  });
  const pictures = usePictures(drawer);
  const [hasFiles, setHasFiles] = useState(false);
  const isOver = hasFiles || findMaterial(drawer, draggedId) !== undefined;
  const isEmpty = state.wish.trim() === "" && materials.length === 0;

  const go = () => {
    if (!isEmpty && pictures.adding === 0) drawer.run({ option: "emptyState", words: state.wish.trim() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    go();
  };
  const onPaste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData;
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setHasFiles(true);
  };
  const onDrop = (event: DragEvent) => {
    setHasFiles(false);
    const { files } = event.dataTransfer;
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };

  return (
    <section
      ref={dropRef}
      aria-label={t("composer.name")}
      onPaste={onPaste}
      onDragOver={onDragOver}
      onDragLeave={() => setHasFiles(false)}
      onDrop={onDrop}
      className={clsx(
        fieldLook({ edge: "quiet", size: "area" }),
        "mx-4 my-3 w-auto! flex-none flex-col items-stretch! bg-background!",
        isOver && "ring-3 ring-ai-soft inset-ring-ai-line!",
      )}
    >
      <textarea
        id={COMPOSER_ID}
        aria-label={t("composer.label")}
        placeholder={t("composer.placeholder")}
        rows={2}
        maxLength={IDEA_MAX}
        value={state.wish}
        onChange={(event) => drawer.wish(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className={clsx(
          controlLook,
          "field-sizing-content max-h-40 w-full flex-none resize-none",
          materials.length === 0 && "min-h-10",
        )}
      />
      {materials.length > 0 && (
        <ul aria-label={t("composer.materials")} className="flex flex-wrap gap-1.5">
          {materials.map((material) => (
            <MaterialChip
              key={material.id}
              material={material}
              onRemove={() => drawer.edit(withoutMaterial(edits, material.id))}
            />
          ))}
        </ul>
      )}
      <div className="flex items-center gap-2">
        <AttachMenu drawer={drawer} onFiles={pictures.add} />
        <p role="status" className="flex min-w-0 items-center gap-1.5 truncate text-xs text-faint">
          {pictures.adding > 0 && (
            <>
              <Spinner />
              {t("composer.adding", { count: pictures.adding })}
            </>
          )}
          {isOver && pictures.adding === 0 && t("composer.drop")}
        </p>
        <Button size="sm" kind="ghost" className="ml-auto" onClick={onBack}>
          {t("composer.back")}
        </Button>
        <Inspiration drawer={drawer} />
        <Button size="sm" kind="ai-fill" disabled={isEmpty || pictures.adding > 0} onClick={go}>
          {t("composer.go")}
        </Button>
      </div>
    </section>
  );
}
