import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { shownAt } from "@coldopen/contract/pictures/rules";
import type { YoutubeItem } from "@coldopen/contract/projects/schema";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { IndexBadge } from "../../../../ui/index-badge.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Popover } from "../../../../ui/popover.tsx";
import { outlierQuery } from "../../../outlier-detail/index.ts";
import { indexShown, toneOf } from "../../../outlier-index/index.ts";
import type { Drawer } from "../../use-ideation.ts";
import { SourcePicker } from "./picker.tsx";

/** What a brainstorm starts from: a text or picture, else the first video of the inspiration. */
export function SourceRow({ drawer }: { drawer: Drawer }) {
  const { source, isReadOnly, project } = drawer;
  const [video] = project.youtubeItems;
  const text = source.text || video?.title;
  return (
    <section
      aria-label={t("source.label")}
      className="painted-apart flex min-h-10 flex-none items-center gap-2.5 border-b border-line py-1 pr-2 pl-4"
    >
      {source.picture && (
        <Picture small {...shownAt(source.picture, "36px")} alt="" className="w-9 flex-none rounded-xs!" />
      )}
      <p className="min-w-0 flex-1 truncate text-xs">
        {text === undefined ? (
          <span className="text-faint">{t("source.nothing")}</span>
        ) : (
          <>
            <span className="text-faint">{t("source.from")}</span>{" "}
            <span title={text} className="font-medium">
              {text}
            </span>
          </>
        )}
      </p>
      {video && <InspirationChip video={video} drawer={drawer} />}
      {!isReadOnly && (
        <Popover
          label={t("source.change")}
          align="end"
          className="w-102 p-3"
          trigger={<IconButton size="sm" label={t("source.change")} icon={<Pencil className="size-3.5" />} />}
        >
          <SourcePicker drawer={drawer} />
        </Popover>
      )}
    </section>
  );
}

/** The inspiration of the project: thumbnail and outlier index, linked to its details. */
function InspirationChip({ video: { videoId, title }, drawer }: { video: YoutubeItem; drawer: Drawer }) {
  const { data: video } = useQuery(outlierQuery(videoId));
  const others = drawer.project.youtubeItems.length - 1;
  return (
    <button
      type="button"
      aria-label={t("source.inspiration", { title })}
      title={title}
      onClick={() => drawer.onOpenVideo?.(videoId)}
      className="flex flex-none items-center gap-1.5 rounded-sm hover:bg-raised"
    >
      {video && <Picture small {...thumbShownAt(video, "36px")} alt="" className="w-9 flex-none rounded-xs!" />}
      {video ? (
        <IndexBadge tone={toneOf(video.performanceIndex)}>{indexShown(video.performanceIndex)}</IndexBadge>
      ) : (
        <span className="px-1 text-xs text-muted">{t("source.video")}</span>
      )}
      {others > 0 && <span className="pr-1 text-xs text-faint">+{others}</span>}
    </button>
  );
}
