import { AWAITED_THUMB } from "@coldopen/contract/feed-tests/rules";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import clsx from "clsx";
import { useContext, useState } from "react";
import { pictureSource } from "../../lib/picture-source.ts";
import { t } from "../../locales/en/feed.ts";
import { AwaitedBlock } from "./awaited.tsx";
import { lengthStamp } from "./facts.ts";

type ThumbProps = {
  video: FeedVideo;
  rounded: string;
  /** On a television further from the corner, and larger. */
  isFar?: boolean | undefined;
  className?: string | undefined;
};

/** The picture with its duration in the corner. */
export function Thumb({ video, rounded, isFar = false, className }: ThumbProps) {
  const [failed, setFailed] = useState<string>();
  const [loaded, setLoaded] = useState<string>();
  const { thumb } = video;
  const Block = useContext(AwaitedBlock);
  const awaited = <Block thumb={thumb} className={clsx("skeleton absolute inset-0 block animate-pulse", rounded)} />;
  return (
    <span data-thumb className={clsx("relative block aspect-video bg-(--feed-raised)", rounded, className)}>
      {thumb === AWAITED_THUMB ? (
        awaited
      ) : pictureSource(thumb) && thumb !== failed ? (
        <>
          {thumb !== loaded && awaited}
          <img
            src={pictureSource(thumb)}
            alt=""
            decoding="async"
            draggable={false}
            onLoad={() => setLoaded(thumb ?? undefined)}
            onError={() => setFailed(thumb ?? undefined)}
            className={clsx("relative size-full object-cover", rounded)}
          />
        </>
      ) : (
        <span className="grid size-full place-items-center text-[12px] text-(--feed-muted)">
          {thumb === null ? t("noThumbnail") : t("notAvailable")}
        </span>
      )}
      {video.duration !== null && (
        <span
          className={clsx(
            "absolute rounded-[4px] bg-(--feed-stamp) font-medium text-(--feed-on-stamp)",
            isFar ? "right-3 bottom-3 px-2 text-[20px] leading-7" : "right-2 bottom-2 px-1 text-[12px] leading-4.5",
          )}
        >
          {lengthStamp(video.duration)}
        </span>
      )}
    </span>
  );
}
