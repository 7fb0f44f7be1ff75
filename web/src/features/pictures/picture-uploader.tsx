import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { useFocusAfter } from "../../lib/restore-focus.ts";
import { t } from "../../locales/en/pictures.ts";
import { FileDrop } from "../../ui/file-drop.tsx";
import { UploadTile } from "./upload-tile.tsx";
import { useFilePicker } from "./use-file-picker.tsx";
import { useUpload } from "./use-upload.ts";

type PictureUploaderProps = {
  channel: ChannelScope;
  /** The main button of the current state: choose, retry or remove. */
  tile: RefObject<HTMLButtonElement | null>;
  onTake?: (() => void) | undefined;
  /** The stored picture; undefined while there is none. */
  onChange: (picture: StoredPicture | undefined) => void;
};

/** A picture by drop, click or paste. */
export function PictureUploader({ channel, tile, onTake, onChange }: PictureUploaderProps) {
  const upload = useUpload(channel, onChange);
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

/** Listens on the document: nothing else on the page takes pasted pictures while this is open. */
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
