import { describe, expect, it } from "vitest";
import type { IdeaBrief } from "./brief.ts";
import { sentencesOf } from "./concepts/sentences.ts";
import { generateIdeas, suggestProjectName } from "./generate-ideas.ts";
import { detectLanguage } from "./language.ts";
import { asked, type Brief, closedBriefs, tuningBriefs } from "./testing/briefs.ts";
import { titleFeatures, titleScore } from "./title-score.ts";
import { keyWords, similarity, stem, wordsOf } from "./words.ts";

const briefs = [...tuningBriefs, ...closedBriefs].map((brief) => [brief.topic, brief] as const);
const texts = (brief: IdeaBrief) => generateIdeas(brief).map(({ content }) => content);
const startOf = (given: Brief) => given.input ?? given.topic;
const sharesSubject = (text: string, subject: string) => {
  const words = new Set(wordsOf(text).map(stem));
  return keyWords(subject).some((word) => words.has(stem(word)));
};
const POWER =
  /secr[eè]t|ultimate|proven|hidden|surprising|finally|secret[oa]|definitiv|sorprend|por fin|ocult|infalible|geheim|ultimativ|überrasch|bewährt|endlich|ultime|surpren|infaillible|enfin|cachée?/i;
const STRONG =
  /quit|broke|limit|risk|hardest|excuses|all costs|never|chaos|nothing could|odds|wildest|stop|too far|changed everything|ready|lied|brutal|dares|insane|mercy|destroys|survives|all or nothing|extreme|forget|prepared|lo dejo|puede[n]? conmigo|arriesg|más duro|límite|cueste|excusas|nunca|caos|contra todo|nada podía|demasiado|salvaje|locura|preparó|mintieron|atreve|piedad|solo queda|todo o nada|extrem[oa]|destroza|preparado|olvidaré|aufgegeben|zerstört|riskier|härteste|koste es|ausreden|nie wieder|traut|jede chance|nichts konnte|zu weit|verrückt|gnadenlos|bereit|belogen|überlebt|alles oder nichts|extrem|brutal|nie wieder|traut|craquer|arrêter|risqu|plus dur|limite|coûte|briser|excuse|plus jamais|contre toute|rien ne|trop loin|folie|plus fou|brutal|n'ose|menti|pitié|restera|tout ou rien|extrême|folle|coûte que coûte|prépare|pase lo que pase|increíble|quoi qu'il arrive|incroyable|comme jamais|plus rien|nada volver|nothing will ever|no going back|nichts mehr|nie zuvor|komme, was wolle|kaum zu glauben/i;

