import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/idea-canvas.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { indexShown, toneOf } from "../outlier-index/index.ts";
import { videosQuery } from "./api.ts";

const SEARCH_DEBOUNCE_MS = 300;

type VideoDialogProps = { onSelect: (video: OutlierVideo) => void; onClose: () => void };

export function VideoDialog({ onSelect, onClose }: VideoDialogProps) {
  const [text, setText] = useState("");
  const search = useDebouncedValue(text.trim(), SEARCH_DEBOUNCE_MS);
  const { data, isPending } = useQuery(videosQuery(search));
  return (
    <Dialog open title={t("video.title")} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SearchField
        aria-label={t("video.search")}
        placeholder={t("video.search")}
        value={text}
        onValueChange={setText}
      />
      {isPending && <RowsSkeleton label={t("video.loading")} rows={5} rowLook="py-2.5" />}
      {data?.length === 0 && <p className="py-6 text-center text-muted">{t("video.none")}</p>}
      <ul className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
        {data?.map((video) => (
          <li key={video.videoId}>
            <button
              type="button"
              onClick={() => {
                onSelect(video);
                onClose();
              }}
              className="flex w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-raised"
            >
              <Thumbnail small src={video.thumb} className="w-16 flex-none" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{video.title1}</span>
                <span className="block truncate text-xs text-muted">{video.name}</span>
              </span>
              <IndexBadge tone={toneOf(video.performanceIndex)}>{indexShown(video.performanceIndex)}</IndexBadge>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
