import type { Lesson, LessonAbout, Lessons, Rating, RatingReason } from "@coldopen/contract/ideas/ratings";
import type { DismissedReason, InspirationType } from "@coldopen/contract/ideas/schema";
import { effectOnPlaces } from "./source-places.ts";
import { formatsOf } from "./title-formats.ts";

/** An idea that was rated, dismissed or saved. */
export type JudgedIdea = {
  title: string;
  inspirationType: InspirationType;
  subjectKey: string;
  subjectText: string;
  isDismissed: boolean;
  dismissedReason: DismissedReason | null;
  isSaved: boolean;
  ratings: readonly { rating: Rating | null; reasons: readonly RatingReason[] }[];
};

type Kind = LessonAbout["kind"];
/** How an idea of a day is preferred: from -1 to 1, by its format, its source and the stems of its subject. */
export type Preferences = Record<Kind, ReadonlyMap<string, number>>;
export const NO_PREFERENCES: Preferences = { format: new Map(), source: new Map(), topic: new Map() };

/** One idea is an accident. */
const MIN_IDEAS = 2;
/** Ideas of no opinion that are added to each average, so that few ideas change little. */
const NEUTRAL_IDEAS = 2;
const MIN_EFFECT = 0.2;
const MAX_LESSONS = 12;

/** What a dismissal says about each property of an idea. */
const DISMISSALS: Record<DismissedReason | "none", Record<Kind, number>> = {
  NOT_RELEVANT: { topic: -1, source: -1, format: -0.7 },
  NOT_REALISTIC: { topic: -1, source: 0, format: -0.7 },
  ALREADY_MADE: { topic: -1, source: 0, format: 0 },
  OTHER: { topic: -0.5, source: -0.5, format: -0.5 },
  none: { topic: -0.5, source: -0.5, format: -0.5 },
};
/** What a reason is about; without a reason, a rating is about everything. */
const REASONS: Record<RatingReason, Kind> = {
  strong_title: "format",
  fits_channel: "topic",
  fun_to_make: "topic",
  too_expensive: "topic",
  too_much_work: "topic",
  seen_before: "topic",
  not_my_style: "format",
};
const OTHER_KIND_WEIGHT = 0.5;

type Tally = {
  /** The format, the source or the stem of the topic. */
  key: string;
  about: LessonAbout;
  opinion: number;
  ideas: number;
  /** Ideas with a rating; several people may have rated one. */
  rated: number;
  ratings: number[];
  dismissed: number;
  dismissedReasons: DismissedReason[];
  saved: number;
};

const keyOf = (about: LessonAbout): string =>
  about.kind === "format" ? about.format : about.kind === "source" ? about.source : about.topic;

const plain = (word: string) => word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The word of the subject that a stem belongs to, to be shown. */
const wordOf = (stem: string, subjectText: string): string =>
  subjectText.split(/\s+/u).find((word) => plain(word).startsWith(stem)) ?? stem;

function aboutsOf({ title, inspirationType, subjectKey }: JudgedIdea): LessonAbout[] {
  const topics = subjectKey.split(" ").filter((stem) => stem !== "");
  return [
    ...formatsOf(title).map((format): LessonAbout => ({ kind: "format", format })),
    { kind: "source", source: inspirationType },
    ...topics.map((topic): LessonAbout => ({ kind: "topic", topic })),
  ];
}

function opinionOf(idea: JudgedIdea, kind: Kind): number {
  const opinions = idea.ratings.flatMap(({ rating, reasons }) => {
    if (rating === null) return [];
    const isMeant = reasons.length === 0 || reasons.some((reason) => REASONS[reason] === kind);
    return [((rating - 3) / 2) * (isMeant ? 1 : OTHER_KIND_WEIGHT)];
  });
  if (idea.isSaved) opinions.push(1);
  if (idea.isDismissed) opinions.push(DISMISSALS[idea.dismissedReason ?? "none"][kind]);
  return opinions.length === 0 ? 0 : opinions.reduce((sum, opinion) => sum + opinion, 0) / opinions.length;
}

