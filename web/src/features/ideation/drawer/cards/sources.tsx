import type { Receipt } from "@coldopen/contract/ideation/schema";
import { thumbShownAt } from "@coldopen/contract/outliers/thumb";
import { useQuery } from "@tanstack/react-query";
import { compactNumber } from "../../../../lib/format.ts";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { IndexBadge } from "../../../../ui/index-badge.tsx";
import { MenuGroup, MenuItem } from "../../../../ui/menu.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { Tooltip } from "../../../../ui/tooltip.tsx";
import { outlierQuery } from "../../../outlier-detail/index.ts";
import { indexShown, toneOf } from "../../../outlier-index/index.ts";
import type { Idea } from "../../state.ts";
import type { Drawer } from "../../use-ideation.ts";

const SHOWN = 2;
type SourcesProps = { idea: Idea; drawer: Drawer };

const thumbOf = ({ thumb }: Receipt) => (thumb ? thumbShownAt({ thumb, isShort: false }, "36px") : undefined);

/** The videos that an idea is based on: each opens its details. */
export function IdeaSources({ idea: { receipts }, drawer }: SourcesProps) {
  if (receipts.length === 0) return null;
  return (
    <fieldset aria-label={t("sources.label")} className="flex min-w-0 items-center gap-1">
      {receipts.slice(0, SHOWN).map((receipt) => (
        <Tooltip
          key={receipt.videoId}
          variant="outlier"
          tone={toneOf(receipt.performanceIndex)}
          side="left"
          describes={false}
          content={<SourcePreview receipt={receipt} />}
        >
          <button
            type="button"
            aria-label={t("sources.open", { title: receipt.title })}
            onClick={() => drawer.onOpenVideo?.(receipt.videoId)}
            className="flex h-6 items-center gap-1 rounded-sm bg-raised px-0.5 group-hover/idea:bg-raised-2 hover:inset-ring hover:inset-ring-line-strong"
          >
            <Picture small {...thumbOf(receipt)} alt="" className="w-8.5 flex-none rounded-xs!" />
            <IndexBadge bare tone={toneOf(receipt.performanceIndex)} className="pr-1">
              {indexShown(receipt.performanceIndex)}
            </IndexBadge>
          </button>
        </Tooltip>
      ))}
      {receipts.length > SHOWN && <span className="text-micro text-faint">+{receipts.length - SHOWN}</span>}
    </fieldset>
  );
}

/** Loads the video only once it is shown. */
function SourcePreview({ receipt }: { receipt: Receipt }) {
  const { data: video } = useQuery(outlierQuery(receipt.videoId));
  return (
    <span className="grid w-64 grid-cols-[6rem_1fr] gap-3 py-1">
      <Picture small {...(video ? thumbShownAt(video, "96px") : thumbOf(receipt))} alt="" />
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold">{receipt.title}</span>
        {video && <span className="block truncate font-normal">{video.name}</span>}
      </span>
      {video && (
        <span className="col-span-2 font-normal">{t("sources.views", { views: compactNumber(video.views) })}</span>
      )}
    </span>
  );
}

/** All sources of an idea as rows of its menu. */
export const SourceItems = ({ idea: { receipts }, drawer }: SourcesProps) =>
  receipts.length > 0 && (
    <MenuGroup label={t("sources.label")}>
      {receipts.map((receipt) => (
        <MenuItem
          key={receipt.videoId}
          hint={indexShown(receipt.performanceIndex)}
          onSelect={() => drawer.onOpenVideo?.(receipt.videoId)}
        >
          <span className="max-w-60 truncate">{receipt.title}</span>
        </MenuItem>
      ))}
    </MenuGroup>
  );
