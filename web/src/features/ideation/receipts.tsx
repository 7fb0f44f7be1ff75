import { outlierIndex } from "../../lib/format.ts";
import type { Idea } from "./state.ts";
import { t } from "./texts.ts";

/** Why this one: our score, and the videos it learned from. */
export function Receipts({ idea: { score, receipts } }: { idea: Idea }) {
  const learned = receipts.map(({ title, performanceIndex }) =>
    performanceIndex === null ? title : `${title} ${outlierIndex(performanceIndex)}`,
  );
  const parts = [
    score === null ? undefined : t("card.score", { score: Math.round(score) }),
    learned.length === 0 ? undefined : t("card.learnedFrom", { title: learned.join(", ") }),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return null;
  const text = parts.join(" · ");
  return (
    <span title={text} className="min-w-0 truncate text-micro text-faint">
      {text}
    </span>
  );
}
