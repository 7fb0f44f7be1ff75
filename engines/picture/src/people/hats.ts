import { hats } from "../data/people/hats.ts";
import type { Brush } from "../kit/brush.ts";
import { faint, path } from "../kit/svg.ts";
import type { Hat, Look } from "./look.ts";

const HIDES_HAIR: ReadonlySet<Hat> = new Set(["hood", "knight", "diver"]);
export const hidesHair = ({ hat }: Look): boolean => hat !== undefined && HIDES_HAIR.has(hat);
export const hatOf = (b: Brush, { hat, hatColour }: Look): string =>
  hat ? hats[hat](b, hatColour ?? (hat === "police" ? "#22344e" : "#d8402c")) : "";
export const glassesOf = (b: Brush, { glasses }: Look): string => {
  if (!glasses) return "";
  if (glasses === "goggles")
    return (
      b.slab(186, 206, 228, 90, "#17181c", 42) +
      `<rect x="200" y="217" width="200" height="68" rx="32" fill="#9ad8f0" fill-opacity=".45"/>` +
      b.shine("M216 226L282 222L244 278L212 268Z", 0.4)
    );
  const frame = `<g fill="${glasses === "sun" ? "#0b0b0d" : "rgba(255,255,255,.08)"}" stroke="#16110d" stroke-width="8"><rect x="206" y="216" width="84" height="68" rx="30"/><rect x="310" y="216" width="84" height="68" rx="30"/><path d="M290 242Q300 234 310 242M206 242L186 238M394 242L414 238"/></g>`;
  return (
    frame +
    (glasses === "sun"
      ? path("M218 228L252 228L226 266Z", "#fff", faint(0.25)) + path("M322 228L356 228L330 266Z", "#fff", faint(0.25))
      : "")
  );
};
