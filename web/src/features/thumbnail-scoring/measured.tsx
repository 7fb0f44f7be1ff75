import type { Recommendations, ThumbnailCheck, ThumbnailScore } from "@coldopen/contract/thumbnail-scores/schema";
import { CircleAlert, CircleCheck, CircleMinus } from "lucide-react";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { Remark, Source } from "./remark.tsx";
import { gradeWord, observationsIn } from "./rules.ts";
import { Words, type WordsProps } from "./words.tsx";

const marks = {
  good: <CircleCheck className="text-positive" />,
  fair: <CircleMinus className="text-muted" />,
  weak: <CircleAlert className="text-warning" />,
} as const;
type MeasuredProps = Pick<ThumbnailScore, "checks"> & { remarks: readonly ThumbnailCheck[]; words: WordsProps };

/** Every check with its value and source, the detected text and the model's remarks. */
export function Measured({ checks, remarks, words }: MeasuredProps) {
  return (
    <section aria-label={t("checks")}>
      <h3 className="border-t border-line px-4 py-2.5 font-semibold">{t("checks")}</h3>
      <ul>
        {checks.map(({ name, grade, reading, source }) => {
          const word = gradeWord(grade);
          return (
            <li
              key={name}
              className="grid grid-cols-[18px_1fr_auto] items-start gap-2.5 border-t border-line px-4 py-2"
            >
              <span role="img" aria-label={t(`grade.${word}`)} className="mt-0.5 [&_svg]:size-4">
                {marks[word]}
              </span>
              <div className="min-w-0">
                <p className="font-medium">{t(`names.${name}`)}</p>
                <p className="text-xs text-muted">{reading}</p>
                {name === "text" && <Words {...words} />}
                {remarks
                  .filter((one) => one.name === name)
                  .map((one) => (
                    <Remark key={one.name} {...one} />
                  ))}
              </div>
              <Source of={source} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The other checks: observations without a recommendation. */
export function Observations({ recommendations }: { recommendations: Recommendations }) {
  return (
    <section aria-label={t("seen")}>
      <h3 className="border-t border-line px-4 py-2.5 font-semibold">{t("seen")}</h3>
      <dl>
        {observationsIn(recommendations).map(({ kind, description }) => (
          <div key={kind} className="border-t border-line px-4 py-2">
            <dt className="font-medium">{t(`kinds.${kind}`)}</dt>
            <dd className="text-xs text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
