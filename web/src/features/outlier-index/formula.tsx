import type { IndexExplained } from "@coldopen/contract/outliers/schema";
import clsx from "clsx";
import type { ReactNode } from "react";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { toneOf } from "./rules.ts";
import { t } from "./texts.ts";

const ink = {
  over: "text-outlier-over",
  under: "text-outlier-under",
  average: "text-outlier-average",
  new: "text-outlier-new",
};

/** The sum with its real numbers, as one would write it down. */
export function Formula({ explained, index }: { explained: IndexExplained; index: number | null }) {
  const mean = explained.lenses.find(({ lens }) => lens === "mean")?.baseline ?? null;
  return (
    <section
      aria-label={t("box.formula")}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3 inset-ring inset-ring-line"
    >
      <Term label={t("box.first")}>{compactNumber(explained.v7Score)}</Term>
      <Sign>÷</Sign>
      <Term label={t("box.average")}>{mean === null ? "--" : compactNumber(Math.round(mean))}</Term>
      <Sign>=</Sign>
      <Term label={t("box.index")} className={ink[toneOf(index)]}>
        {index === null ? t("none") : outlierIndex(index)}
      </Term>
    </section>
  );
}

type TermProps = { label: string; className?: string; children: ReactNode };
const Term = ({ label, className, children }: TermProps) => (
  <div>
    <div className="text-xs text-muted">{label}</div>
    <div className={clsx("type-title text-xl", className)}>{children}</div>
  </div>
);

const Sign = ({ children }: { children: ReactNode }) => <span className="text-xl text-faint">{children}</span>;
