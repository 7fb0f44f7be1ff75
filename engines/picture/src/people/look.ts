import {
  DARK_HAIR,
  FAIR_HAIR,
  type HairStyle,
  MAN,
  type Outfit,
  PLAIN,
  SHIRTS,
  SKINS,
  type Skin,
  WOMAN,
} from "../data/people/looks.ts";
import type { SeededRandom } from "../kit/seeded-random.ts";

export type { HairStyle, Outfit, Skin };

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
