import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { de } from "../data/lexicon/de.ts";
import { en } from "../data/lexicon/en.ts";
import { es } from "../data/lexicon/es.ts";
import { fr } from "../data/lexicon/fr.ts";
import { moods } from "../data/moods.ts";
import { categories } from "../data/objects/categories.ts";
import { Brush } from "../kit/brush.ts";
import { seededRandom } from "../kit/seeded-random.ts";
import { many, placed } from "../kit/svg.ts";
import { places } from "../places/places.ts";
import { things } from "./things.ts";

const lamp = { ...moods.day.lamp, isFromRight: false };

describe("the drawing data", () => {
  it("contains more than 250 things and 60 places", () => {
    expect(Object.keys(things).length).toBeGreaterThan(250);
    expect(Object.keys(places).length).toBeGreaterThan(60);
  });

  it.each(Object.entries(categories))("draws all things of %s", async (_, kinds) => {
    const b = new Brush(lamp);
    const drawn = Object.values(kinds).map((thing) => thing.draw(b, "#3366cc"));
    const picture = b.svg(
      many(drawn.length, (at) => placed((at % 12) * 106 + 50, Math.floor(at / 12) * 110 + 110, 0.2, drawn[at] ?? "")),
    );
    expect(picture).not.toMatch(/NaN|undefined/);
    expect((await sharp(Buffer.from(picture)).resize(64).stats()).entropy).toBeGreaterThan(0.3);
  });

  it.each(Object.entries(places))("draws the place %s in every weather", (_, place) => {
    const b = new Brush(lamp);
    const weather = new Set(["snow", "rain", "lightning", "fog", "aurora", "fullMoon", "rainbow"] as const);
    expect(place({ b, mood: moods.night, random: seededRandom(3), horizon: 450, sunX: 300, weather })).not.toMatch(
      /NaN|undefined/,
    );
  });

  it("names everything in English, and most things in the other languages", () => {
    expect(Object.keys(things).filter((name) => !(name in en.things))).toEqual([]);
    for (const { things: named } of [es, de, fr]) expect(Object.keys(named).length).toBeGreaterThan(150);
  });
});
