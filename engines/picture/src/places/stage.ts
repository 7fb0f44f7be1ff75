import type { Mood } from "../data/moods.ts";
import type { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";

/** What a place is drawn with: the height of the horizon, and where the light comes from. */
export type Stage = {
  b: Brush;
  mood: Mood;
  random: SeededRandom;
  horizon: number;
  sunX: number;
  weather: ReadonlySet<Weather>;
};
export type Weather = "snow" | "rain" | "lightning" | "fog" | "aurora" | "fullMoon" | "rainbow";
export type Place = (stage: Stage) => string;
