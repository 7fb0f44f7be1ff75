import { lighter, mix } from "../../kit/colour.ts";
import { circle, ellipse, faint, many, n, path, rect } from "../../kit/svg.ts";
import type { Stage } from "../../places/stage.ts";

export type Floor = "snow" | "grass" | "sand" | "water" | "city" | "wood" | "rock";

const FLOORS: Record<Floor, string> = {
  snow: "#e6f0f6",
  grass: "#6aa04a",
  sand: "#e4c288",
  water: "#1c86a8",
  city: "#6a6e76",
  wood: "#9a6a40",
  rock: "#8a7a6c",
};

const treeTop = ({ b, random }: Stage, x: number, y: number, r: number, colour: string, snowy: boolean) =>
  ellipse(x + r * 0.3, y + r * 0.36, r, r * 0.94, "#04141c", faint(0.34)) +
  circle(x, y, r, b.tone(mix(colour, "#000000", 0.25))) +
  circle(x - r * 0.14, y - r * 0.18, r * 0.7, b.tone(colour)) +
  circle(x - r * 0.22, y - r * 0.26, r * random(0.3, 0.42), snowy ? "#eef6fa" : b.tone(lighter(colour, 0.25)));

/** The ground from above; the middle is left free for the subject. */
export function fromAbove(s: Stage, floor: Floor): string {
  const { b, random, mood } = s;
  const base = b.tone(FLOORS[floor]);
  const isFree = (x: number, y: number) => Math.abs(x - 640) > 350 || Math.abs(y - 370) > 250;
  const scattered = (count: number, draw: (x: number, y: number) => string) =>
    many(count, () => {
      const [x, y] = [random(0, 1280), random(0, 720)];
      return isFree(x, y) ? draw(x, y) : "";
    });
  const field = rect(
    0,
    0,
    1280,
    720,
    b.linear(
      [
        [0, lighter(base, 0.14)],
        [1, mix(base, mood.near, 0.4)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  const swirls = b.soft(
    many(9, () =>
      ellipse(
        random(0, 1280),
        random(0, 720),
        random(90, 240),
        random(40, 110),
        random(0, 1) > 0.5 ? lighter(base, 0.2) : mix(base, mood.near, 0.35),
        faint(0.4),
      ),
    ),
    22,
  );
  if (floor === "wood")
    return (
      field +
      many(
        8,
        (at) =>
          rect(0, at * 92, 1280, 4, "#000", faint(0.25)) +
          rect((at % 3) * 400 + 120, at * 92, 4, 92, "#000", faint(0.25)),
      )
    );
  if (floor === "city")
    return (
      field +
      many(24, (at) => {
        const [x, y] = [(at % 6) * 226 - 20, Math.floor(at / 6) * 196 - 30];
        const shade = b.tone(random.pick(["#b8a890", "#98a0a8", "#c8b8a8", "#8a7a70"]));
        return isFree(x + 85, y + 70)
          ? rect(x + 26, y + 30, 170, 140, "#000", faint(0.3)) +
              rect(x, y, 170, 140, shade) +
              rect(x + 14, y + 14, 142, 112, lighter(shade, 0.1)) +
              rect(x + 30, y + 30, 36, 30, mix(shade, "#000000", 0.3))
          : "";
      })
    );
  if (floor === "water")
    return (
      field +
      swirls +
      many(40, () =>
        path(
          `M${n(random(0, 1280))} ${n(random(0, 720))}q18 -10 36 0t36 0`,
          "none",
          `stroke="#d8f4fa" stroke-width="3" opacity="${n(random(0.2, 0.6))}"`,
        ),
      )
    );
  const isSnow = floor === "snow";
  const plants =
    floor === "sand"
      ? scattered(20, (x, y) => circle(x + 8, y + 10, 14, "#000", faint(0.2)) + circle(x, y, 14, b.tone("#6a8a4a")))
      : scattered(58, (x, y) =>
          treeTop(s, x, y, random(36, 92), isSnow ? "#1f4a3c" : floor === "rock" ? "#6a5a4c" : "#2f7a3a", isSnow),
        );
  const trail = many(15, (at) =>
    ellipse(900 + at * 20, 520 + at * 13 + (at % 2 ? 13 : -3), 9, 6, mix(base, mood.near, 0.5)),
  );
  return field + swirls + trail + plants;
}
