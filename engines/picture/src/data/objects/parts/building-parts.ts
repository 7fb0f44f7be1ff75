import { rect, stroke } from "../../../kit/svg.ts";

export const pane = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, "#ffcf7a") +
  stroke(`M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}`, "#3a2414", 5) +
  rect(x, y, w, h, "none", 'stroke="#3a2414" stroke-width="7"');
