import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import type { MouseEvent } from "react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";

/** A page that shows the details itself passes `open`. */
export type CardLinks = { open?: (video: OutlierVideo) => void };

export const detailPath = (channel: ActiveChannel, { videoId }: Pick<OutlierVideo, "videoId">) =>
  paths.outliers(channel, { video: videoId });

/** Clicks that open another tab or window are left to the browser. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    act();
  };
}
