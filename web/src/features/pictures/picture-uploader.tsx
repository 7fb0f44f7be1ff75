import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFocusAfter } from "../../lib/lost-focus.ts";
import { t } from "../../locales/en/pictures.ts";
import { FileDrop } from "../../ui/file-drop.tsx";
import type { PicturePlace } from "./api.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useFilePicker } from "./use-file-picker.tsx";
import { useUpload } from "./use-upload.ts";

type PictureUploaderProps = {
  place: PicturePlace;
  /** What leads on in the present state: choosing, trying again, taking away. */
  tile: RefObject<HTMLButtonElement | null>;
  onTake?: (() => void) | undefined;
  /** The picture once the studio keeps it; nothing while there is none. */
  onChange: (picture: StoredPicture | undefined) => void;
};

/** A picture by drop, click or paste, with a way back from each of its states. */
export function PictureUploader({ place, tile, onTake, onChange }: PictureUploaderProps) {
  const upload = useUpload(place, onChange);
  const take = ([file]: File[]) => {
    if (!file) return;
    onTake?.();
    upload.send(file);
  };
  const picker = useFilePicker({ label: t("choose"), onFiles: take });
  usePasted(take);
  useFocusAfter(upload.state.kind, tile);
  return (
    <FileDrop isOn label={t("dropHere")} onFiles={take} className="rounded-md">
      {picker.input}
      <UploadTile ref={tile} upload={upload} onChoose={picker.open} />
    </FileDrop>
  );
}

/** Wherever the focus is: nothing else on the page takes a picture while this shows. */
function usePasted(take: (files: File[]) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    addEventListener("paste", listen);
    return () => removeEventListener("paste", listen);
  }, []);
}
