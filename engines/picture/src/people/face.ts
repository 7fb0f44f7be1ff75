import { type FaceName, faces, INK } from "../data/people/faces.ts";
import type { Brush } from "../kit/brush.ts";
import { mix } from "../kit/colour.ts";
import { circle, ellipse, faint, group, path, stroke } from "../kit/svg.ts";
import type { Look } from "./look.ts";

/** Eyes, brows, nose and mouth of a head centred at (300, 250). */
export function faceOf(b: Brush, look: Look, expression: FaceName): string {
  const face = faces[expression];
  const [, base, shade, deep] = look.skin.map((colour) => b.tone(colour));
  const brow = b.tone(
    look.hair === "bald" ? (look.beard ?? "#4a2c1c") : mix(look.hairColour, "#2a1a12", look.isOld ? 0.2 : 0.35),
  );
  const [gx, gy] = face.gaze ?? [0, 0];
  const lidColour = b.tone(mix(look.skin[1], look.skin[2], 0.45));
  const eyes = [-1, 1].map((side) => {
    const x = 300 + side * 52;
    const y = 250;
    const ry = face.eye;
    const rx = 31;
    const clip = b.clip(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`);
    const [outer, inner] = face.lid;
    const [left, right] = side < 0 ? [outer, inner] : [inner, outer];
    const lid = `M${x - rx - 4} ${y - ry - 10}L${x + rx + 4} ${y - ry - 10}L${x + rx + 4} ${y - ry + right}L${x - rx - 4} ${y - ry + left}Z`;
    const inEye =
      ellipse(x, y, rx, ry, "#fdf8f0") +
      ellipse(x, y - ry, rx, ry * 0.55, "#8a6a5a", faint(0.25)) +
      circle(x + gx, y + 1 + gy, face.iris + 5, "#4a2e1c") +
      circle(x + gx, y + 1 + gy, face.iris * 0.72, "#0f0806") +
      circle(x + gx - 5, y - 5 + gy, 4.6, "#ffffff") +
      (outer + inner > 0 ? path(lid, lidColour) : "");
    const edge =
      outer + inner > 14
        ? stroke(
            `M${x - rx - 2} ${y - ry + left + (side < 0 ? 4 : 0)}L${x + rx + 2} ${y - ry + right + (side > 0 ? 4 : 0)}`,
            "#24120c",
            6,
          )
        : stroke(`M${x - rx - 1} ${y - 3}Q${x} ${y - ry * 2 - 1} ${x + rx + 1} ${y - 3}`, "#24120c", 6);
    const under =
      expression === "happy" || expression === "excited"
        ? stroke(`M${x - 26} ${y + ry + 7}Q${x} ${y + ry - 2} ${x + 26} ${y + ry + 7}`, deep ?? INK, 4, faint(0.5))
        : "";
    const [b0, b1, b2] = face.brow;
    const lift = expression === "annoyed" && side > 0 ? -22 : 0;
    const arch = `M${x + side * 40} ${y + b0 + lift}Q${x + side * 6} ${y + b1 - 10 + lift} ${x - side * 30} ${y + b2 + lift * 0.4}`;
    return group(inEye, clip) + edge + under + stroke(arch, brow, expression === "angry" ? 17 : 14);
  });
  const nose = path(
    "M303 256C305 284 324 302 321 316C314 329 288 329 281 317C294 323 306 319 307 309C307 292 299 276 303 256Z",
    deep ?? "#7a4030",
    faint(0.5),
  );
  const cheeks = face.cheeks
    ? ellipse(226, 318, 34, 22, face.cheeks, faint(0.24)) + ellipse(374, 318, 34, 22, face.cheeks, faint(0.24))
    : "";
  const wrinkles = look.isOld
    ? stroke(
        "M206 296q10 14 4 28M394 296q-10 14 -4 28M262 176q38 -8 76 0M268 192q32 -6 64 0",
        shade ?? base ?? "#a06a50",
        4,
        faint(0.6),
      )
    : "";
  return cheeks + wrinkles + nose + eyes.join("") + face.mouth + (face.extra ?? "");
}

export const headTilt = (expression: FaceName): number => faces[expression].tilt ?? 0;