describe.each(briefs)("generateIdeas for %s", (_, given) => {
  it("returns six different titles of valid length, not awkward, in the language of the topic", () => {
    const titles = texts(asked(given));
    expect(titles).toHaveLength(6);
    for (const [at, title] of titles.entries()) {
      expect(title.length).toBeLessThanOrEqual(100);
      expect([title, sharesSubject(title, given.topic)]).toEqual([title, true]);
      for (const other of titles.slice(at + 1)) expect(similarity(title, other)).toBeLessThan(0.9);
    }
    expect(detectLanguage(titles.join(". "))).toBe(given.language);
  });

  it("returns six different concepts of two to five sentences", () => {
    const concepts = texts(asked(given, { pane: "concept" }));
    expect(new Set(concepts).size).toBe(6);
    for (const concept of concepts) {
      expect(sentencesOf(concept).length).toBeGreaterThanOrEqual(2);
      expect(sentencesOf(concept).length).toBeLessThanOrEqual(5);
      expect([concept, /\{|\}|undefined|\s{2}/.test(concept)]).toEqual([concept, false]);
    }
    expect(concepts.some((concept) => sharesSubject(concept, given.topic))).toBe(true);
    expect(detectLanguage(concepts.join(" "))).toBe(given.language);
  });

  it("returns the same for the same seed and something else for another", () => {
    expect(texts(asked(given))).toEqual(texts(asked(given)));
    expect(texts(asked(given, { seed: 8 }))).not.toEqual(texts(asked(given)));
  });

  it("returns no excluded titles", () => {
    const first = texts(asked(given));
    const second = texts(asked(given, { exclude: first }));
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    expect(second.length).toBeGreaterThan(2);
  });

  it("keeps the subject and the numbers with the option rephrase", () => {
    const input = startOf(given);
    const titles = texts(asked(given, { option: "rephrase", input }));
    expect(titles.length).toBeGreaterThanOrEqual(4);
    for (const title of titles) {
      expect([title, sharesSubject(title, input)]).toEqual([title, true]);
      for (const number of input.match(/\d+/g) ?? []) expect(title).toContain(number);
    }
  });

  it("returns strong words for intensify and power words for powerUp", () => {
    const input = startOf(given);
    const stronger = texts(asked(given, { option: "intensify", input }));
    expect(new Set(stronger).size).toBe(stronger.length);
    expect(stronger.length).toBeGreaterThanOrEqual(4);
    for (const title of stronger) expect(title).toMatch(STRONG);
    const powered = texts(asked(given, { option: "powerUp", input }));
    expect(powered.length).toBeGreaterThanOrEqual(4);
    for (const title of powered) {
      expect(title).toMatch(POWER);
      for (const number of input.match(/\d+/g) ?? []) expect(title).toContain(number);
    }
  });

  it("names each variant of moodShift and explode once and omits the excluded names", () => {
    for (const option of ["moodShift", "explode"] as const) {
      const first = generateIdeas(asked(given, { option, input: startOf(given) }));
      const names = first.flatMap(({ description }) => description ?? []);
      expect(names).toHaveLength(first.length);
      expect(new Set(names).size).toBeGreaterThanOrEqual(4);
      const again = generateIdeas(asked(given, { option, input: startOf(given), exclude: names.slice(0, 3) }));
      expect(again.filter(({ description }) => names.slice(0, 3).includes(description ?? ""))).toEqual([]);
      expect(again.length).toBeGreaterThan(0);
    }
  });

  it("uses both inputs with the option combine", () => {
    const other =
      given.language === "en" ? "a silent retreat" : given.topic === tuningBriefs[10]?.topic ? "el silencio" : "yoga";
    const titles = texts(asked(given, { option: "combine", input: given.topic, otherInput: other }));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect([title, sharesSubject(title, given.topic)]).toEqual([title, true]);
      expect([title, sharesSubject(title, other)]).toEqual([title, true]);
    }
  });

  it("suggests a short project name", () => {
    const name = suggestProjectName({ title: startOf(given) });
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(60);
    expect(sharesSubject(name, startOf(given))).toBe(true);
  });
});

/** A shorter input has no part that could be left out. */
const SHORT = 30;
const long = briefs.filter(([, given]) => keyWords(startOf(given)).length > 2 && startOf(given).length > SHORT);
describe.each(long)("generateIdeas for %s", (_, given) => {
  it("returns shorter titles that keep the subject with the option shorten", () => {
    const input = startOf(given);
    const titles = texts(asked(given, { option: "shorten", input }));
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) {
      expect(title.length).toBeLessThan(input.length);
      expect([title, sharesSubject(title, input)]).toEqual([title, true]);
    }
  });
});

describe.each(briefs)("the options for %s", (_, given) => {
  it("give lists that share at most one line in ten", () => {
    const input = startOf(given);
    const options = ["variations", "rephrase", "intensify", "powerUp", "moodShift", "explode", "shorten"] as const;
    const lists = options.map((option) => texts(asked(given, { option, input })));
    const all = lists.flat().map((title) => title.toLowerCase());
    expect(all.length - new Set(all).size).toBeLessThanOrEqual(Math.ceil(all.length / 10));
  });
});

describe.each(briefs)("generateIdeas for a concept about %s", (_, given) => {
  const input = texts(asked(given, { pane: "concept", seed: 3 }))[0] ?? "";
  const change = (brief: Partial<IdeaBrief>) => asked(given, { pane: "concept", input, ...brief });

  it("returns shorter concepts for shorten", () => {
    const shorter = texts(change({ option: "shorten" }));
    expect(shorter.length).toBeGreaterThan(2);
    for (const concept of shorter) expect(concept.length).toBeLessThan(input.length);
  });

  it("keeps every sentence of the person", () => {
    for (const option of ["intensify", "moodShift", "explode"] as const)
      for (const concept of texts(change({ option })))
        for (const sentence of sentencesOf(input)) expect(concept).toContain(sentence);
  });

  it("says the same in other words for rephrase", () => {
    const rephrased = texts(change({ option: "rephrase" }));
    expect(rephrased.length).toBeGreaterThanOrEqual(2);
    for (const concept of rephrased) {
      expect(concept.startsWith(input)).toBe(false);
      expect(similarity(concept, input)).toBeGreaterThan(0.5);
    }
  });

  it("names six moods for moodShift and omits the excluded names", () => {
    const first = generateIdeas(change({ option: "moodShift" }));
    const names = first.flatMap(({ description }) => description ?? []);
    expect(new Set(names).size).toBe(6);
    const again = generateIdeas(change({ option: "moodShift", exclude: names.slice(0, 2) }));
    expect(again.some(({ description }) => names.slice(0, 2).includes(description ?? ""))).toBe(false);
  });

  it("uses both inputs with the option combine", () => {
    const combined = texts(change({ option: "combine", input: given.topic, otherInput: "yoga" }));
    expect(combined.length).toBeGreaterThan(1);
    for (const concept of combined) {
      expect(concept).toMatch(/yoga/i);
      expect(sharesSubject(concept, given.topic)).toBe(true);
    }
  });
});

