import type { Lesson, LessonAbout } from "@coldopen/contract/ideas/ratings";
import { t } from "../../locales/en/ideas-for-you.ts";

const WORDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

const numberText = (count: number): string => {
  const word = WORDS.find((known) => known === String(count));
  return word ? t(`learned.numbers.${word}`) : String(count);
};

const whatText = (about: LessonAbout): string => {
  switch (about.kind) {
    case "format":
      return t(`learned.formats.${about.format}`);
    case "source":
      return t(`learned.sources.${about.source}`);
    case "topic":
      return t("learned.topic", { topic: about.topic });
  }
};

function dismissedText({ dismissed, dismissedReasons }: Lesson): string {
  const number = numberText(dismissed);
  const reasons = dismissedReasons.flatMap((reason) => (reason === "OTHER" ? [] : t(`learned.reasons.${reason}`)));
  return reasons.length === 0
    ? t("learned.dismissed", { number })
    : t("learned.dismissedAs", { number, reasons: reasons.join(", ") });
}

const reasonOf = (lesson: Lesson): string[] => {
  const { averageRating, rated, dismissed, saved } = lesson;
  return [
    ...(averageRating === null ? [] : [t("learned.rated", { average: averageRating.toFixed(1), count: rated })]),
    ...(dismissed > 0 ? [dismissedText(lesson)] : []),
    ...(saved > 0 ? [t("learned.saved", { number: numberText(saved) })] : []),
  ];
};

/** "Fewer listicles: you dismissed three" */
export function lessonText(lesson: Lesson): string {
  const { about, effect, isByOthers } = lesson;
  const opinion = reasonOf(lesson).join(", ");
  const reason = isByOthers ? t(`learned.byOthers.${effect === "more" ? "more" : "fewer"}`, { opinion }) : opinion;
  return `${t(`learned.effects.${effect}`, { what: whatText(about) })}: ${reason}`;
}

export const lessonKey = ({ about }: Lesson): string => Object.values(about).join(" ");
