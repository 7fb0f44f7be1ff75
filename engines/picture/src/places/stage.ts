import type { Mood } from "../data/moods.ts";
import type { Brush } from "../kit/brush.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";

/** `horizon` is the height of the horizon, `sunX` the horizontal position of the light. */
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
