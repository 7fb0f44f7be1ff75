import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { VECTORS } from "../data/vectors.ts";
import type { Brush } from "../kit/brush.ts";
import type { PlaceName } from "../places/places.ts";
import type { Stance, Thing } from "./thing.ts";

type Kind = keyof typeof VECTORS;
export type VectorName = `noto:${(typeof VECTORS)[Kind][number]}`;

/** Where icons of a kind belong, and how high they are beside a person. */
const KINDS: Record<Kind, { stance: Stance; height: number; places: readonly [PlaceName, ...PlaceName[]] }> = {
  animal: { stance: "ground", height: 0.42, places: ["meadow", "forest", "garden"] },
  largeAnimal: { stance: "ground", height: 0.95, places: ["meadow", "desert"] },
  vehicle: { stance: "ground", height: 0.85, places: ["road", "street"] },
  food: { stance: "table", height: 0.34, places: ["table", "kitchen"] },
  object: { stance: "table", height: 0.38, places: ["backdrop", "livingRoom", "desk"] },
  furniture: { stance: "ground", height: 0.85, places: ["street", "backdrop"] },
  clothing: { stance: "table", height: 0.4, places: ["backdrop", "bedroom"] },
  plant: { stance: "ground", height: 0.7, places: ["garden", "meadow"] },
  building: { stance: "ground", height: 1.5, places: ["village", "meadow"] },
  nature: { stance: "air", height: 0.5, places: ["backdrop", "meadow"] },
};
const FACING_LEFT: ReadonlySet<Kind> = new Set(["animal", "largeAnimal", "vehicle"]);

const GRID = 128;
const SIZE = 300;
const IconSet = z.object({ icons: z.record(z.string(), z.object({ body: z.string() })) });

const kinds = Object.keys(VECTORS).filter((name): name is Kind => name in VECTORS);
const kindOf: ReadonlyMap<string, Kind> = new Map(
  kinds.flatMap((kind) => VECTORS[kind].map((icon) => [`noto:${icon}`, kind] as const)),
);

/** The icons of our table, read on first use: the whole set is a file of 25 MB. */
let bodies: ReadonlyMap<string, string> | undefined;
function bodyOf(icon: string): string {
  if (!bodies) {
    const file = createRequire(import.meta.url).resolve("@iconify-json/noto/icons.json");
    const { icons } = IconSet.parse(JSON.parse(readFileSync(file, "utf8")));
    const used = [...kindOf.keys()].map((name) => name.slice("noto:".length));
    bodies = new Map(used.map((name) => [name, icons[name]?.body ?? ""]));
  }
  return bodies.get(icon) ?? "";
}

/** An icon with its colours in the light of the scene and ids of its own, standing on (0, 0). */
function drawIcon(b: Brush, icon: string): string {
  const own = icon.replace(/\W/g, "_");
  const body = bodyOf(icon)
    .replace(/\bid="([^"]+)"/g, `id="${own}_$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${own}_$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${own}_$1"`)
    .replace(/#(?:[\da-f]{6}|[\da-f]{3})(?=")/gi, (colour) => b.tone(colour));
  const k = SIZE / GRID;
  return `${b.shadow(SIZE * 0.8)}<g transform="translate(${-SIZE / 2} ${-SIZE + 8}) scale(${k})">${body}</g>`;
}

const thingOf = (name: string, kind: Kind): Thing => ({
  w: SIZE,
  h: SIZE,
  draw: (b) => drawIcon(b, name.slice("noto:".length)),
  stance: KINDS[kind].stance,
  places: KINDS[kind].places,
});

const entries = [...kindOf].map(([name, kind]) => [name, thingOf(name, kind)] as const);
// Every name of the table has an entry.
export const vectors = Object.fromEntries(entries) as Record<VectorName, Thing>;

export const vectorKind = (name: string): Kind | undefined => kindOf.get(name);
export const vectorHeight = (name: string): number | undefined => {
  const kind = kindOf.get(name);
  return kind && KINDS[kind].height;
};
export const isVectorFacingLeft = (name: string): boolean => FACING_LEFT.has(kindOf.get(name) ?? "object");
