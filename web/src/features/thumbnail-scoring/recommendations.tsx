import { scoreBand } from "@coldopen/contract/thumbnail-scores/rules";
import type { CheckName } from "@coldopen/contract/thumbnail-scores/schema";
import clsx from "clsx";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import type { RankedRecommendation } from "./rules.ts";

type RecommendationsProps = {
  recommended: readonly RankedRecommendation[];
  score: number;
  chosen: ReadonlySet<CheckName>;
  isBusy: boolean;
  onChange: (check: CheckName, isChosen: boolean) => void;
};

/** Numbered like the pins on the picture. */
export function Recommendations({ recommended, score, chosen, isBusy, onChange }: RecommendationsProps) {
  return (
    <section aria-label={t("ways")}>
      <h3 className="border-t border-line px-4 py-2.5 font-semibold">{t("ways")}</h3>
      {recommended.length === 0 && (
        <p className="border-t border-line px-4 py-3 text-xs text-muted">
          {t(scoreBand(score) === "best" ? "noWays" : "fewPoints")}
        </p>
      )}
      <ol>
        {recommended.map(({ kind, check, description, canApply }, index) => {
          const isOn = canApply && chosen.has(check);
          return (
            <li
              key={check}
              className={clsx(
                "grid grid-cols-[18px_1fr_auto] items-start gap-2.5 border-t border-line px-4 py-2.5",
                isOn && "bg-raised",
              )}
            >
              <span
                aria-hidden
                className={clsx(
                  "mt-px size-4.5 rounded-full text-center text-micro leading-4.5 font-[650]",
                  isOn ? "bg-brand text-on-brand" : "inset-ring-[1.5px] inset-ring-line-control",
                )}
              >
                {index + 1}
              </span>
              <div className="min-w-0">
                <p className="font-semibold">{t(`kinds.${kind}`)}</p>
                <p className="text-xs text-muted">{description}</p>
              </div>
              {canApply ? (
                <Checkbox
                  label={t("pick", { kind: t(`kinds.${kind}`) })}
                  checked={isOn}
                  disabled={isBusy}
                  onCheckedChange={(next) => onChange(check, next)}
                />
              ) : (
                <span className="text-micro text-faint">{t("byHand")}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
