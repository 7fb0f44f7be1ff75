import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { useEffect, useEffectEvent } from "react";
import type { PicturePlace } from "./api.ts";
import { UploadTile } from "./upload-tile.tsx";
import { useUpload } from "./use-upload.ts";

type DroppedPictureProps = {
  place: PicturePlace;
  file: File;
  onKept: (picture: StoredPicture) => void;
  /** It was called back, or given up. */
  onGone: () => void;
};

/** A file among the pictures that it is about to join. */
export function DroppedPicture({ place, file, onKept, onGone }: DroppedPictureProps) {
  const upload = useUpload(place, (picture) => picture && onKept(picture));
  const begin = useEffectEvent(() => upload.send(file));
  useEffect(() => begin(), []);
  return <UploadTile isSmall upload={{ ...upload, clear: onGone }} onChoose={onGone} />;
}
