import type { Lamp } from "../kit/brush.ts";

/** The colours of a scene: the sky from top to horizon, the far, middle and near ground, and the light. */
export type Mood = {
  sky: readonly [string, string, string];
  haze: string;
  far: string;
  near: string;
  ground: string;
  accent: string;
  glow: string;
  lamp: Omit<Lamp, "isFromRight">;
  isNight?: true;
};

const lamp = (key: string, ambient: string, tint: number, shade: string, contrast = 1) => ({
  key,
  ambient,
  tint,
  shade,
  contrast,
});
const mood = (
  sky: Mood["sky"],
  [haze, far, near, ground]: readonly [string, string, string, string],
  accent: string,
  glow: string,
  light: Mood["lamp"],
  isNight?: true,
): Mood => ({ sky, haze, far, near, ground, accent, glow, lamp: light, ...(isNight && { isNight }) });

const DAY_LAMP = lamp("#fff4d6", "#f4f6ff", 0.5, "#5a6a9a");
const NIGHT_LAMP = lamp("#ffc27a", "#7a92d0", 0.75, "#141c3a");

export const moods = {
  day: mood(
    ["#2b7fd0", "#7cc0ee", "#dff2fa"],
    ["#d4ebf4", "#7fa9a0", "#3c7350", "#7fb25a"],
    "#ffb020",
    "#fff6d0",
    DAY_LAMP,
  ),
  spring: mood(
    ["#4aa8e0", "#a8dcf2", "#fdf3dc"],
    ["#e8f4e0", "#8fc08a", "#4c9a50", "#8ac85a"],
    "#ff7eb0",
    "#fff6d0",
    DAY_LAMP,
  ),
  golden: mood(
    ["#4a6a9a", "#f0a860", "#ffe2a0"],
    ["#ffd9a0", "#b88a6a", "#6a5040", "#a88a4a"],
    "#ff7a2a",
    "#fff0b8",
    lamp("#ffd890", "#ffd8a8", 0.6, "#5a3a5a"),
  ),
  sunset: mood(
    ["#26285a", "#c24a72", "#ffb060"],
    ["#f09a6a", "#7a4470", "#3a2046", "#5a3450"],
    "#ffd04a",
    "#ffe0a0",
    lamp("#ffb060", "#e0a0b0", 0.65, "#2a1646", 1.2),
  ),
  dusk: mood(
    ["#141a40", "#4a4a8a", "#e08a8a"],
    ["#8a6a9a", "#3a3a68", "#1c1e3e", "#34345a"],
    "#ffb45a",
    "#ffd0a0",
    lamp("#ffb890", "#8f8ac8", 0.7, "#141432", 1.2),
    true,
  ),
  night: mood(
    ["#040a1c", "#0e2244", "#2a5078"],
    ["#2c5076", "#122a48", "#081628", "#1c3450"],
    "#ffb45a",
    "#ffcf8a",
    NIGHT_LAMP,
    true,
  ),
  storm: mood(
    ["#141a22", "#36444e", "#8a9a9c"],
    ["#7c8c90", "#3e4c54", "#1a242a", "#3a463e"],
    "#ffd84a",
    "#e0f0ff",
    lamp("#dcecf4", "#8a9aa8", 0.7, "#161e26", 1.1),
  ),
  cold: mood(
    ["#1a5a8c", "#6ab2d8", "#e8f6fb"],
    ["#d8ecf4", "#8cb6cc", "#3a6a88", "#eaf4f9"],
    "#ff7a3a",
    "#ffffff",
    lamp("#ffffff", "#d0e8fa", 0.55, "#3a6490"),
  ),
  heat: mood(
    ["#3a86b8", "#f2c078", "#ffe8b0"],
    ["#ffdca0", "#d08a50", "#a05a2c", "#e0aa62"],
    "#e0401c",
    "#fff0c0",
    lamp("#fff0c0", "#ffe0b0", 0.5, "#7a3a2a", 1.1),
  ),
  danger: mood(
    ["#1a0406", "#7a1410", "#ff6a2a"],
    ["#c2401c", "#5a1412", "#240606", "#3a0f0c"],
    "#ffd02a",
    "#ff8a3a",
    lamp("#ff8a4a", "#e07a6a", 0.65, "#20040a", 1.4),
    true,
  ),
  horror: mood(
    ["#04080a", "#12282a", "#3a5a50"],
    ["#34544c", "#142624", "#060e0e", "#1a2a26"],
    "#b8ff6a",
    "#a8ffd0",
    lamp("#b8ffd8", "#6a9a92", 0.75, "#040c10", 1.4),
    true,
  ),
  mystery: mood(
    ["#081826", "#1a4a5a", "#7ac0b0"],
    ["#5aa49c", "#1e4a52", "#0a1e28", "#1c3a40"],
    "#ffb84a",
    "#c8fff0",
    lamp("#e4fff4", "#a4c4cc", 0.45, "#06141e", 1.2),
    true,
  ),
  joy: mood(
    ["#ff6a3d", "#ffb02a", "#ffe45c"],
    ["#ffe9a0", "#ff9a4a", "#e0562a", "#ffc83a"],
    "#2a6aff",
    "#fff6c0",
    lamp("#fffbe0", "#fff4e0", 0.3, "#a04a5a", 0.9),
  ),
  fresh: mood(
    ["#0e9aa8", "#3ecfc0", "#c8f6e0"],
    ["#c8f6e8", "#4ab8a8", "#14707a", "#2aa898"],
    "#ff5a4a",
    "#f0fff8",
    lamp("#ffffff", "#e8fff8", 0.35, "#1e4a6a", 0.9),
  ),
  neon: mood(
    ["#0a0424", "#3a0e5c", "#e0387a"],
    ["#8a2a7a", "#2c1250", "#0e0626", "#1c0c38"],
    "#2af0ff",
    "#ff4aa8",
    lamp("#ff7ad0", "#9a8ae0", 0.7, "#0a0430", 1.5),
    true,
  ),
  underwater: mood(
    ["#0e7a9a", "#06486c", "#02182c"],
    ["#0c5a78", "#084058", "#021624", "#0a3448"],
    "#ffc83a",
    "#a8f0ff",
    lamp("#b8f4ff", "#8ac4dc", 0.5, "#0a3048", 1.1),
    true,
  ),
  space: mood(
    ["#02030a", "#0a0e24", "#1c1a48"],
    ["#2a2a5a", "#141430", "#06060f", "#2a2836"],
    "#ffb45a",
    "#8ab4ff",
    lamp("#fff0dc", "#a0a8d8", 0.55, "#04040e", 1.5),
    true,
  ),
  cozy: mood(
    ["#2a140a", "#7a4420", "#e09a50"],
    ["#d08a48", "#8a5a34", "#3c2010", "#6a4224"],
    "#ff7a2a",
    "#ffd890",
    lamp("#ffdc9a", "#f0c8a0", 0.55, "#3a1a10", 1.1),
  ),
  clean: mood(
    ["#c8d4dc", "#e4ecf0", "#f8f8f4"],
    ["#eef2f4", "#c4d0d4", "#8a9aa4", "#d8dee0"],
    "#2a6aff",
    "#ffffff",
    lamp("#ffffff", "#f4f8ff", 0.35, "#56607a", 0.9),
  ),
  autumn: mood(
    ["#6a8aa4", "#d8b88a", "#f8dca8"],
    ["#e8c898", "#b0703a", "#6a3a1c", "#a8642a"],
    "#d8301c",
    "#ffe8b8",
    lamp("#ffe0a8", "#ffdcb4", 0.5, "#4a2a3a"),
  ),
  sepia: mood(
    ["#5a4428", "#a88a58", "#ecd8a8"],
    ["#d8c090", "#94764c", "#4a3822", "#a08050"],
    "#a83a1c",
    "#fff0c8",
    lamp("#ffecc0", "#e8d0a0", 0.7, "#38281a"),
  ),
  luxury: mood(
    ["#0a0806", "#2a2014", "#7a5a24"],
    ["#4a3a1e", "#2a2016", "#0e0b08", "#241c12"],
    "#ffd86a",
    "#ffe6a0",
    lamp("#ffe0a0", "#d8b888", 0.6, "#0e0a08", 1.4),
    true,
  ),
  toxic: mood(
    ["#08140a", "#1e4a1a", "#a8e03a"],
    ["#7ab82a", "#2a4a1c", "#0c1a0a", "#24401a"],
    "#f0ff4a",
    "#d0ff6a",
    lamp("#d8ff8a", "#98c88a", 0.65, "#08140a", 1.2),
    true,
  ),
  magic: mood(
    ["#140a34", "#4a2a8a", "#e08ae0"],
    ["#a06ad0", "#402a78", "#160e34", "#30205a"],
    "#6af0ff",
    "#f0c0ff",
    lamp("#f0c8ff", "#b09ae8", 0.65, "#120830", 1.3),
    true,
  ),
  gloom: mood(
    ["#2a343c", "#5a6870", "#a8b0b0"],
    ["#98a4a6", "#5e6a70", "#2c363c", "#56605c"],
    "#e0a85a",
    "#eef4f4",
    lamp("#e4ecf0", "#a8b4bc", 0.65, "#222c36", 0.9),
  ),
} satisfies Record<string, Mood>;
export type MoodName = keyof typeof moods;
