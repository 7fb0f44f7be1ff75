import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { Play } from "lucide-react";
import { useCallback, useState } from "react";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import { Picture } from "../../ui/picture.tsx";
import { isDemo, playerAddress } from "./rules.ts";
import { Storyboard } from "./storyboard.tsx";

/** Loads nothing from the platform until it is pressed. */
export function Player({ video }: { video: OutlierVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  const stop = useCallback(() => setPlaying(false), []);
  const width = video.isShort ? "mx-auto w-[calc(min(28rem,46vh)*9/16)]" : "w-full";
  const frame = clsx(width, video.isShort ? "aspect-9/16" : "aspect-video");
  if (isPlaying && isDemo(video))
    return (
      <>
        <Storyboard video={video} className={frame} onEnd={stop} />
        <DemoHint />
      </>
    );
  if (isPlaying)
    return (
      <iframe
        src={playerAddress(video.videoId)}
        title={t("player", { title: video.title1 })}
        allow="accelerometer; autoplay; clipboard-write; encrypted-media; gyroscope; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        className={clsx("block rounded-md bg-sunken", frame)}
      />
    );
  return (
    <>
      <div className={clsx("relative", width)}>
        <Picture
          src={video.thumb}
          alt=""
          eager
          ratio={video.isShort ? "9:16" : "16:9"}
          plate={duration(video.duration)}
        />
        <button
          type="button"
          aria-label={t(isDemo(video) ? "storyboard.play" : "play", { title: video.title1 })}
          onClick={() => setPlaying(true)}
          className="group absolute inset-0 grid place-items-center rounded-md"
        >
          <span className="grid size-14 place-items-center rounded-full bg-plate text-on-plate transition-colors duration-(--d-fast) group-hover:bg-plate-hover">
            <Play className="size-5" />
          </span>
        </button>
      </div>
      {isDemo(video) && <DemoHint />}
    </>
  );
}

const DemoHint = () => <p className="mt-2 text-xs text-faint">{t("demo")}</p>;
