import { describe, expect, it } from "vitest";
import type { IdeaBrief, IdeaOption } from "../brief.ts";
import { generateIdeas } from "../generate-ideas.ts";
import type { Language } from "../language.ts";
import { anIdeaBrief } from "../testing/idea-brief.ts";

const ideas = (language: Language, input: string, changes: Partial<IdeaBrief> = {}) =>
  generateIdeas(anIdeaBrief({ option: "variations", input, count: 30, language, ...changes })).map(
    ({ content }) => content,
  );
const fresh = (language: Language, topic: string, pane: IdeaBrief["pane"] = "title") =>
  ideas(language, "", { option: "emptyState", inspiration: { topic }, pane });
const OPTIONS: readonly IdeaOption[] = ["explode", "intensify", "moodShift", "powerUp", "rephrase", "variations"];

describe("generateIdeas for a brief with a colon", () => {
  it.each([
    ["de", "Wärmepumpe im Altbau: unsere Erfahrungen nach zwei Wintern", "unsere Erfahrungen"],
    ["en", "heat pump in an old house: our experience after two winters", "our experience"],
    ["fr", "Trail ou vélo : lequel fait vraiment maigrir ?", "lequel"],
    ["de", "Photovoltaik auf dem Garagendach: lohnt sich das?", "lohnt"],
  ] as const)("in %s takes the first half of %s as the subject, or quotes it whole", (language, brief, second) => {
    const titles = fresh(language, brief);
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles.filter((one) => one.toLowerCase().includes(second.toLowerCase())))
      expect(title.toLowerCase()).toBe(brief.toLowerCase());
    for (const concept of fresh(language, brief, "concept").filter((one) => one.includes(second)))
      expect(concept.toLowerCase()).toContain(brief.toLowerCase());
  });

  it("puts no second colon after a name and what follows it", () => {
    for (const title of fresh("en", "Minecraft: I build a castle alone")) expect(title.match(/:/g)).toHaveLength(1);
  });
});

describe("generateIdeas for a noun without an article", () => {
  it.each([
    ["de", "Gemüsegarten auf dem Balkon für Anfänger"],
    ["es", "comida callejera en Oaxaca por menos de 10 dólares"],
    ["fr", "chauffage au bois dans une petite maison"],
    ["en", "heat pump in an old house"],
  ] as const)("in %s lets %s stand alone with every option", (language, brief) => {
    for (const option of OPTIONS) {
      const titles = ideas(language, brief, { option });
      expect(titles.length).toBeGreaterThan(3);
      for (const title of titles) {
        const [before = "", after = ""] = title.toLowerCase().split(brief.toLowerCase());
        expect([title, /^(?:.*[:?.] )?$/.test(before) && /^(?:$|\s?[:,.(])/.test(after)]).toEqual([title, true]);
      }
    }
  });
});

describe("generateIdeas keeps the point of a brief", () => {
  it.each(OPTIONS.slice(0, -1))("names the amount with the option %s", (option) => {
    const titles = ideas("fr", "vivre avec 5 euros par jour à Paris pendant un mois", { option });
    expect(titles.length).toBeGreaterThan(3);
    for (const title of titles) expect(title).toContain("5 euros");
  });

  it.each([
    ["en", "I sold everything I own and moved into a lighthouse", "lighthouse"],
    ["es", "Dejé mi trabajo y abrí una panadería", "panadería"],
    ["fr", "J'ai quitté mon travail et ouvert une boulangerie", "boulangerie"],
    ["de", "Ich habe meinen Job als Lehrer gekündigt und fahre jetzt Lkw", "Lkw"],
  ] as const)("in %s tells both verbs of %s", (language, brief, second) => {
    for (const option of OPTIONS)
      for (const title of ideas(language, brief, { option }))
        expect(title.toLowerCase()).toContain(second.toLowerCase());
    for (const concept of fresh(language, brief, "concept"))
      expect(concept.toLowerCase()).toContain(second.toLowerCase());
  });

  it("returns titles for a long statement that leaves room for a short tail only", () =>
    expect(ideas("de", "Ich habe meinen Job als Lehrer gekündigt und fahre jetzt Lkw").length).toBeGreaterThan(3));
});

describe("generateIdeas for something done already", () => {
  it.each([
    [
      "en",
      "How I paid off $38,000 of student debt",
      /never pay|attempt|now or never|too far|what happens if|had \d+ days/i,
    ],
    [
      "es",
      "Cómo monté un taller de cerámica en mi garaje",
      /nunca más|mi intento|ahora o nunca|demasiado lejos|tenía \d+/i,
    ],
    ["de", "Ich habe einen alten Bus restauriert", /nie wieder|mein versuch|jetzt oder nie|zu weit|\d+ tage zeit/i],
    ["fr", "J'ai appris le japonais", /plus jamais|ma tentative|maintenant ou jamais|trop loin|j'avais \d+/i],
  ] as const)("in %s plans, refuses and hurries nothing of %s", (language, brief, wrong) => {
    for (const option of OPTIONS)
      for (const title of ideas(language, brief, { option })) expect(title).not.toMatch(wrong);
  });
});

describe("thisBut", () => {
  it.each([
    [
      "en",
      "I moved into a lighthouse",
      "but I am afraid of the sea",
      "I Moved into a Lighthouse, but I Am Afraid of the Sea",
    ],
    ["en", "Repairing a Flooded Basement", "a budget of $500", "Repairing a Flooded Basement with a Budget of $500"],
    ["es", "7 días sin hablar con nadie", "pero con mi perro", "7 días sin hablar con nadie con mi perro"],
    ["de", "Gemüsegarten auf dem Balkon", "aber ohne Sonne", "Gemüsegarten auf dem Balkon ohne Sonne"],
    ["fr", "J'ai appris le japonais", "mais avec des mangas", "J'ai appris le japonais avec des mangas"],
  ] as const)("in %s joins %s and %s", (language, title, thisBut, expected) =>
    expect(ideas(language, title, { option: "thisBut", thisBut })[0]).toBe(expected),
  );
});

describe("concepts", () => {
  it.each([
    ["en", "How I paid off $38,000 of student debt on a nurse's salary", /is all there is|balance|obvious way/],
    ["en", "repairing a flooded basement without a contractor", /can't be bought|photographed/],
    ["es", "Cómo monté un taller de cerámica en mi garaje con 600 euros", /mapa|se hace de noche/],
    ["fr", "Les erreurs que j'ai faites en ouvrant ma boulangerie", /48 heures|sans internet|je lis et regarde tout/i],
    ["de", "Gemüsegarten auf dem Balkon für Anfänger", /Warum ist das wichtig|völlig egal/],
  ] as const)("in %s show for %s no scenes of another kind of video", (language, brief, wrong) => {
    const [one = "", other = ""] = fresh(language, brief, "concept");
    expect([one, other].filter((concept) => concept === "" || wrong.test(concept))).toEqual([]);
  });

  it("tell own experience as own experience", () => {
    const [concept] = fresh("de", "Wärmepumpe im Altbau: unsere Erfahrungen nach zwei Wintern", "concept");
    expect(concept).toMatch(/ich|wir/);
    expect(concept).not.toMatch(/Ich überzeuge mich selbst|Leuten an, die am Anfang/);
  });
});
