import type { Recommendations, ThumbnailCheck, ThumbnailScore } from "@coldopen/contract/thumbnail-scores/schema";
import { CircleAlert, CircleCheck, CircleMinus } from "lucide-react";
import { t } from "../../locales/en/thumbnail-scoring.ts";
import { gradeWord, seenIn } from "./rules.ts";
import { Said, Source } from "./said.tsx";
import { Words, type WordsProps } from "./words.tsx";

const marks = {
  good: <CircleCheck className="text-positive" />,
  fair: <CircleMinus className="text-muted" />,
  weak: <CircleAlert className="text-warning" />,
} as const;
type MeasuredProps = Pick<ThumbnailScore, "checks"> & { said: readonly ThumbnailCheck[]; words: WordsProps };

/** Every check with its number and who says so, and under it what was read and what a model says of the same. */
export function Measured({ checks, said, words }: MeasuredProps) {
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
                {said
                  .filter((one) => one.name === name)
                  .map((one) => (
                    <Said key={one.name} {...one} />
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

/** The rest of the seven lists: what is seen, where there is nothing to do. */
export function Seen({ recommendations }: { recommendations: Recommendations }) {
  return (
    <section aria-label={t("seen")}>
      <h3 className="border-t border-line px-4 py-2.5 font-semibold">{t("seen")}</h3>
      <dl>
        {seenIn(recommendations).map(({ kind, description }) => (
          <div key={kind} className="border-t border-line px-4 py-2">
            <dt className="font-medium">{t(`kinds.${kind}`)}</dt>
            <dd className="text-xs text-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
