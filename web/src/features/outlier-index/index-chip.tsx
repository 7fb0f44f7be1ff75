import clsx from "clsx";
import { Info } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { loadModule } from "../../lib/load-module.ts";
import { t } from "../../locales/en/outlier-index.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { hintOf, type Indexed, toneOf } from "./rules.ts";

const IndexExplanation = lazy(() => loadModule(() => import("./index-explanation.tsx")));

type IndexChipProps = { video: Indexed; now: Date; className?: string | undefined };

/** The index as a badge: a tooltip explains it in a sentence, a dialog in full. */
export function IndexChip({ video, now, className }: IndexChipProps) {
  const [isOpen, setOpen] = useState(false);
  const { performanceIndex: index } = video;
  const tone = toneOf(index);
  return (
    <>
      <Tooltip variant="outlier" tone={tone} content={hintText(video, now)}>
        <button
          type="button"
          aria-label={index === null ? t("nameNew") : t("name", { index: outlierIndex(index) })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={clsx("flex-none rounded-sm", className)}
        >
          <IndexBadge tone={tone}>{indexShown(index)}</IndexBadge>
        </button>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <IndexExplanation video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

export const indexShown = (index: number | null): string => (index === null ? t("none") : outlierIndex(index));

export const hintText = (video: Indexed, now: Date): string =>
  t(hintOf(video, now), { views: compactNumber(video.v7Score), average: compactNumber(roundedOf(video.v7Average)) });

const roundedOf = (value: number | null | undefined) => (typeof value === "number" ? Math.round(value) : value);

/** Opens the explanation beside an index that is shown too large for a badge. */
export function IndexInfo({ video }: { video: Indexed }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        size="xs"
        className="-my-1"
        label={t("box.title")}
        icon={<Info className="size-3 stroke-2" />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <IndexExplanation video={video} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
