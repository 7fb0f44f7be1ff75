import { describe, expect, it } from "vitest";
import { parsePrompt } from "./parse-prompt.ts";

const request = (prompt: string, more = {}) => parsePrompt({ prompt, seed: 1, ...more });
const names = (prompt: string) => request(prompt).things.map(({ name }) => name);

describe("the things and places of a prompt", () => {
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
  ])("are found in: %s", (prompt, things, place) => {
    expect(names(prompt)).toEqual(expect.arrayContaining(things));
    if (place !== "snowfield") expect(request(prompt).place).toBe(place);
  });

  it("are looked up in the language of the sentence", () => {
    expect(names("El pan de mi abuela")).toContain("bread");
    expect(names("Le chat dort sur le lit")).toContain("cat");
    expect(names("my chat with the boss")).not.toContain("cat");
  });

  it("omit negated things and words for the camera", () => {
    expect(names("Climbing a mountain without a rope")).not.toContain("rope");
    const seen = request("Drone view of a tiny house");
    expect(seen.camera).toBe("birdsEye");
    expect(seen.things.map(({ name }) => name)).toEqual(["tinyHouse"]);
  });

  it("have the colour and size of the prompt", () => {
    expect(request("a giant red car").things[0]).toMatchObject({ name: "car", colour: "#d8281f", size: 1.3 });
  });
});

describe("a prompt without known words", () => {
  it("gives a scene that depends on the words and the seed only", () => {
    const seen = request("Zorblax mirbendor quindle");
    expect(seen.things).toHaveLength(1);
    expect(request("Zorblax mirbendor quindle")).toEqual(seen);
    const chosen = new Set(
      Array.from({ length: 30 }, (_, seed) => parsePrompt({ prompt: "Zorblax", seed }).things[0]?.name),
    );
    expect(chosen.size).toBeGreaterThan(3);
  });
});

describe("moods and people of a prompt", () => {
  it.each([
    ["a house at night", "night"],
    ["a cabin in the snow", "cold"],
    ["a castle at sunset", "sunset"],
    ["a submarine underwater", "underwater"],
  ])("%s has the mood %s", (prompt, mood) => expect(request(prompt).mood).toBe(mood));

  it("draw a person for an expression, and none if there is a cast photo", () => {
    expect(request("a storm at sea", { expression: "shocked" }).people).toEqual(["person"]);
    const photo = { photo: new Uint8Array(), box: { x1: 0, y1: 0, x2: 10, y2: 10 } };
    expect(request("I met a knight", { cast: [photo] }).people).toEqual([]);
  });

  it("take the expression from the words", () => {
    expect(request("a person who looks angry").expression).toBe("angry");
  });
});
