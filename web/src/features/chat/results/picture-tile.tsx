import type { SelectedItem } from "@coldopen/contract/chat/schema";
import { shownAt } from "@coldopen/contract/pictures/rules";
import { Download, Maximize2 } from "lucide-react";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { Picture } from "../../../ui/picture.tsx";
import { PictureAction } from "../../../ui/picture-action.tsx";
import { downloadPicture } from "../../pictures/index.ts";
import { useSelection } from "../selection.ts";

type PictureTileProps = {
  src: string;
  name: string;
  item: SelectedItem;
  /** An empty `src` means that the picture is still drawn. */
  isDrawing: boolean;
  width: string;
  onZoom: () => void;
};

/** A picture is loading, loaded or failed; only a loaded one can be selected. */
export function PictureTile({ src, name, item, isDrawing, width, onZoom }: PictureTileProps) {
  const { has, toggle } = useSelection();
  const [settled, setSettled] = useState<{ src: string; outcome: "loaded" | "failed" }>();
  const isLoaded = settled?.src === src && settled.outcome === "loaded";
  const isSelected = has(item.id);
  return (
    <Picture
      {...(src !== "" && shownAt(src, width))}
      alt={name}
      eager
      selected={isSelected}
      tick={isLoaded ? isSelected : undefined}
      loading={src === "" && isDrawing ? "ai" : undefined}
      loadingText={t("results.drawing")}
      onSettled={(outcome) => setSettled({ src, outcome })}
      actions={
        isLoaded && (
          <span className="relative z-2 flex gap-1">
            <PictureAction label={t("results.zoom")} icon={<Maximize2 />} onClick={onZoom} />
            <PictureAction
              label={t("results.download")}
              icon={<Download />}
              onClick={() => void downloadPicture(src, name)}
            />
          </span>
        )
      }
    >
      {isLoaded && (
        <button
          type="button"
          aria-pressed={isSelected}
          aria-label={t("results.select", { name })}
          onClick={() => toggle(item)}
          className="absolute inset-0 z-1 rounded-md"
        />
      )}
    </Picture>
  );
}
