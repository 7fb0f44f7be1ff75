import {
  type CheckName,
  type Recommendation,
  RecommendationKind,
  type Recommendations,
} from "@coldopen/contract/thumbnail-scores/schema";

export type Way = Recommendation & { kind: RecommendationKind; check: CheckName };

/** What can be done, the most to gain first. */
export const waysOf = (recommendations: Recommendations): Way[] =>
  RecommendationKind.options
    .flatMap((kind) =>
      recommendations[kind].flatMap((one) => (one.check === null ? [] : [{ ...one, kind, check: one.check }])),
    )
    .sort((a, b) => b.gain - a.gain);

/** What is only said. */
export const seenIn = (recommendations: Recommendations): (Recommendation & { kind: RecommendationKind })[] =>
  RecommendationKind.options.flatMap((kind) =>
    recommendations[kind].filter(({ check }) => check === null).map((one) => ({ ...one, kind })),
  );

const GOOD_FROM = 0.7;
const FAIR_FROM = 0.4;
export const gradeWord = (grade: number): "good" | "fair" | "weak" =>
  grade >= GOOD_FROM ? "good" : grade >= FAIR_FROM ? "fair" : "weak";

/** Where a pin goes: the middle of what it is about, in percent. */
export const pinPlace = ({ box }: Recommendation) =>
  box && { left: `${((box.x1 + box.x2) / 2) * 100}%`, top: `${((box.y1 + box.y2) / 2) * 100}%` };
