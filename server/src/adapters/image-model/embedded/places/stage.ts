import type { Brush } from "../kit/brush.ts";
import type { Dice } from "../kit/dice.ts";
import type { Mood } from "../light/moods.ts";

/** What a place is drawn with: the height of the horizon, and where the light comes from. */
export type Stage = { b: Brush; mood: Mood; dice: Dice; horizon: number; sunX: number; weather: ReadonlySet<Weather> };
export type Weather = "snow" | "rain" | "lightning" | "fog" | "aurora" | "fullMoon" | "rainbow";
export type Place = (stage: Stage) => string;
