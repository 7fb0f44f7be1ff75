import "./feed.css";
import { DesktopFeed } from "./desktop.tsx";
import { IsolatedFeed } from "./isolated.tsx";
import { PhoneFeed } from "./phone.tsx";
import { type Device, type FeedTheme, screenWidth } from "./sizes.ts";
import type { FeedProps } from "./slot.ts";
import { TvFeed } from "./tv.tsx";

const feeds = { desktop: DesktopFeed, mobile: PhoneFeed, tv: TvFeed, isolated: IsolatedFeed };
type Look = {
  device: Device;
  theme: FeedTheme /** As wide as it may be, where the screen is the person's own. */;
  fluid?: boolean;
};

/** One screen of a video platform at its real size, without its brand. */
export function Feed({ device, theme, fluid = false, ...props }: FeedProps & Look) {
  const Drawn = feeds[device];
  return (
    <div
      className="feed"
      data-theme={theme}
      data-device={device}
      data-location={props.location}
      style={{ width: fluid ? "100%" : screenWidth(device) }}
    >
      <Drawn {...props} />
    </div>
  );
}
