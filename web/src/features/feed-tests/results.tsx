import { type Interval, standingsOf } from "@coldopen/contract/feed-tests/rules";
import type { FeedTest, FeedTestVariant } from "@coldopen/contract/feed-tests/schema";
import { t } from "../../locales/en/feed-tests.ts";
import { Picture } from "../../ui/picture.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../ui/table.tsx";

/** Variants that differ only in the thumbnail have the same title. */
const hasTitleOfItsOwn = ({ title }: FeedTestVariant, variants: readonly FeedTestVariant[]) =>
  variants.filter((one) => one.title === title).length === 1;

const percent = (share: number) => (share * 100).toFixed(1);

/** The variants with their results, most clicked first. */
export function Results({ test }: { test: FeedTest }) {
  const { standings, leader } = standingsOf(test.variants);
  const hasAnswers = standings.some(({ variant }) => variant.shown > 0);
  return (
    <>
      <p className="mt-1 text-muted" role="status">
        {leader
          ? t(hasTitleOfItsOwn(leader, test.variants) ? "verdict.leader" : "verdict.first", { title: leader.title })
          : t(hasAnswers ? "verdict.open" : "verdict.waiting")}
      </p>
      <div className="overflow-x-auto">
        <Table className="mt-1 min-w-170">
          <TableHead className="static">
            <TableRow>
              <TableHeader>{t("columns.variant")}</TableHeader>
              <TableHeader numeric>{t("columns.shown")}</TableHeader>
              <TableHeader numeric>{t("columns.clicked")}</TableHeader>
              <TableHeader numeric className="whitespace-nowrap">
                {t("columns.rate")}
              </TableHeader>
              <TableHeader>{t("columns.interval")}</TableHeader>
              <TableHeader numeric>{t("columns.time")}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {standings.map(({ variant, rate, interval }) => (
              <TableRow key={variant.id}>
                <TableCell>
                  <span className="flex items-center gap-3">
                    <Picture small src={variant.thumbnail} alt="" className="w-20 flex-none" />
                    <span className="line-clamp-2 font-medium">{variant.title}</span>
                  </span>
                </TableCell>
                <TableCell numeric>{variant.shown}</TableCell>
                <TableCell numeric>{variant.clicked}</TableCell>
                <TableCell numeric className="font-semibold whitespace-nowrap">
                  {rate === null ? t("notYet") : t("rate", { percent: percent(rate) })}
                </TableCell>
                <TableCell className="w-60">
                  {rate === null ? (
                    <span className="text-faint">{t("notYet")}</span>
                  ) : (
                    <Span {...interval} rate={rate} />
                  )}
                </TableCell>
                <TableCell numeric>
                  {variant.medianMs === null
                    ? t("notYet")
                    : t("seconds", { seconds: (variant.medianMs / 1000).toFixed(1) })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </>
  );
}

/** From 0 to 100%: the 90% interval of the true rate, with a mark at the measured one. */
const Span = ({ low, high, rate }: Interval & { rate: number }) => (
  <span className="flex items-center gap-3">
    <span aria-hidden className="relative h-1.5 w-28 flex-none rounded-full bg-raised">
      <span
        className="absolute inset-y-0 rounded-full bg-line-control"
        style={{ left: `${low * 100}%`, right: `${(1 - high) * 100}%` }}
      />
      <span className="absolute -inset-y-0.5 w-0.5 bg-brand-mark" style={{ left: `${rate * 100}%` }} />
    </span>
    <span className="type-data text-xs whitespace-nowrap text-muted">
      {t("interval", { low: percent(low), high: percent(high) })}
    </span>
  </span>
);
