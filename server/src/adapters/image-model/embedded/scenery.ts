import { type Canvas, circle, type Dice, many, rect, shape } from "./art.ts";

export type Light = {
  sky: readonly [string, string, string];
  far: string;
  near: string;
  ground: string;
  glow: string;
  isNight: boolean;
};

const lights: Record<"night" | "sunset" | "day" | "storm" | "cold" | "warm", Light> = {
  night: {
    sky: ["#050b18", "#10233c", "#2b4a63"],
    far: "#0d1c2e",
    near: "#06101b",
    ground: "#1b2f44",
    glow: "#ffb45a",
    isNight: true,
  },
  sunset: {
    sky: ["#26314f", "#c2576a", "#ffb45a"],
    far: "#5b3a5e",
    near: "#2c1a33",
    ground: "#4a2b3f",
    glow: "#ffcf7a",
    isNight: false,
  },
  day: {
    sky: ["#3f8fd2", "#8cc7ee", "#dff1fa"],
    far: "#6f9a8a",
    near: "#2f5d45",
    ground: "#7fae5e",
    glow: "#fff6d0",
    isNight: false,
  },
  storm: {
    sky: ["#1b2128", "#3d4852", "#7b8791"],
    far: "#39434b",
    near: "#1d2429",
    ground: "#414b44",
    glow: "#cfe4ff",
    isNight: false,
  },
  cold: {
    sky: ["#0f3a5c", "#4d93b8", "#dcf0f7"],
    far: "#7ea9bf",
    near: "#27506a",
    ground: "#e6f2f7",
    glow: "#ffffff",
    isNight: false,
  },
  warm: {
    sky: ["#7a3410", "#d8741f", "#ffd890"],
    far: "#a5521a",
    near: "#5c260b",
    ground: "#8a4a1c",
    glow: "#fff0c0",
    isNight: false,
  },
};

const lightWords: readonly [RegExp, keyof typeof lights][] = [
  [/night|dark|moon|star|abandon|lighthouse|noche|nacht|nuit|aurora|northern lights/i, "night"],
  [/sunset|evening|dusk|golden|atardecer|sonnenuntergang|coucher/i, "sunset"],
  [/storm|rain|grey|tormenta|sturm|orage/i, "storm"],
  [/winter|snow|ice|cold|norw|arctic|nieve|invierno|schnee|kalt|neige|hiver/i, "cold"],
  [/fire|bread|bake|bak|cook|kitchen|coffee|espresso|warm|desert|cocin|küche|cuisine|fromage|queso/i, "warm"],
  [/day|bright|summer|garden|city|beach|sommer|verano|été/i, "day"],
];
const names = Object.keys(lights) as (keyof typeof lights)[];

export const lightOf = (prompt: string, dice: Dice): Light =>
  lights[
    lightWords.find(([words]) => words.test(prompt))?.[1] ?? names[Math.floor(dice(0, names.length - 0.01))] ?? "day"
  ];

const INDOORS =
  /kitchen|cook|bake|bread|coffee|espresso|pc\b|computer|desk|room|studio|piano|guitar|micro|workshop|knife|sew|restor|recipe|gaming|game|cheese|noodle|cocin|paella|brot|werkstatt|dessin|fromage|table/i;
const CITY = /city|street|bangkok|tokyo|london|paris|new york|airport|stadt|ciudad|ville|urban/i;
const SEA = /sea|ocean|beach|boat|island|lighthouse|sail|mar\b|meer|mer\b|île|isla/i;

const ridge = (dice: Dice, y: number, height: number, peaks: number, fill: string) =>
  shape(
    `M-20 720L-20 ${y}${many(peaks + 1, (at) => `L${Math.round(-20 + (1320 * at) / peaks)} ${Math.round(y - dice(0.2, 1) * height * (at % 2 ? 1 : 0.35))}`)}L1300 720Z`,
    fill,
  );

