import { describe, expect, it } from "vitest";
import { readPrompt } from "./read-prompt.ts";
import type { Entity } from "./scene-request.ts";

const request = (prompt: string, more = {}) => readPrompt({ prompt, seed: 1, ...more });
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
  it("shows a person and the words, and no thing", () => {
    const seen = request("Zorblax mirbendor quindle");
    expect(seen).toMatchObject({ things: [], people: ["person"], isUnknown: true, words: "zorblax mirbendor quindle" });
    expect(request("Zorblax mirbendor quindle")).toEqual(seen);
  });
  it("shows no words for light and composition as type", () => {
    expect(request("The Hebrides, against a dark background, warm golden light").words).toBe("hebrides");
    expect(request("Storm tactics, close up, warm light").words ?? "").not.toMatch(/close|warm|light/);
  });
});

const told = (prompt: string) => {
  const { story } = request(prompt);
  const named = (entity: Entity | undefined) =>
    entity &&
    ("person" in entity
      ? `${entity.person.count} ${entity.person.role}`
      : `${entity.thing.count} ${entity.thing.name}`);
  return story && [named(story.actor), story.action, ...(story.target ? [named(story.target)] : [])].join(" ");
};

describe("the story of a prompt", () => {
  it.each([
    ["two brothers arguing over a map", "2 man argue 1 map"],
    ["a beekeeper falls into a canal", "1 farmer fallInto"],
    ["a woman holding a fish", "1 woman hold 1 fish"],
    ["a dog chases a cyclist", "1 dog chase 1 athlete"],
    ["a man is chased by a bear", "1 bear chase 1 man"],
    ["a cat on a piano", "1 cat standOn 1 piano"],
    ["I built a boat in my garage", "1 person work 1 boat"],
    ["un apicultor cae en un canal", "1 farmer fallInto"],
    ["dos amigos discuten por una pizza", "2 person argue 1 pizza"],
    ["ein Junge hält einen Frosch", "1 boy hold 1 frog"],
    ["ein Mann flieht vor einem Wolf", "1 man flee 1 wolf"],
    ["un ours poursuit un campeur", "1 bear chase 1 hiker"],
    ["un chien dans une boîte", "1 dog inside 1 box"],
    ["a nurse standing in a corridor holding a syringe", "1 doctor hold 1 noto:syringe"],
    ["un campeur poursuivi par un sanglier", "1 noto:boar chase 1 hiker"],
    ["ein Junge wird von einer Gans verfolgt", "1 noto:goose chase 1 boy"],
    ["eine Frau, die einen Koffer hält", "1 woman hold 1 suitcase"],
    ["she is chased by a wolf", "1 wolf chase 1 woman"],
    ["a waiter drops a pizza", "1 chef drop 1 pizza"],
    ["une fille laisse tomber une bouteille", "1 girl drop 1 bottle"],
    ["un serveur fait tomber une bouteille", "1 chef drop 1 bottle"],
    ["ein Koffer voller Geld", "1 cash inside 1 suitcase"],
    ["a bucket full of snakes", "3 snake inside 1 noto:bucket"],
    ["a boy hides under a bed", "1 boy under 1 bed"],
    ["a girl reads behind a sofa", "1 girl behind 1 sofa"],
    ["a girl bites into an apple", "1 girl hold 1 apple"],
    ["two turtles race against a horse", "2 turtle chase 1 horse"],
    ["deux chevaux tirent une charrette", "2 horse pull 1 cart"],
    ["a farmer's tractor breaks a fence", "1 tractor break 1 fence"],
    ["ein Bauer hebt eine Kuh", "1 farmer lift 1 cow"],
    ["a cat surfing", "1 cat ride 1 surfboard"],
    ["dos búhos en una silla", "2 owl standOn 1 chair"],
    ["a girl walks with her horse", "1 girl beside 1 horse"],
  ])("%s", (prompt, story) => expect(told(prompt)).toBe(story));

  it("has another light in each of four pictures outdoors", () => {
    for (const prompt of ["An old lighthouse", "A camel in the desert"]) {
      const moods = [0, 1, 2, 3].map((seed) => readPrompt({ prompt, seed }).mood);
      expect(new Set(moods).size, prompt).toBe(4);
    }
  });

  it("counts a thing that is named beside another one of its kind", () => {
    expect(request("Cheap headphones next to expensive headphones").things).toMatchObject([
      { name: "headphones", count: 2 },
    ]);
    expect(request("A phone on a table, the phone is new").things[0]?.count).toBe(1);
  });

  it("grows in a row of sizes", () => {
    expect(request("Three houses side by side, small, medium, large").things).toMatchObject([
      { name: "house", count: 3, isGraded: true },
    ]);
    expect(request("Three small houses").things[0]?.isGraded).toBeUndefined();
    expect(request("un pulpo enorme").things[0]?.size).toBeGreaterThan(1);
  });

  it("gives those who are named by what they ride that thing", () => {
    expect(request("a shark behind a surfer").story?.target).toMatchObject({ person: { on: "surfboard" } });
    expect(request("un cycliste tombe dans une rivière").story?.actor).toMatchObject({ person: { on: "bicycle" } });
    const named = request("a cyclist repairs a bicycle").story?.actor;
    expect(named).toEqual({ person: { role: "athlete", count: 1 } });
  });

  it("shows who acts together", () => {
    expect(request("a boy and a girl on a horse").story).toMatchObject({
      actor: { person: { role: "girl" } },
      partner: { person: { role: "boy" } },
      target: { thing: { name: "horse" } },
    });
    expect(request("ein Hund und eine Katze fressen einen Fisch").story).toMatchObject({
      partner: { thing: { name: "dog" } },
    });
  });

  it.each([
    ["two old men repair a clock", { action: "work", actor: { person: { role: "oldMan", count: 2 } } }],
    ["three horses pulling a car", { action: "pull", actor: { thing: { name: "horse", count: 3 } } }],
    ["un perro tirando de un coche", { action: "pull", target: { thing: { name: "car" } } }],
    ["a woman looking at a phone", { action: "hold", target: { thing: { name: "phone" } } }],
    ["un pirate qui lance une pizza", { action: "throw", target: { thing: { name: "pizza" } } }],
  ])("tells: %s", (prompt, told) => {
    expect(request(prompt).story).toMatchObject(told);
  });

  it("leaves the place of work for a building that the prompt names", () => {
    expect(request("a chef in front of a lighthouse").place).not.toBe("kitchen");
    expect(request("a chef with a pizza").place).toBe("kitchen");
  });

  it("takes no verb for a thing", () => {
    expect(names("a man watches a film")).not.toContain("watch");
    expect(names("being watched at home")).not.toContain("watch");
  });

  it.each(["being stalked", "someone is watching me", "me observan en la calle", "sie wird beobachtet"])(
    "shows someone unseen for: %s",
    (prompt) => {
      expect(request(prompt).story?.action).toBe("lurk");
      expect(names(prompt)).toEqual([]);
    },
  );

  it("breaks what the prompt calls broken", () => {
    expect(request("a broken guitar").things[0]?.isBroken).toBe(true);
    expect(request("une bouteille cassée").things[0]?.isBroken).toBe(true);
    expect(request("a guitar").things[0]?.isBroken).toBeUndefined();
  });

  it("takes a coloured wall behind someone for the backdrop", () => {
    expect(request("a fox in front of a green wall")).toMatchObject({ things: [{ name: "fox" }], backdrop: "#3a9a44" });
    expect(request("ein Koch vor einer roten Wand").backdrop).toBe("#d8281f");
    expect(request("a man climbs a wall").backdrop).toBeUndefined();
  });

  it("puts what floats on water and who swims into it", () => {
    expect(request("a monkey surfing").place).toBe("ocean");
    expect(request("a shark attacks a canoe").place).not.toBe("meadow");
    expect(request("ein Elefant im See").isInWater).toBe(true);
    expect(request("an elephant on the beach").isInWater).toBeUndefined();
  });

  it("shows the room of a building, not the building", () => {
    expect(names("a hotel room with a green sofa")).toEqual(["sofa"]);
    expect(request("grandma riding a horse through the desert").people).toEqual(["oldWoman"]);
  });

  it("shows no person in an empty place", () => {
    expect(request("an empty room with a single chair")).toMatchObject({ people: [], place: "emptyRoom" });
  });

  it("has as many as the prompt counts, on the backdrop that it names", () => {
    const seen = request("three cats side by side on a yellow background");
    expect(seen).toMatchObject({ things: [{ name: "cat", count: 3 }], backdrop: "#f4c81c" });
    expect(request("un chien, fond rouge").backdrop).toBe("#d8281f");
    expect(request("ein Frosch vor blauem Hintergrund").backdrop).toBe("#2a6ad8");
  });

  it("has as many people as the prompt counts", () => {
    expect(request("three nurses in a hospital").people).toHaveLength(3);
    expect(request("cuatro vecinas en la calle").people).toHaveLength(4);
    expect(request("nurses in a hospital").people).toHaveLength(2);
  });

  it("has one thing for a word that several entries know", () => {
    expect(names("una vela sobre la mesa")).toEqual(["candle", "diningTable"]);
  });

  it("takes a verb that it does not know for having to do with the target", () => {
    expect(told("a gardener polishes a pumpkin")).toBe("1 farmer hold 1 pumpkin");
  });

  it("shows rain outdoors, and a sad animal without a person", () => {
    expect(request("a boy holding a cat in the rain").place).toBe("street");
    expect(request("a sad dog")).toMatchObject({ people: [], things: [{ name: "dog" }] });
  });

  it("takes the colour next to the word for the backdrop", () => {
    expect(request("deux pommes rouges sur fond bleu")).toMatchObject({ things: [{ count: 2 }], backdrop: "#2a6ad8" });
  });

  it("shows the person of a compound, and no place for a part of a name", () => {
    expect(request("a bus driver with a hammer")).toMatchObject({ people: ["worker"], things: [{ name: "hammer" }] });
    expect(request("a girl holds an ice cream").place).not.toBe("snowfield");
    expect(request("deux nageurs côte à côte").people).toHaveLength(2);
  });

  it("sets the words in quotes as type", () => {
    expect(request('I found gold with the text "NO WAY"').words).toBe("NO WAY");
    expect(request("ein Schild mit dem Text ENDE").words).toBe("ENDE");
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
    expect(request("I found gold", { cast: [{ photo: new Uint8Array() }] }).people).toEqual([]);
  });

  it("take the expression from the words", () => {
    expect(request("a person who looks angry").expression).toBe("angry");
    expect(request("a happy day, a person who looks sad").expression).toBe("sad");
    expect(request("un hombre triste").expression).toBe("sad");
  });
});
