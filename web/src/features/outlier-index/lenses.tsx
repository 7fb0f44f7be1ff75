import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import { useId } from "react";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/outlier-index.ts";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Table, TableBody, TableCell, TableHeader } from "../../ui/table.tsx";
import { toneOf } from "./rules.ts";

/** Five ways to calculate the index; the first is shown everywhere. */
export function Lenses({ explained: { lenses } }: { explained: IndexExplained }) {
  const heading = useId();
  return (
    <section>
      <h3 id={heading} className="font-semibold">
        {t("box.lenses")}
      </h3>
      <Table aria-labelledby={heading} className="mt-1">
        <thead>
          <tr className="border-b border-line">
            <TableHeader>{t("box.lens")}</TableHeader>
            <TableHeader numeric>{t("box.against")}</TableHeader>
            <TableHeader numeric>{t("box.sample")}</TableHeader>
            <TableHeader numeric>{t("box.value")}</TableHeader>
          </tr>
        </thead>
        <TableBody>
          {lenses.map(({ lens, value, baseline, sample }) => (
            <tr key={lens} className={clsx("h-11 border-b border-line", lens === "mean" && "font-medium")}>
              <TableCell>
                <div>{t(`lensNames.${lens}`)}</div>
                <div className="text-xs font-normal text-faint">{t(`lensTexts.${lens}`)}</div>
              </TableCell>
              <TableCell numeric className="text-muted">
                {amount(baseline)}
              </TableCell>
              <TableCell numeric className="text-muted">
                {compactNumber(sample)}
              </TableCell>
              <TableCell numeric>
                <Value lens={lens} value={value} />
              </TableCell>
            </tr>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

/** Views per subscriber are not an index, so the value has no tone. */
function Value({ lens, value }: Pick<IndexExplained["lenses"][number], "lens" | "value">) {
  if (value === null) return <span className="text-faint">--</span>;
  if (lens === "perSubscriber") return <span className="font-semibold">{value.toFixed(2)}</span>;
  return <IndexBadge tone={toneOf(value)}>{outlierIndex(value)}</IndexBadge>;
}

const amount = (value: number | null) => compactNumber(value === null ? null : Math.round(value));
