import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { aTurn, everyTool, runEarlier, runTurn } from "./testing/simulate.ts";
import { type PitchFacts, writePitchParts } from "./write-pitch.ts";

const callsOf = (request: string, language: Language, change = {}) =>
  runTurn(aTurn(request, { channel: { name: "", bio: "cheap builds", language }, ...change })).calls;

describe("a request for a whole pitch", () => {
  it.each([
    ["en", "Write a pitch for Emberline", "Emberline", ""],
    ["en", "Write the full pitch for Norrsaw for my video about a $900 sauna", "Norrsaw", "a $900 sauna"],
    ["en", "I need a complete pitch for emberline", "emberline", ""],
    ["en", "write a pitch for a tool sponsor", "tool sponsor", ""],
    ["de", "Schreib einen Pitch für Emberline", "Emberline", ""],
    ["de", "Erstelle den ganzen Pitch für Norrsaw", "Norrsaw", ""],
    ["de", "Kannst du mir ein Sponsoringangebot für Emberline schreiben?", "Emberline", ""],
    ["es", "Escribe un pitch para Emberline", "Emberline", ""],
    [
      "es",
      "Haz una propuesta de patrocinio para Norrsaw sobre una sauna de 900 euros",
      "Norrsaw",
      "una sauna de 900 euros",
    ],
    ["fr", "Rédige un pitch pour Emberline", "Emberline", ""],
    ["fr", "Peux-tu écrire le pitch complet pour Norrsaw dans ma vidéo sur un sauna ?", "Norrsaw", "un sauna"],
  ] as const)("in %s calls the tool: %s", (language, request, brand, about) =>
    expect(callsOf(request, language)).toEqual([{ name: "write_pitch", arguments: { brand, about } }]),
  );
  it.each([
    ["pitch me 5 titles about bees", "write_titles"],
    ["5 titles about my pitch to investors", "write_titles"],
    ["find a brand moment for a tool sponsor", "suggest_integrations"],
  ])("is not read in %s", (request, tool) => expect(callsOf(request, "en")[0]?.name).toBe(tool));
  it("takes the brand and the moments of the suggestions before it", () => {
    const earlier = runEarlier(["find a moment for Emberline in my sauna video"]);
    expect(callsOf("Write the full pitch", "en", { earlier })).toMatchObject([
      { name: "write_pitch", arguments: { brand: "Emberline", integrations: [{}, {}, {}] } },
    ]);
  });
  it("without a brand is answered with a question, and the reply names it", () => {
    expect(runTurn(aTurn("write the full pitch")).answer).toBe("Which brand should fit in?");
    const earlier = runEarlier(["write the full pitch"]);
    expect(callsOf("Emberline", "en", { earlier })).toMatchObject([{ arguments: { brand: "Emberline" } }]);
  });
  it("outside the pitch agent is answered with where pitches are written", () => {
    const tools = everyTool.filter((name) => name !== "write_pitch");
    expect(runTurn(aTurn("write a pitch for Emberline", { tools })).answer).toMatch(/in the pitch agent/);
  });
  it("is offered after suggestions", () => {
    const tools = [...everyTool, "suggest_follow_ups" as const];
    const [, next] = callsOf("find a moment for Emberline in my sauna video", "en", { tools });
    expect(next?.arguments.followUpActions).toMatchObject([{ message: "Write the full pitch" }, {}]);
  });
});

describe("the texts of a pitch", () => {
  const facts: PitchFacts = {
    ...{ brand: "Emberline", creator: "Field Notes", title: "A Sauna in Six Days", moments: 3, why: "A race." },
    ...{ interests: ["Camping", "Building"], evidence: { title: "A hut", index: 4.14 }, language: "en" },
  };
  it.each([
    ["en", "3 moments", "Camping and Building", "4.1 times"],
    ["de", "3 Stellen", "Camping und Building", "4,1-Fache"],
    ["es", "3 momentos", "Camping y Building", "4,1 veces"],
    ["fr", "3 moments", "Camping et Building", "4,1 fois"],
  ] as const)("in %s name the brand, the title and the facts", (language, moments, interests, index) => {
    const parts = writePitchParts({ ...facts, language });
    expect(parts.valueProposition).toContain(moments);
    expect(parts.audienceOverview).toContain(interests);
    expect(parts.strategicRationale).toContain(index);
    expect(parts.closingMessage).toContain("A Sauna in Six Days");
    expect(JSON.stringify(parts)).not.toMatch(/[{]\w+[}]/);
  });
  it.each([
    ["en", "part in the story: 3", "make this video with"],
    ["de", "Teil der Geschichte: 3", "möchten dieses Video gern"],
    ["es", "parte de la historia: 3", "hacer este video con"],
    ["fr", "partie de l'histoire : 3", "faire cette vidéo avec"],
  ] as const)("in %s speak of a video without a title", (language, story, work) => {
    const parts = writePitchParts({ ...facts, title: "", language });
    expect(parts.valueProposition).toContain(story);
    expect(parts.closingMessage).toContain(work);
  });
  it("speak of a sponsor without a name as one of its kind, and give the reason of the moments themselves", () => {
    const parts = writePitchParts({ ...facts, brand: "Tool sponsor", why: "", evidence: undefined });
    expect(parts.valueProposition).toMatch(/^The tool sponsor has a part/);
    expect(parts.strategicRationale).toMatch(/^Each moment starts.* The tool sponsor is seen/);
    expect(parts.closingMessage).toContain("with the tool sponsor");
  });
  it("state nothing that is not known", () => {
    const parts = writePitchParts({ ...facts, interests: [], evidence: undefined, why: "", moments: 0 });
    expect(parts).toMatchObject({ audienceOverview: "", affinitySummary: "", strategicRationale: "" });
    expect(JSON.stringify(parts)).not.toMatch(/\d/);
  });
});
