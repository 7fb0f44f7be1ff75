import type { SeededRandom } from "../kit/seeded-random.ts";

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
export type Hat =
  | "beanie"
  | "cap"
  | "headphones"
  | "hardHat"
  | "chef"
  | "cowboy"
  | "crown"
  | "wizard"
  | "pirate"
  | "viking"
  | "santa"
  | "police"
  | "graduate"
  | "fedora"
  | "knight"
  | "space"
  | "diver"
  | "straw"
  | "fire"
  | "hood";
export type Look = {
  skin: Skin;
  hair: HairStyle;
  hairColour: string;
  shirt: string;
  trousers: string;
  outfit: Outfit;
  hat?: Hat;
  hatColour?: string;
  beard?: string;
  glasses?: "clear" | "sun" | "goggles";
  isOld?: boolean;
  isChild?: boolean;
};
export type Gender = "woman" | "man";

const SKINS: readonly [Skin, ...Skin[]] = [
  ["#fbdcc2", "#f2c3a0", "#c98a68", "#8e5540"],
  ["#f3c79c", "#e0a878", "#b0754c", "#74462c"],
  ["#dca272", "#c2834f", "#8c5631", "#5c3520"],
  ["#b67c50", "#96603a", "#663e24", "#422415"],
  ["#8c5c3e", "#70442a", "#482818", "#2e180e"],
];
const WOMAN: readonly [HairStyle, ...HairStyle[]] = ["long", "bun", "bob", "ponytail", "wavy", "curly"];
const MAN: readonly [HairStyle, ...HairStyle[]] = ["short", "quiff", "buzz", "curly", "short"];
const DARK_HAIR: readonly [string, ...string[]] = ["#1a110c", "#2a1a12", "#120d0b", "#3a2416"];
const FAIR_HAIR: readonly [string, ...string[]] = ["#6b4322", "#a5672a", "#d9b36a", "#b5501d", "#3a2416", "#2a1a12"];
const SHIRTS: readonly [string, ...string[]] = [
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
const PLAIN: readonly [Outfit, ...Outfit[]] = ["tee", "hoodie", "jacket", "tee", "stripes"];

export function lookOf(
  random: SeededRandom,
  role: Partial<Look> = {},
  gender: Gender = random(0, 1) > 0.5 ? "woman" : "man",
): Look {
  const tone = random.whole(0, 4);
  const skin = SKINS[tone] ?? SKINS[0];
  const isOld = role.isOld === true;
  const hairColour = isOld
    ? random.pick(["#d8d4cc", "#b8b2a8", "#eeeae2"])
    : random.pick(tone < 2 ? FAIR_HAIR : DARK_HAIR);
  const hasBeard = gender === "man" && !role.isChild && random(0, 1) > 0.68;
  const hair = gender === "woman" ? random.pick<HairStyle>(isOld ? ["bun", "bob", "bun"] : WOMAN) : random.pick(MAN);
  const glasses = isOld || random(0, 1) > 0.84 ? { glasses: "clear" as const } : {};
  return {
    skin,
    hair,
    hairColour,
    shirt: random.pick(SHIRTS),
    trousers: random.pick(["#2c3a52", "#3a342e", "#4a4e56", "#22262c", "#5a4630"]),
    outfit: random.pick(PLAIN),
    ...(hasBeard && { beard: hairColour }),
    ...glasses,
    ...role,
  };
}