const ratingsOf = (idea: JudgedIdea): Rating[] => idea.ratings.flatMap(({ rating }) => rating ?? []);
const reasonsOf = ({ isDismissed, dismissedReason }: JudgedIdea): DismissedReason[] =>
  isDismissed && dismissedReason ? [dismissedReason] : [];
const isJudged = (idea: JudgedIdea) => idea.isDismissed || idea.isSaved || ratingsOf(idea).length > 0;

function tallyIdeas(ideas: readonly JudgedIdea[]): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const idea of ideas.filter(isJudged))
    for (const about of aboutsOf(idea)) {
      const key = keyOf(about);
      const shown: LessonAbout =
        about.kind === "topic" ? { kind: "topic", topic: wordOf(about.topic, idea.subjectText) } : about;
      const none = {
        key,
        about: shown,
        opinion: 0,
        ideas: 0,
        rated: 0,
        ratings: [],
        dismissed: 0,
        dismissedReasons: [],
        saved: 0,
      };
      const known = tallies.get(`${about.kind} ${key}`) ?? none;
      tallies.set(`${about.kind} ${key}`, {
        ...known,
        opinion: known.opinion + opinionOf(idea, about.kind),
        ideas: known.ideas + 1,
        rated: known.rated + (ratingsOf(idea).length > 0 ? 1 : 0),
        ratings: [...known.ratings, ...ratingsOf(idea)],
        dismissed: known.dismissed + (idea.isDismissed ? 1 : 0),
        dismissedReasons: [...known.dismissedReasons, ...reasonsOf(idea)],
        saved: known.saved + (idea.isSaved ? 1 : 0),
      });
    }
  return [...tallies.values()].filter(({ ideas: count }) => count >= MIN_IDEAS);
}

const weightOf = ({ opinion, ideas }: Tally) => opinion / (ideas + NEUTRAL_IDEAS);
const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function effectOf(tally: Tally, preferences: Preferences): Pick<Lesson, "effect" | "isByOthers"> {
  const { about } = tally;
  const weight = preferences[about.kind].get(tally.key) ?? 0;
  if (about.kind === "source") {
    const effect = effectOnPlaces(about.source, preferences.source);
    return { effect, isByOthers: effect !== "none" && weight === 0 };
  }
  return { effect: weight > 0 ? "more" : weight < 0 ? "fewer" : "none", isByOthers: false };
}

function mostFrequent(reasons: readonly DismissedReason[]): DismissedReason[] {
  const countOf = (reason: DismissedReason) => reasons.filter((other) => other === reason).length;
  return [...new Set(reasons)].sort((one, other) => countOf(other) - countOf(one));
}

const toLesson = (tally: Tally, preferences: Preferences): Lesson => ({
  about: tally.about,
  ...effectOf(tally, preferences),
  rated: tally.rated,
  averageRating: average(tally.ratings),
  dismissed: tally.dismissed,
  dismissedReasons: mostFrequent(tally.dismissedReasons),
  saved: tally.saved,
});

/** What was learned, the strongest first. */
export function learnFrom(ideas: readonly JudgedIdea[]): Lessons {
  const tallies = tallyIdeas(ideas).sort((one, other) => Math.abs(weightOf(other)) - Math.abs(weightOf(one)));
  const preferences = preferencesFrom(ideas);
  return {
    lessons: tallies.slice(0, MAX_LESSONS).map((tally) => toLesson(tally, preferences)),
    rated: ideas.filter((idea) => ratingsOf(idea).length > 0).length,
    dismissed: ideas.filter(({ isDismissed }) => isDismissed).length,
    saved: ideas.filter(({ isSaved }) => isSaved).length,
  };
}

/** What the lessons change in the next ideas. */
export function preferencesFrom(ideas: readonly JudgedIdea[]): Preferences {
  const weights = {
    format: new Map<string, number>(),
    source: new Map<string, number>(),
    topic: new Map<string, number>(),
  };
  for (const tally of tallyIdeas(ideas)) {
    const weight = weightOf(tally);
    if (Math.abs(weight) >= MIN_EFFECT) weights[tally.about.kind].set(tally.key, weight);
  }
  return weights;
}
