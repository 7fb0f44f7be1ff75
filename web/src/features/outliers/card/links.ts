import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import type { MouseEvent } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";

type Named = Pick<OutlierVideo, "videoId" | "ucid" | "name">;

/** Where a card leads; a page that shows the details itself says so by `open` and `search`. */
export type CardLinks = {
  open?: (video: OutlierVideo) => void;
  search?: (channel: { ucid: string; name: string }) => void;
};

export const detailPath = (place: ActiveChannel, { videoId }: Named) => paths.outliers(place, { video: videoId });
export const channelPath = (place: ActiveChannel, { ucid, name }: Named) =>
  paths.outliers(place, { searchBy: "channel", channelId: ucid, name });

/** Clicks that ask for another tab or window are the browser's. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
