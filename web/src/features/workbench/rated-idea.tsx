import type { SittingIdea } from "@coldopen/contract/ideas/ratings";
import { CARD_PICTURE_WIDTH, shownAt } from "@coldopen/contract/pictures/rules";
import { outlierIndex } from "../../lib/format.ts";
import { t as ideasText } from "../../locales/en/ideas-for-you.ts";
import { t } from "../../locales/en/workbench.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { inspirationIcons } from "../ideas-for-you/index.ts";
import { toneOf } from "../outlier-index/index.ts";

/** The idea of the sitting that is rated now. */
export function RatedIdea({ idea }: { idea: SittingIdea }) {
  const Icon = inspirationIcons[idea.inspirationType];
  return (
    <article
      aria-labelledby="rated-idea"
      className="grid gap-x-7 gap-y-4 md:grid-cols-[minmax(0,min(28.5rem,52%))_minmax(0,1fr)]"
    >
      <Picture
        eager
        {...(idea.thumbnail ? shownAt(idea.thumbnail, CARD_PICTURE_WIDTH) : {})}
        alt={idea.thumbnailDescription}
        color={idea.thumbnailColor}
        loading={idea.thumbnail ? undefined : "plain"}
      />
      <div className="flex min-w-0 flex-col">
        <p className="flex items-center gap-1.5 text-xs text-muted">
          <Icon className="size-3.5 text-faint" />
          {ideasText(`from.${idea.inspirationType}`)}
        </p>
        <h2 id="rated-idea" aria-live="polite" className="mt-1.5 text-[22px] leading-7 font-[650] font-stretch-[108%]">
          {idea.title}
        </h2>
        <p className="mt-2 text-[15px] leading-5.5 text-muted">{idea.concept}</p>
        <ul className="mt-auto flex flex-wrap items-center gap-1.5 pt-3">
          {idea.sources.map(({ videoId, title, performanceIndex }) => (
            <li key={videoId} title={title}>
              {performanceIndex !== null && (
                <IndexBadge tone={toneOf(performanceIndex)}>{outlierIndex(performanceIndex)}</IndexBadge>
              )}
            </li>
          ))}
          <li className="text-xs text-faint">{t("basedOn", { count: idea.sources.length })}</li>
        </ul>
      </div>
    </article>
  );
}
