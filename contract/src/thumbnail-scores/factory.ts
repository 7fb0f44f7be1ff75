import type { Recommendation, Recommendations, ThumbnailOpinion, ThumbnailReading, ThumbnailScore } from "./schema.ts";

export const aThumbnailScore = (parts: Partial<ThumbnailScore> = {}): ThumbnailScore => ({
  id: "0c0b0a09-0807-4605-8403-020100000001",
  score: 7.4,
  checks: [
    { name: "contrast", source: "measured", grade: 1, value: 0.7, reading: "Light and dark use 70% of the range" },
    { name: "clutter", source: "measured", grade: 0.2, value: 0.29, reading: "Edges on 29% of the picture" },
  ],
  opinionBy: null,
  ...parts,
});

export const anOpinion = (parts: Partial<ThumbnailOpinion> = {}): ThumbnailOpinion => ({
  by: "OpenAI, eye-1",
  score: 6,
  text: "Clear at a glance.",
  checks: [{ name: "contrast", source: "opinion", grade: 0.4, value: 4, reading: "A bit pale." }],
  ...parts,
});

export const aReading = (parts: Partial<ThumbnailReading> = {}): ThumbnailReading => ({
  words: [
    { text: "$900", box: { x1: 0.1, y1: 0.1, x2: 0.3, y2: 0.2 }, isKept: true },
    { text: "cabin", box: { x1: 0.1, y1: 0.3, x2: 0.2, y2: 0.33 }, isKept: false },
  ],
  check: {
    name: "text",
    source: "read",
    grade: 0.5,
    value: 1,
    reading: 'Reads "$900 cabin"; "cabin" gets lost at 168x94',
  },
  ...parts,
});

export const aRecommendation = (parts: Partial<Recommendation> = {}): Recommendation => ({
  description: "Calm the background.",
  check: "clutter",
  gain: 1.2,
  box: null,
  canApply: true,
  ...parts,
});

export const someRecommendations = (parts: Partial<Recommendations> = {}): Recommendations => {
  const seen = (description: string) => [aRecommendation({ description, check: null, gain: 0, canApply: false })];
  return {
    backgroundElement: [aRecommendation()],
    colorGrading: seen("Light and dark use 70% of the range."),
    foregroundElement: seen("1 face."),
    simpleCompositionDescription: seen("Nothing on the place of the duration."),
    mainElements: seen("A face at the upper right."),
    ruleOfThirdsDescription: seen("On the right third."),
    videoInference: seen("A cabin in the snow."),
    ...parts,
  };
};
