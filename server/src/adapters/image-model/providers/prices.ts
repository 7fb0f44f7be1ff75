import type { ModelSettings } from "../../../platform/config.ts";

/** Cents for one wide picture of usual quality, by the beginning of the model's name; the longest that fits counts. */
const CENTS: Record<string, number> = {
  "gpt-image-1-mini": 2,
  "gpt-image-1": 7,
  "dall-e-3": 8,
  "dall-e-2": 2,
  "imagen-4.0-fast": 2,
  "imagen-4.0-ultra": 6,
  "imagen-": 4,
  "gemini-2.5-flash-image": 4,
  "gemini-3-pro-image": 14,
};
/** Better too much set aside than a budget that is exceeded. */
const UNKNOWN_CENTS = 20;

export function centsEach({ model, baseUrl }: ModelSettings): number {
  if (baseUrl !== undefined) return 0;
  const fitting = Object.keys(CENTS).filter((beginning) => model.startsWith(beginning));
  const closest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return closest === undefined ? UNKNOWN_CENTS : (CENTS[closest] ?? UNKNOWN_CENTS);
}
