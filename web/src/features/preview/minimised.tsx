import type { FeedVideo } from "@coldopen/contract/feed-tests/schema";
import clsx from "clsx";
import { Maximize2, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../locales/en/preview.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Feed, type FeedTheme } from "../feed/index.ts";
import type { PreviewState } from "./state.ts";

/** 560 pixels of an isolated screen on a card of 360. */
const SCALE = 360 / 560;

type MinimisedProps = {
  state: Pick<PreviewState, "location" | "isSquinting">;
  theme: FeedTheme;
  video: FeedVideo;
  onMaximise: () => void;
  onClose: () => void;
};

/** The video alone in the corner, updated with the project. */
export function MinimisedPreview({ state, theme, video, onMaximise, onClose }: MinimisedProps) {
  const [now] = useState(() => new Date());
  return (
    <aside
      aria-label={t("title")}
      className="fixed right-4 bottom-4 z-(--z-drawer) w-90 overflow-hidden rounded-lg bg-overlay shadow-overlay"
    >
      <header className="flex h-10 items-center gap-0.5 border-b border-line pr-1.5 pl-4">
        <h2 className="mr-auto font-semibold">{t("title")}</h2>
        <IconButton size="sm" label={t("maximise")} icon={<Maximize2 />} onClick={onMaximise} />
        <IconButton size="sm" label={t("close")} icon={<X />} onClick={onClose} />
      </header>
      <div className={clsx(state.isSquinting && "blur-[6px] saturate-60")} style={{ zoom: SCALE }}>
        <Feed
          device="isolated"
          location={state.location}
          theme={theme}
          videos={[video]}
          now={now}
          slot={(own, _, card) => (
            <article key={own.id} aria-label={own.title}>
              {card}
            </article>
          )}
        />
      </div>
    </aside>
  );
}
