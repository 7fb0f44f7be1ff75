import { outlierIndex } from "../../../../lib/format.ts";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Idea } from "../../state.ts";

const learnedFrom = ({ title, performanceIndex }: Idea["receipts"][number]) =>
  [t("card.learnedFrom", { title }), performanceIndex === null ? "" : outlierIndex(performanceIndex)].join(" ").trim();

/** The score of a result, and the videos it is based on. */
export function Receipts({ idea: { score, receipts } }: { idea: Idea }) {
  const [first, ...more] = receipts;
  const parts = [
    score === null ? undefined : t("card.score", { score: Math.round(score) }),
    first && learnedFrom(first),
    more.length > 0 ? t("card.learnedMore", { count: more.length }) : undefined,
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  return (
    <span title={receipts.map(learnedFrom).join("\n")} className="min-w-0 truncate text-micro text-faint">
      {parts.join(" · ")}
    </span>
  );
}
