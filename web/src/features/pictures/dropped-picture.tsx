import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import type { StoredPicture } from "@coldopen/contract/pictures/schema";
import { useEffect, useEffectEvent } from "react";
import { UploadTile } from "./upload-tile.tsx";
import { useUpload } from "./use-upload.ts";

type DroppedPictureProps = {
  channel: ChannelScope;
  file: File;
  onStored: (picture: StoredPicture) => void;
  /** The upload was cancelled or dismissed. */
  onDismissed: () => void;
};

/** An upload shown among the pictures it will join. */
export function DroppedPicture({ channel, file, onStored, onDismissed }: DroppedPictureProps) {
  const upload = useUpload(channel, (picture) => picture && onStored(picture));
  const begin = useEffectEvent(() => upload.send(file));
  useEffect(() => begin(), []);
  return <UploadTile isSmall upload={{ ...upload, clear: onDismissed }} onChoose={onDismissed} />;
}
