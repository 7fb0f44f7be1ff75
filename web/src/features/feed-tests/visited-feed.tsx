import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import { useRef, useState } from "react";
import { MOBILE, useMedia } from "../../lib/use-media.ts";
import { t } from "../../locales/en/feed-tests.ts";
import { Feed, screenWidth, useScale } from "../feed/index.ts";

type VisitedFeedProps = { videos: readonly FeedVideo[]; onChoose: (at: number) => void };

/** The feed for the visitor's screen size; every video can be clicked. */
export function VisitedFeed({ videos, onChoose }: VisitedFeedProps) {
  const [now] = useState(() => new Date());
  const isPhone = useMedia(MOBILE);
  const theme = useMedia("(prefers-color-scheme: light)") ? "light" : "dark";
  const room = useRef<HTMLElement>(null);
  const scale = useScale(room, screenWidth("desktop"));
  return (
    <main ref={room} aria-label={t("visit.feed")} className="feed min-h-dvh" data-theme={theme}>
      <h1 className="sr-only">{t("visit.title")}</h1>
      <div className="mx-auto w-fit max-md:w-full" style={isPhone ? {} : { zoom: scale }}>
        <Feed
          fluid={isPhone}
          device={isPhone ? "mobile" : "desktop"}
          location="home"
          theme={theme}
          videos={videos}
          now={now}
          slot={(video, at, card) => (
            <button
              key={video.id}
              type="button"
              aria-label={t("visit.watch", { title: video.title, channel: video.channel })}
              onClick={() => onChoose(at)}
              className="block min-w-0 cursor-pointer self-start text-left"
            >
              {card}
            </button>
          )}
        />
      </div>
    </main>
  );
}
