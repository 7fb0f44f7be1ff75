import type { CalibrationPair } from "./schema.ts";
import { CalibrationPick, type Onboarding, type OnboardingStatus, RequiredArtifact } from "./schema.ts";

/** All required artifacts are available, or the pipeline has ended. */
export const isOnboardingComplete = ({ onboarded }: OnboardingStatus): boolean =>
  onboarded.dataOnboardingPipelineStatus !== "not started" ||
  RequiredArtifact.options.every((name) => onboarded.available.includes(name));

export const statusOf = ({ status, available }: Pick<Onboarding, "status" | "available">): OnboardingStatus => ({
  onboarded: { dataOnboardingPipelineStatus: status, available },
});

/** Words of the picked pictures minus words of the others, the most frequent first. */
export function lookOfPicks(pairs: readonly CalibrationPair[], picks: readonly CalibrationPick[]): string[] {
  const scores = new Map<string, number>();
  const add = (words: readonly string[], points: number) => {
    for (const word of words) scores.set(word, (scores.get(word) ?? 0) + points);
  };
  for (const [index, pick] of picks.entries()) {
    const pair = pairs[index];
    if (!pair || pick === CalibrationPick.enum.neither) continue;
    add(pair[pick].look, 1);
    add(pair[pick === "left" ? "right" : "left"].look, -1);
  }
  return compatibleLook(
    [...scores].filter(([, score]) => score > 0).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
  );
}

const PLACE = /^subject /;

/** One word for the light and one for the composition. */
const compatibleLook = (ranked: readonly (readonly [string, number])[]): string[] => {
  const words = ranked.map(([word]) => word);
  return [words.find((word) => !PLACE.test(word)), words.find((word) => PLACE.test(word))].filter(
    (word) => word !== undefined,
  );
};

/** The words that more than a third of the pictures share: one for the light, one for the composition. */
export function sharedLook(looks: readonly (readonly string[])[]): string[] {
  const counts = new Map<string, number>();
  for (const look of looks) for (const word of look) counts.set(word, (counts.get(word) ?? 0) + 1);
  return compatibleLook(
    [...counts].filter(([, count]) => count * 3 > looks.length).sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)),
  );
}

/** The lines of a text, without empty and repeated ones. */
export const ideasIn = (draft: string): string[] => {
  const lines = draft
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  return [...new Map(lines.map((line) => [line.toLowerCase(), line])).values()];
};
