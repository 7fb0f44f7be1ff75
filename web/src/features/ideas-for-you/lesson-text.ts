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

const reasonOf = ({ averageRating, rated, dismissed, saved }: Lesson): string[] => [
  ...(averageRating === null ? [] : [t("learned.rated", { average: averageRating.toFixed(1), count: rated })]),
  ...(dismissed > 0 ? [t("learned.dismissed", { number: numberText(dismissed) })] : []),
  ...(saved > 0 ? [t("learned.saved", { number: numberText(saved) })] : []),
];

/** "Fewer listicles: you dismissed three" */
export const lessonText = (lesson: Lesson): string =>
  `${t(`learned.effects.${lesson.effect}`, { what: whatText(lesson.about) })}: ${reasonOf(lesson).join(", ")}`;

export const lessonKey = ({ about }: Lesson): string => Object.values(about).join(" ");
