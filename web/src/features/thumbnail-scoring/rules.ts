import {
  type CheckName,
  type Recommendation,
  RecommendationKind,
  type Recommendations,
} from "@coldopen/contract/thumbnail-scores/schema";

export type RankedRecommendation = Recommendation & { kind: RecommendationKind; check: CheckName };

/** The recommendations, largest gain first. */
export const recommendationsOf = (recommendations: Recommendations): RankedRecommendation[] =>
  RecommendationKind.options
    .flatMap((kind) =>
      recommendations[kind].flatMap((one) => (one.check === null ? [] : [{ ...one, kind, check: one.check }])),
    )
    .sort((a, b) => b.gain - a.gain);

/** Observations without a recommendation. */
export const observationsIn = (recommendations: Recommendations): (Recommendation & { kind: RecommendationKind })[] =>
  RecommendationKind.options.flatMap((kind) =>
    recommendations[kind].filter(({ check }) => check === null).map((one) => ({ ...one, kind })),
  );

const GOOD_FROM = 0.7;
const FAIR_FROM = 0.4;
export const gradeWord = (grade: number): "good" | "fair" | "weak" =>
  grade >= GOOD_FROM ? "good" : grade >= FAIR_FROM ? "fair" : "weak";

/** The position of a pin in percent: the centre of the area it is about. */
export const pinPosition = ({ box }: Recommendation) =>
  box && { left: `${((box.x1 + box.x2) / 2) * 100}%`, top: `${((box.y1 + box.y2) / 2) * 100}%` };
