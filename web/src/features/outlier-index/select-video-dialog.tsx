import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { Dialog } from "../../ui/dialog.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { indexShown } from "./index-chip.tsx";
import { toneOf } from "./rules.ts";

type SelectVideoDialogProps = {
  texts: { title: string; search: string; loading: string; none: string };
  search: string;
  onSearch: (search: string) => void;
  isPending: boolean;
  videos: readonly OutlierVideo[] | undefined;
  onSelect: (video: OutlierVideo) => void;
  onClose: () => void;
};

export const SelectVideoDialog = ({
  texts,
  search,
  onSearch,
  isPending,
  videos,
  onSelect,
  onClose,
}: SelectVideoDialogProps) => (
  <Dialog open title={texts.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
    <SearchField aria-label={texts.search} placeholder={texts.search} value={search} onValueChange={onSearch} />
    {isPending && <RowsSkeleton label={texts.loading} rows={5} rowLook="py-2.5" />}
    {videos?.length === 0 && <p className="py-6 text-center text-muted">{texts.none}</p>}
    <ul className="-mx-2 mt-2 grid grid-cols-[minmax(0,1fr)]">
      {videos?.map((video) => (
        <li key={video.videoId}>
          <button
            type="button"
            onClick={() => onSelect(video)}
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
