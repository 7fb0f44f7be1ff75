import { describe, expect, it } from "vitest";
import { readTags } from "./read-tags.ts";

const read = (title: string, concept: string | null = null) => readTags({ name: "New Project", title, concept });
const names = (title: string, concept?: string) => read(title, concept ?? null).tags.map(({ name }) => name);

describe("readTags", () => {
  it.each([
    ["I Turned a $900 Shipping Container Into a Sauna", ["Shipping container", "Fire"]],
    ["7 Days Alone in a Fire Lookout", ["Lookout", "Solo", "Challenge"]],
    ["Construí una cabaña en el bosque sin dinero", ["Cabin", "Forest", "Money", "Building"]],
    ["Ich habe eine Holzhütte im Wald gebaut", ["Cabin", "Forest", "Building"]],
    ["J'ai survécu seul dans la montagne en hiver", ["Mountains", "Solo", "Winter"]],
    ["How to bake sourdough bread", ["Bread", "Baking", "Tutorial"]],
  ])("%s", (title, expected) => {
    expect(names(title)).toEqual(expect.arrayContaining(expected));
  });

  it("sets the category and the source", () => {
    expect(read("Hiking in Iceland").tags).toEqual([
      { name: "Iceland", category: "Location", source: "ai" },
      { name: "Hiking", category: "Activity", source: "ai" },
    ]);
  });

  it("is deterministic, limits the number of tags and prefers the title", () => {
    const title = "We bought a farm, a barn, a cabin, a house and a garden by the lake";
    const { tags, aiCategories } = read(title, "A film about a forest, a river and the sea.");
    expect(read(title, "A film about a forest, a river and the sea.")).toEqual({ tags, aiCategories });
    expect(tags.filter(({ category }) => category === "Location")).toHaveLength(3);
    expect(tags.map(({ name }) => name)).not.toContain("Forest");
    expect(aiCategories.length).toBeLessThanOrEqual(3);
  });

  it.each(["New Project", "Video project 01.02.2026-10:30"])("returns no tags for the default name %s", (name) => {
    expect(readTags({ name, title: null, concept: null })).toEqual({ tags: [], aiCategories: [] });
  });

  it("does not match a word with the same prefix", () => {
    expect(names("The carpet of a scar")).toEqual([]);
  });

  it("returns broad categories, the highest score first", () => {
    expect(read("Cooking steak in the kitchen of a train").aiCategories).toEqual([
      "Food and cooking",
      "Travel and places",
    ]);
  });
});
