import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import type { MouseEvent } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";

type Named = Pick<OutlierVideo, "videoId" | "ucid" | "name">;

/** The targets of a card; a page that shows the details itself passes `open` and `search`. */
export type CardLinks = {
  open?: (video: OutlierVideo) => void;
  search?: (creator: { ucid: string; name: string }) => void;
};

export const detailPath = (channel: ActiveChannel, { videoId }: Named) => paths.outliers(channel, { video: videoId });
export const channelPath = (channel: ActiveChannel, { ucid, name }: Named) =>
  paths.outliers(channel, { searchBy: "channel", channelId: ucid, name });

/** Clicks that open another tab or window are left to the browser. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
