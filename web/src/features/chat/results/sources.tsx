import type { Source } from "@coldopen/contract/chat/results";
import { Play } from "lucide-react";
import { useState } from "react";
import { outlierIndex } from "../../../lib/format.ts";
import { t } from "../../../locales/en/chat.ts";
import { IndexBadge } from "../../../ui/index-badge.tsx";
import { toneOf } from "../../outlier-index/index.ts";
import { useChat } from "../use-conversation.ts";

const SHOWN = 2;
const look =
  "inline-flex h-6 max-w-72 min-w-0 items-center gap-1.5 rounded-sm bg-raised px-2 text-xs text-muted transition-colors duration-(--d-fast) hover:bg-raised-2 hover:text-text [&>.lucide]:size-3 [&>.lucide]:flex-none";

/** The catalogue videos behind an idea; each opens its details. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  const { openVideo } = useChat();
  const [isOpen, setOpen] = useState(false);
  if (sources.length === 0) return null;
  const shown = isOpen ? sources : sources.slice(0, SHOWN);
  const rest = sources.length - shown.length;
  return (
    <ul aria-label={t("sources.name")} className="relative z-1 flex flex-wrap gap-1.5">
      {shown.map(({ video_id, title, performance_index }) => (
        <li key={video_id} className="flex min-w-0">
          <button type="button" title={title} onClick={() => openVideo(video_id)} className={look}>
            <Play />
            <span className="truncate">{title}</span>
            {performance_index !== null && (
              <IndexBadge bare tone={toneOf(performance_index)}>
                {outlierIndex(performance_index)}
              </IndexBadge>
            )}
          </button>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" onClick={() => setOpen(true)} className={look}>
            {t("sources.more", { count: rest })}
          </button>
        </li>
      )}
    </ul>
  );
}