const pine = (x: number, y: number, height: number, fill: string) =>
  shape(
    `${many(
      4,
      (at) =>
        `M${x - height * (0.1 + at * 0.05)} ${y - height * (0.75 - at * 0.22)}L${x} ${y - height * (1 - at * 0.2)}L${x + height * (0.1 + at * 0.05)} ${y - height * (0.75 - at * 0.22)}Z`,
    )}M${x - 4} ${y}L${x - 4} ${y - height * 0.2}L${x + 4} ${y - height * 0.2}L${x + 4} ${y}Z`,
    fill,
  );

function room(canvas: Canvas, light: Light, dice: Dice): string {
  const wall = canvas.down([0, light.near], [0.7, light.far], [1, light.ground]);
  const windowX = dice(60, 820);
  return (
    rect(0, 0, 1280, 720, wall) +
    rect(
      windowX,
      60,
      340,
      280,
      canvas.down([0, light.sky[0]], [0.6, light.sky[1]], [1, light.sky[2]]),
      'stroke="#00000055" stroke-width="16"',
    ) +
    rect(windowX + 162, 60, 14, 280, "#00000055") +
    canvas.glow(windowX + 170, 220, 480, light.glow, 0.35) +
    rect(0, 540, 1280, 180, canvas.down([0, "#6b3f22"], [1, "#2c170b"])) +
    rect(0, 536, 1280, 10, "#ffffff22") +
    many(6, (at) => rect(0, 570 + at * 26, 1280, 2, "#00000030"))
  );
}

function city(dice: Dice, light: Light): string {
  return many(16, (at) => {
    const [x, height] = [at * 86 + dice(-20, 20), dice(160, 420)];
    const lit = many(10, (cell) =>
      dice(0, 1) > 0.45
        ? rect(
            x + 12 + (cell % 2) * 30,
            600 - height + 24 + Math.floor(cell / 2) * 40,
            18,
            22,
            light.isNight ? "#ffd27a" : "#ffffff66",
          )
        : "",
    );
    return rect(x, 600 - height, 78, height, at % 2 ? light.far : light.near) + lit;
  });
}

/** Sky or room, what stands far away, and the ground. */
export function scenery(canvas: Canvas, prompt: string, light: Light, dice: Dice): string {
  if (INDOORS.test(prompt)) return room(canvas, light, dice);
  const [sunX, sunY] = [dice(200, 1080), dice(140, 330)];
  const sky = rect(0, 0, 1280, 720, canvas.down([0, light.sky[0]], [0.55, light.sky[1]], [1, light.sky[2]]));
  const stars = light.isNight
    ? many(110, () =>
        circle(dice(0, 1280), dice(0, 400), dice(0.8, 2.4), "#fff", `opacity="${dice(0.3, 0.9).toFixed(1)}"`),
      )
    : "";
  const aurora = /aurora|northern lights/i.test(prompt)
    ? many(3, (at) =>
        shape(
          `M${-50 + at * 160} ${300 - at * 40}C300 ${60 + at * 60} 700 ${340 - at * 70} 1330 ${90 + at * 50}L1330 ${190 + at * 50}C760 ${430 - at * 60} 320 ${190 + at * 60} -50 ${420 - at * 40}Z`,
          at % 2 ? "#4ade80" : "#22d3ee",
          'opacity=".28"',
        ),
      )
    : "";
  const sun =
    canvas.glow(sunX, sunY, 360, light.glow, 0.7) +
    circle(sunX, sunY, light.isNight ? 44 : 70, light.glow, 'opacity=".9"');
  const far = CITY.test(prompt)
    ? city(dice, light)
    : SEA.test(prompt)
      ? rect(0, 430, 1280, 290, canvas.down([0, light.sky[1]], [1, light.near])) +
        many(14, () => rect(dice(0, 1200), dice(440, 700), dice(40, 160), 3, "#ffffff40"))
      : ridge(dice, 430, 190, 8, light.far) +
        ridge(dice, 500, 130, 11, light.near) +
        many(22, () =>
          pine(Math.round(dice(-20, 1300)), Math.round(dice(540, 590)), Math.round(dice(60, 150)), light.near),
        );
  const ground = shape(
    "M-20 600C300 560 900 585 1300 572L1300 740L-20 740Z",
    canvas.down([0, light.ground], [1, light.near]),
  );
  return sky + stars + aurora + sun + far + (SEA.test(prompt) ? "" : ground);
}
