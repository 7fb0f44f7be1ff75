/** [light, base, shade, deep] */
export type Skin = readonly [string, string, string, string];
export type HairStyle = "short" | "quiff" | "long" | "curly" | "bun" | "buzz" | "bob" | "ponytail" | "bald" | "wavy";
export type Outfit =
  | "tee"
  | "hoodie"
  | "suit"
  | "jacket"
  | "coat"
  | "apron"
  | "armour"
  | "space"
  | "wetsuit"
  | "robe"
  | "overalls"
  | "stripes";
export const SKINS: readonly [Skin, ...Skin[]] = [
  ["#fbdcc2", "#f2c3a0", "#c98a68", "#8e5540"],
  ["#f3c79c", "#e0a878", "#b0754c", "#74462c"],
  ["#dca272", "#c2834f", "#8c5631", "#5c3520"],
  ["#b67c50", "#96603a", "#663e24", "#422415"],
  ["#8c5c3e", "#70442a", "#482818", "#2e180e"],
];
export const WOMAN: readonly [HairStyle, ...HairStyle[]] = ["long", "bun", "bob", "ponytail", "wavy", "curly"];
export const MAN: readonly [HairStyle, ...HairStyle[]] = ["short", "quiff", "buzz", "curly", "short"];
export const DARK_HAIR: readonly [string, ...string[]] = ["#1a110c", "#2a1a12", "#120d0b", "#3a2416"];
export const FAIR_HAIR: readonly [string, ...string[]] = [
  "#6b4322",
  "#a5672a",
  "#d9b36a",
  "#b5501d",
  "#3a2416",
  "#2a1a12",
];
export const SHIRTS: readonly [string, ...string[]] = [
  "#d8402c",
  "#2a6ad8",
  "#f0a81c",
  "#1f9a7a",
  "#7c4ae0",
  "#e8e2d6",
  "#e0562a",
  "#22303c",
  "#d83a7a",
];
export const PLAIN: readonly [Outfit, ...Outfit[]] = ["tee", "hoodie", "jacket", "tee", "stripes"];
