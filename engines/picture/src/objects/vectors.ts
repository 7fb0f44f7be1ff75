import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";
import { VECTOR_KINDS, VECTORS } from "../data/vectors.ts";
import type { Brush } from "../kit/brush.ts";
import type { Thing } from "./thing.ts";

type Kind = keyof typeof VECTORS;
export type VectorName = `noto:${(typeof VECTORS)[Kind][number]}`;

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
  return `${b.shadow(SIZE * 0.8)}<svg x="${-SIZE / 2}" y="${-SIZE + 8}" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${GRID} ${GRID}">${body}</svg>`;
}

const thingOf = (name: string, kind: Kind): Thing => ({
  w: SIZE,
  h: SIZE,
  draw: (b) => drawIcon(b, name.slice("noto:".length)),
  stance: VECTOR_KINDS[kind].stance,
  places: VECTOR_KINDS[kind].places,
});

const entries = [...kindOf].map(([name, kind]) => [name, thingOf(name, kind)] as const);
// Every name of the table has an entry.
export const vectors = Object.fromEntries(entries) as Record<VectorName, Thing>;

export const vectorKind = (name: string): Kind | undefined => kindOf.get(name);
export const vectorHeight = (name: string): number | undefined => {
  const kind = kindOf.get(name);
  return kind && VECTOR_KINDS[kind].height;
};
export const isVectorFacingLeft = (name: string): boolean => FACING_LEFT.has(kindOf.get(name) ?? "object");
