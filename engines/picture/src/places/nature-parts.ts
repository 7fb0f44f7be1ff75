import { mix } from "../kit/colour.ts";
import type { Stage } from "./stage.ts";

export const green = ({ mood }: Stage, base = "#3f8a3f") => mix(base, mood.near, mood.isNight ? 0.75 : 0.3);
