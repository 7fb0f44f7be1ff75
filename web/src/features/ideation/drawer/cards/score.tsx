import clsx from "clsx";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { ScoreHint } from "../../../scores/index.ts";
import type { Idea } from "../../state.ts";

/** A third of the scale each. */
const STEPS = [1, 34, 67];

/** The score from 0 to 100 with its meter, and the name of a variant. */
export const IdeaScore = ({ idea: { score, description } }: { idea: Idea }) => (
  <p className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
    {score !== null && (
      <ScoreHint>
        <span
          role="img"
          aria-label={t("card.score", { score: Math.round(score) })}
          className="flex items-center gap-1.5"
        >
          <span className="type-data font-semibold text-text">{Math.round(score)}</span>
          <span className="flex gap-0.5">
            {STEPS.map((from) => (
              <span key={from} className={clsx("h-1 w-2 rounded-[1px]", score >= from ? "bg-text" : "bg-raised-2")} />
            ))}
          </span>
        </span>
      </ScoreHint>
    )}
    {description && <span className="truncate">{description}</span>}
  </p>
);
