import type { ChatThumbnail } from "@coldopen/contract/chat/results";
import clsx from "clsx";
import { useState } from "react";
import { t } from "../../../locales/en/chat.ts";
import { ZoomPicture } from "../../pictures/index.ts";
import { type PlaceOf, savableThumbnail } from "../save/savable.ts";
import { SaveButton } from "../save/save-button.tsx";
import { selectedItem } from "../selection.ts";
import { AddToPitch } from "./add-to-pitch.tsx";
import { PictureTile } from "./picture-tile.tsx";

type ThumbnailsProps = {
  thumbnails: readonly ChatThumbnail[];
  isRevision: boolean;
  isDrawing: boolean;
  placeOf: PlaceOf;
};

/** Thumbnails that were not drawn are left out once the answer is complete. */
export function Thumbnails({ thumbnails, isRevision, isDrawing, placeOf }: ThumbnailsProps) {
  const [zoomed, setZoomed] = useState<string>();
  const shown = thumbnails.flatMap((thumbnail, index) => {
    const name =
      thumbnail.description || t(isRevision ? "results.revised" : "results.untitledThumbnail", { number: index + 1 });
    return thumbnail.thumbnail_url || isDrawing ? [{ ...thumbnail, name, index }] : [];
  });
  const pictures = shown.flatMap(({ id, thumbnail_url: src, name }) => (src ? [{ id, src, name }] : []));
  return (
    <>
      <ul
        aria-label={t("results.thumbnails")}
        className={clsx(
          "grid gap-x-4 gap-y-5 empty:hidden",
          isRevision ? "grid-cols-1" : "grid-cols-2 max-sm:grid-cols-1",
        )}
      >
        {shown.map((item) => (
          <li key={item.id} className="min-w-0">
            <PictureTile
              src={item.thumbnail_url}
              name={item.name}
              item={selectedItem(
                { id: item.id, type: "thumbnail", title: item.name },
                { thumbnailUrl: item.thumbnail_url, description: item.edit_prompt || null },
              )}
              isDrawing={isDrawing}
              width={isRevision ? "45rem" : "22rem"}
              onZoom={() => setZoomed(item.id)}
            />
            <div className="mt-2 flex items-start justify-between gap-2">
              <p className="line-clamp-2 text-xs text-muted">{item.edit_prompt || item.name}</p>
              <span className="flex flex-none gap-1">
                {item.thumbnail_url && <AddToPitch chosen={{ selectedThumbnail: item.thumbnail_url }} />}
                <SaveButton
                  savable={savableThumbnail(placeOf(item.index), item)}
                  disabled={item.thumbnail_url === ""}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
      {zoomed && (
        <ZoomPicture pictures={pictures} id={zoomed} onChange={setZoomed} onClose={() => setZoomed(undefined)} />
      )}
    </>
  );
}
