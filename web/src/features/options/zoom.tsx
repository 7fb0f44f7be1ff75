import type { ProjectOption } from "@coldopen/contract/projects/schema";
import { ChevronLeft, ChevronRight, Download } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { downloadPicture } from "./download.ts";
import { t } from "./texts.ts";

type OptionZoomProps = {
  options: readonly ProjectOption[];
  id: string;
  onChange: (id: string) => void;
  onClose: () => void;
};

/** A thumbnail as large as the window allows; the arrows walk through the others. */
export function OptionZoom({ options, id, onChange, onClose }: OptionZoomProps) {
  const index = options.findIndex((option) => option.id === id);
  const option = options[index];
  const step = (by: number) => {
    const next = options[(index + by + options.length) % options.length];
    if (next) onChange(next.id);
  };
  const onArrow = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  });
  // The dialog keeps arrow keys to itself, so they are heard before it.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onArrow(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);
  if (!option) return null;
  const name = option.description ?? t("thumbnail", { place: index + 1 });
  return (
    <Dialog
      open
      width={1080}
      title={t("zoom.title")}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <div className="flex w-full items-center gap-2">
          {options.length > 1 && (
            <>
              <IconButton label={t("zoom.previous")} icon={<ChevronLeft />} onClick={() => step(-1)} />
              <IconButton label={t("zoom.next")} icon={<ChevronRight />} onClick={() => step(1)} />
              <span className="text-xs text-faint">
                {index + 1} / {options.length}
              </span>
            </>
          )}
          <Button className="ml-auto" icon={<Download />} onClick={() => void downloadPicture(option.content, name)}>
            {t("zoom.download")}
          </Button>
        </div>
      }
    >
      <Picture eager src={option.content} alt={name} className="mx-auto max-h-[calc(70vh-8.5rem)]" />
    </Dialog>
  );
}
