import { keywordSource, keywordTier } from "@coldopen/contract/keywords/rules";
import type { PowerKeyword } from "@coldopen/contract/keywords/schema";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Flame, Info, TrendingUp, Zap } from "lucide-react";
import { outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-detail.ts";
import {
  Carousel,
  CarouselCounter,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "../../ui/carousel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { keywordsInTitle, keywordsQuery, Powered, tierName } from "../keywords/index.ts";

const ink = { strong: "text-keyword-strong", super: "text-keyword-super", explosive: "text-keyword-explosive" };
const glyphs = { strong: TrendingUp, super: Zap, explosive: Flame };

/** The title's power keywords, one at a time. */
export function KeywordAnalysis({ ucid, title }: { ucid: string; title: string }) {
  const { data, isError } = useQuery(keywordsQuery(ucid, title));
  const found = data ? keywordsInTitle(title, data.keywords) : [];
  return (
    <Carousel label={t("keywords")} count={found.length} className="min-w-0">
      <div className="mb-2 flex min-h-7 items-center">
        <h3 className="font-semibold">{t("keywords")}</h3>
        {data && (
          <Tooltip content={keywordSource(data)} variant="info">
            <button type="button" aria-label={keywordSource(data)} className="ml-1.5 rounded-xs text-faint">
              <Info className="size-3 stroke-2" />
            </button>
          </Tooltip>
        )}
        {found.length > 0 && (
          <span className="ml-auto flex items-center gap-0.5">
            <CarouselCounter className="mr-1" />
            <CarouselPrevious label={t("previous")} />
            <CarouselNext label={t("next")} />
          </span>
        )}
      </div>
      {!data && !isError && (
        <span role="status" aria-label={t("keywordsLoading")}>
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="mt-3 h-16 rounded-lg" />
        </span>
      )}
      {isError && <p className="text-muted">{t("keywordsFailed")}</p>}
      {data && found.length === 0 && <p className="text-muted">{t("noKeywords")}</p>}
      {data && found.length > 0 && (
        <>
          <p className="text-md/6 font-medium">
            <Powered title={title} matched={data} />
          </p>
          <CarouselSlides className="mt-2.5">
            {found.map((keyword) => (
              <CarouselSlide key={keyword.startPos}>
                <KeywordCard keyword={keyword} />
              </CarouselSlide>
            ))}
          </CarouselSlides>
        </>
      )}
    </Carousel>
  );
}

function KeywordCard({ keyword: { content, data } }: { keyword: PowerKeyword }) {
  const tier = keywordTier(data.performanceRatio);
  const Glyph = glyphs[tier];
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 rounded-lg border border-line p-3">
      <span className="truncate font-semibold">{content}</span>
      <span className={clsx("font-semibold", ink[tier])}>{outlierIndex(data.performanceRatio)}</span>
      <span className="truncate text-xs text-muted">{data.topCategories.join(", ")}</span>
      <span className={clsx("flex items-center gap-1 text-xs font-medium", ink[tier])}>
        <Glyph className="size-3 stroke-2" />
        {tierName(tier)}
      </span>
    </div>
  );
}
