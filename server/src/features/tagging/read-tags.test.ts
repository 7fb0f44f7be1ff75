import { describe, expect, it } from "vitest";
import { readTags } from "./read-tags.ts";

const read = (title: string, concept: string | null = null) => readTags({ name: "New Project", title, concept });
const names = (title: string, concept?: string) => read(title, concept ?? null).tags.map(({ name }) => name);

describe("tags read off a project's words", () => {
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

  it("carry their category and say that they were read by the engine", () => {
    expect(read("Hiking in Iceland").tags).toEqual([
      { name: "Iceland", category: "Location", source: "ai" },
      { name: "Hiking", category: "Activity", source: "ai" },
    ]);
  });

  it("are deterministic, few, and start with terms of the title", () => {
    const title = "We bought a farm, a barn, a cabin, a house and a garden by the lake";
    const { tags, aiCategories } = read(title, "A film about a forest, a river and the sea.");
    expect(read(title, "A film about a forest, a river and the sea.")).toEqual({ tags, aiCategories });
    expect(tags.filter(({ category }) => category === "Location")).toHaveLength(3);
    expect(tags.map(({ name }) => name)).not.toContain("Forest");
    expect(aiCategories.length).toBeLessThanOrEqual(3);
  });

  it.each(["New Project", "Video project 01.02.2026-10:30"])("are none for the nameless %s", (name) => {
    expect(readTags({ name, title: null, concept: null })).toEqual({ tags: [], aiCategories: [] });
  });

  it("don't take a word for another that begins like it", () => {
    expect(names("The carpet of a scar")).toEqual([]);
  });

  it("name the broad categories of what was found, the strongest first", () => {
    expect(read("Cooking steak in the kitchen of a train").aiCategories).toEqual([
      "Food and cooking",
      "Travel and places",
    ]);
  });
});