describe("the option thisBut", () => {
  const change = (input: string, thisBut: string) =>
    texts(asked({ language: "en", topic: input }, { option: "thisBut", input, thisBut }));
  it.each([
    ["I Spent 90 Days in a Van in Norway", "replace Norway with Iceland", /Iceland/],
    ["I Spent 90 Days in a Van in Norway", "Japan instead of Norway", /Japan/],
    ["I Spent 90 Days in a Van in Norway", "make it about sailing to Greenland", /Greenland/],
    ["I Spent 90 Days in a Van in Norway", "30 days", /30 days/i],
    ["I Spent 90 Days in a Van in Norway", "as a question", /\?/],
    ["I Spent 90 Days in a Van in Norway", "with my dad", /with my dad/i],
    ["I Spent 90 Days in a Van in Norway", "add a dog", /a dog/i],
    ["Viví 30 días sin teléfono", "cambia teléfono por internet", /internet/],
    ["7 Tage Camping bei minus 20 Grad", "14 Tage", /14 Tage/],
    ["I Spent 90 Days in a Van in Norway", "replace Norway with $1 $& Lane", /\$1 \$& Lane/i],
  ])("%s, %s", (input, thisBut, expected) => {
    const titles = change(input, thisBut);
    expect(titles.length).toBeGreaterThan(0);
    for (const title of titles) expect(title).toMatch(expected);
  });
  it("applies a length, a tone and the removal of a word", () => {
    for (const title of change("I Spent 90 Days in a Van in Norway", "shorter")) expect(title.length).toBeLessThan(34);
    expect(change("I Spent 90 Days in a Van in Norway", "funnier").length).toBeGreaterThan(0);
    for (const title of change("I Spent 90 Days in a Van in Norway", "without Norway"))
      expect(title).not.toMatch(/norway/i);
  });
});

describe("known titles", () => {
  it("are named as a source only if they are about the subject", () => {
    const [topic] = tuningBriefs;
    if (!topic) throw new Error("No brief");
    const knownTitles = [
      { title: "I Restored an Espresso Machine in 14 Days. Does It Work?", lift: 6, videoId: "aaaaaaaaaaa" },
      { title: "Restoring a Fishing Boat in 14 Days. Will It Float?", lift: 9, videoId: "bbbbbbbbbbb" },
    ];
    const found = generateIdeas(asked(topic, { knownTitles, temperature: 0, inspirationLevel: 1 }));
    const sources = new Set(found.flatMap(({ sources = [] }) => sources.map(({ videoId }) => videoId)));
    expect([...sources]).toEqual(["aaaaaaaaaaa"]);
  });
  it("lend numbers and no words", () => {
    const knownTitles = [{ title: "Figs Everywhere: 17 Days (Extended) | Ep. 102", lift: 8, videoId: "aaaaaaaaaaa" }];
    const brief = asked({ language: "en", topic: "learning to juggle" }, { knownTitles, count: 20 });
    const titles = texts(brief).join("\n");
    expect(titles).not.toMatch(/figs|extended|ep\. ?102/i);
    expect(titles).toMatch(/17 days/i);
  });
  it("raise the score of features with a high lift", () => {
    expect(titleScore("5 Ways to Fix It", { number: 2 })).toBeGreaterThan(
      titleScore("5 Ways to Fix It", { number: 0.5 }),
    );
    expect(titleFeatures("I Tried 5 Things. What Worked?")).toMatchObject({
      number: true,
      question: true,
      firstPerson: true,
    });
    expect(titleScore("")).toBe(0);
    expect(titleScore("x".repeat(120))).toBeLessThan(titleScore("I Spent 90 Days in a Van in Norway"));
  });
});
