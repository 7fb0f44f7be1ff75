import clsx from "clsx";
import { ImagePlus } from "lucide-react";
import { type DragEvent, useRef, useState } from "react";
import { t } from "../../locales/en/cast.ts";
import { Button } from "../../ui/button.tsx";
import { acceptOf, usePhotoTypes, withPhotoType } from "../pictures/index.ts";

type PhotoPickerProps = { isFull: boolean; onChoose: (files: readonly File[]) => void };

/** Takes photos by click, drop or paste. */
export function PhotoPicker({ isFull, onChoose }: PhotoPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const types = usePhotoTypes();
  const choose = (files: Iterable<File> | null | undefined) => {
    const chosen = [...(files ?? [])].map(withPhotoType);
    if (!isFull && chosen.length > 0) onChoose(chosen);
  };
  const onDragOver = (event: DragEvent) => {
    if (isFull || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <fieldset
      aria-label={t("form.photos")}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files);
      }}
      onPaste={(event) => choose(event.clipboardData.files)}
      className={clsx(
        "flex items-center justify-center gap-2 rounded-lg border border-dashed p-4 text-muted transition-colors duration-(--d-fast)",
        isOver ? "border-brand-mark bg-brand-soft" : "border-line-control",
      )}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        data-testid="cast-photos"
        accept={acceptOf(types)}
        onChange={(event) => {
          choose(event.currentTarget.files);
          event.currentTarget.value = "";
        }}
      />
      <Button size="sm" kind="outline" icon={<ImagePlus />} disabled={isFull} onClick={() => input.current?.click()}>
        {t("form.choose")}
      </Button>
      {isOver ? t("form.dropNow") : t("form.drop")}
    </fieldset>
  );
}
