import type { IdeaForYou } from "@coldopen/contract/ideas/schema";
import { Play } from "lucide-react";
import { useState } from "react";
import { outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { Button } from "../../ui/button.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Popover } from "../../ui/popover.tsx";
import { toneOf } from "../outlier-index/index.ts";

type IdeaSourcesProps = { idea: Pick<IdeaForYou, "sources" | "whyNow">; onOpenVideo: (videoId: string) => void };

/** The catalogue videos behind an idea, with their figures; each opens its details. */
export function IdeaSources({ idea: { sources, whyNow }, onOpenVideo }: IdeaSourcesProps) {
  const [isOpen, setOpen] = useState(false);
  if (sources.length === 0) return null;
  return (
    <Popover
      label={t("sources.name")}
      align="end"
      className="w-80 max-w-[calc(100vw-1rem)] p-3"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button kind="ghost" size="sm" className="ml-auto">
          {t("sources.count", { count: sources.length })}
        </Button>
      }
    >
      {whyNow && <p className="text-muted">{whyNow}</p>}
      <ul className="-mx-1.5 mt-2 grid gap-px">
        {sources.map(({ videoId, title, channelName, performanceIndex }) => (
          <li key={videoId}>
            <button
              type="button"
              onClick={() => {
                setOpen(false);
                onOpenVideo(videoId);
              }}
              className="flex w-full items-start gap-2 rounded-sm px-1.5 py-1.5 text-left hover:bg-raised"
            >
              <Play className="mt-0.75 size-3 flex-none text-faint" />
              <span className="min-w-0 flex-1">
                <span className="line-clamp-2">{title}</span>
                <span className="block truncate text-xs text-faint">{channelName}</span>
              </span>
              {performanceIndex !== null && (
                <IndexBadge tone={toneOf(performanceIndex)}>{outlierIndex(performanceIndex)}</IndexBadge>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
}
