import type { ScoreReport } from "@coldopen/contract/scores/schema";
import { useState } from "react";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/scores.ts";
import { Button } from "../../ui/button.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionTable } from "../../ui/section-table.tsx";
import { TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";
import { indexShown, toneOf } from "../outlier-index/index.ts";
import { thumbOf } from "./rules.ts";

const FIRST_ROWS = 10;

type ComparedTableProps = {
  report: Pick<ScoreReport, "compared" | "scoredLater">;
  onOpen: (videoId: string) => void;
};

/** Videos that were scored later come last: they are in none of the figures above. */
export function ComparedTable({ report: { compared, scoredLater }, onOpen }: ComparedTableProps) {
  const [isWhole, setWhole] = useState(false);
  const later = new Set(scoredLater.map(({ videoId }) => videoId));
  const all = [...compared, ...scoredLater];
  const rows = isWhole ? all : all.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby="scores-table" className="border-t border-line px-(--page-x) py-5">
      <h2 id="scores-table" className="type-title text-md">
        {t("table.title")}
      </h2>
      {later.size > 0 && (
        <p className="mt-1 mb-2 max-w-180 text-xs text-pretty text-muted">
          {t("table.laterHint", { count: later.size })}
        </p>
      )}
      <SectionTable aria-labelledby="scores-table">
        <TableHead>
          <TableRow>
            <TableHeader>{t("table.video")}</TableHeader>
            <TableHeader className="max-md:hidden">{t("table.published")}</TableHeader>
            <TableHeader numeric className="max-md:hidden">
              {t("table.version")}
            </TableHeader>
            <TableHeader numeric>{t("table.score")}</TableHeader>
            <TableHeader numeric>{t("table.index")}</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ videoId, title, thumb, uploaded, version, score, index }) => (
            <TableRow key={videoId}>
              <TableCell>
                <span className="flex items-center gap-3">
                  <Picture small {...thumbOf(thumb, "5rem")} alt="" className="w-20 flex-none max-md:hidden" />
                  <span className="grid justify-items-start gap-0.5">
                    <button
                      type="button"
                      onClick={() => onOpen(videoId)}
                      className="line-clamp-2 rounded-xs text-left font-medium hover:underline"
                    >
                      {title}
                    </button>
                    {later.has(videoId) && <span className="text-xs text-warning">{t("table.later")}</span>}
                  </span>
                </span>
              </TableCell>
              <TableCell className="type-data whitespace-nowrap max-md:hidden">{displayDate(uploaded)}</TableCell>
              <TableCell numeric className="max-md:hidden">
                {version}
              </TableCell>
              <TableCell numeric>{score}</TableCell>
              <TableCell numeric>
                <IndexBadge tone={toneOf(index)}>{indexShown(index)}</IndexBadge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </SectionTable>
      {rows.length < all.length && (
        <Button kind="ghost" className="mt-2" onClick={() => setWhole(true)}>
          {t("table.all", { count: all.length })}
        </Button>
      )}
    </section>
  );
}
