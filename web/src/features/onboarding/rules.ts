import type { OnboardingAnswers, OnboardingPage, OnboardingTask } from "@coldopen/contract/onboarding/schema";

export const taskByPage: Partial<Record<OnboardingPage, OnboardingTask>> = {
  profile: "profile",
  "personalize-bio": "profile",
  creators: "creators",
  "follow-creators": "creators",
  likeness: "likeness",
  "cast-members": "likeness",
  "thumbnail-style": "style",
  "thumbnail-calibration": "calibration",
  "add-ideas": "ideas",
};

const fullFlow: readonly OnboardingPage[] = [
  "welcome",
  "loading",
  "profile",
  "creators",
  "likeness",
  "thumbnail-style",
  "thumbnail-calibration",
  "add-ideas",
  "complete",
  "ideas-for-you",
];
const setUpFlow: readonly OnboardingPage[] = ["thumbnail-style", "follow-creators", "personalize-bio", "complete"];

export const flowOf = (isEnhanced: boolean): readonly OnboardingPage[] => (isEnhanced ? fullFlow : setUpFlow);

/** Two addresses can ask for the same answer: the position is that of the one in the flow, or -1. */
function positionIn(flow: readonly OnboardingPage[], page: OnboardingPage): number {
  const exact = flow.indexOf(page);
  const task = taskByPage[page];
  return exact >= 0 || !task ? exact : flow.findIndex((other) => taskByPage[other] === task);
}

/** A page outside the flow leads to its start. */
export const pageAfter = (page: OnboardingPage, isEnhanced: boolean): OnboardingPage => {
  const flow = flowOf(isEnhanced);
  return flow[positionIn(flow, page) + 1] ?? "complete";
};

export const pageBefore = (page: OnboardingPage, isEnhanced: boolean): OnboardingPage | undefined => {
  const flow = flowOf(isEnhanced);
  return flow[positionIn(flow, page) - 1];
};

/** The first page whose question has neither been answered nor skipped; undefined after the last one. */
export const openPage = (answers: OnboardingAnswers, isEnhanced: boolean): OnboardingPage | undefined =>
  flowOf(isEnhanced).find((page) => {
    const task = taskByPage[page];
    return task !== undefined && answers[task] === undefined;
  });

export type RailPage = Exclude<OnboardingPage, "welcome" | "loading" | "complete" | "cast-members">;
export type RailGroup = { name: "personalize" | "follow" | "thumbnails" | "afterwards"; pages: readonly RailPage[] };

const fullRail: readonly RailGroup[] = [
  { name: "personalize", pages: ["profile"] },
  { name: "follow", pages: ["creators"] },
  { name: "thumbnails", pages: ["likeness", "thumbnail-style", "thumbnail-calibration"] },
  { name: "afterwards", pages: ["add-ideas", "ideas-for-you"] },
];
const setUpRail: readonly RailGroup[] = [
  { name: "thumbnails", pages: ["thumbnail-style"] },
  { name: "follow", pages: ["follow-creators"] },
  { name: "personalize", pages: ["personalize-bio"] },
];
export const railOf = (isEnhanced: boolean): readonly RailGroup[] => (isEnhanced ? fullRail : setUpRail);

export const isCurrent = (item: OnboardingPage, page: OnboardingPage): boolean =>
  item === page || (taskByPage[item] !== undefined && taskByPage[item] === taskByPage[page]);
