import "./preview.css";
import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import clsx from "clsx";
import { useRef, useState } from "react";
import { t } from "../../locales/en/preview.ts";
import { AwaitedBlock, Feed, type FeedTheme, type Slot, screenWidth, thumbnailSize, useScale } from "../feed/index.ts";
import { DrawnBlock } from "./drawn-block.tsx";
import type { PreviewState } from "./state.ts";

type StageProps = {
  state: Pick<PreviewState, "device" | "location" | "isSquinting">;
  theme: FeedTheme;
  videos: readonly FeedVideo[];
  query: string;
  topics: readonly string[];
  slot: Slot;
  isLoading: boolean;
};

/** The screen at its real size, or scaled down to the available space. */
export function Stage({ state: { device, location, isSquinting }, theme, isLoading, ...feed }: StageProps) {
  const [now] = useState(() => new Date());
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, screenWidth(device));
  const { width, height } = thumbnailSize(device, location);
  const names = { device: t(`device.${device}`), location: t(`location.${location}`), theme: t(`theme.${theme}`) };
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col bg-sunken">
      <div className="min-h-0 flex-1 overflow-auto px-6 pt-5">
        <div ref={room} className="flex justify-center">
          <section
            aria-label={t("screen", names)}
            aria-busy={isLoading}
            className={clsx(
              "overflow-clip rounded-t-[10px] ring ring-line-strong transition-[filter] duration-(--d-base)",
              isSquinting && "blur-[6px] saturate-60",
            )}
            style={{ zoom: scale }}
          >
            <AwaitedBlock value={DrawnBlock}>
              <Feed {...feed} device={device} location={location} theme={theme} now={now} />
            </AwaitedBlock>
          </section>
        </div>
      </div>
      <p className="type-data flex-none border-t border-line px-6 py-2 text-xs text-faint">
        {[t("size", { width, height }), scale < 1 && t("scaled", { percent: Math.round(scale * 100) }), t("standIn")]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}
