import { describe, expect, it } from "vitest";
import { generateIdeas } from "../generate-ideas.ts";
import { anIdeaBrief } from "../testing/idea-brief.ts";

const titlesOf = (topic: string) =>
  generateIdeas(anIdeaBrief({ option: "emptyState", input: "", inspiration: { topic }, count: 20 })).map(
    ({ content }) => content,
  );

describe("what a person does since a time", () => {
  it.each([
    ["we haven't bought new clothes for two years", /^Two Years Without Buying New Clothes/],
    ["llevo tres años viviendo en una autocaravana", /^Tres años viviendo en una autocaravana/],
    ["desde hace un mes no uso el ascensor", /^Un mes sin usar el ascensor/],
    ["seit zwei jahren lebe ich ohne kühlschrank", /^Zwei Jahre ohne Kühlschrank/],
    ["ich esse seit 100 tagen kein fleisch mehr", /^100 Tage ohne Fleisch/],
    ["depuis six mois je vis sans téléphone portable", /^Six mois sans téléphone portable/],
  ])("%s is told as one phrase", (topic, phrase) =>
    expect(titlesOf(topic).filter((title) => phrase.test(title)).length).toBeGreaterThan(3),
  );
});

describe("words for anybody", () => {
  it.each([
    ["bañarse en un lago helado", /\b(?:me di|decidí|mi) .*bañarse/i, /bañarme/],
    ["se lever à 4 heures du matin", /(?:j'ai|mon) .*se lever/i, /me lever/],
    ["faire son pain sans levure", /j'ai fait son pain/i, /mon pain/],
  ])("%s is told of the person who makes the video", (topic, wrong, right) => {
    const titles = titlesOf(topic);
    expect(titles.filter((title) => wrong.test(title))).toEqual([]);
    expect(titles.some((title) => right.test(title))).toBe(true);
  });
});

describe("an unsure reading", () => {
  it.each([
    ["our farm almost went bankrupt because of hail", /Our Farm Went/],
    ["I have never eaten sushi", /I (?:Ate|Have Eaten)/],
    ["I should quit my job", /I Quit/],
    ["nunca he aprobado un examen", /^Aprobé/],
    ["mi vecino colecciona semáforos", /coleccionó/],
    ["my wife forages mushrooms in the rain", /(?:Recipe|About|Behind|Ate) (?:for )?My Wife Forages/],
    ["wir haben einen monat lang nichts weggeworfen", /zu weggeworfen/],
    ["our twins swap schools for a day", /(?:in|to|Inside|of) Our Twins Swap/],
    ["vender mi coche e ir al trabajo a caballo", /^Vendí/],
    ["je parle plus un mot de wolof", /parlé plus|de parler plus/],
    ["llevo tres intentos del examen", /^Llevé|llevar tres/],
    ["24 hours in the least visited town in queensland", /^Why Did|^How 24|queensland/],
    ["on a raté le dernier bac et on dort sur le quai", /^(?:Comment|Pourquoi)/],
    ["what 3 months without mirrors taught me", /Nobody Could|I Asked|Found Out/],
    ["50 kilo erdbeeren und keine ahnung wohin damit", /Kennst du alle|Platz 1|der Reihe nach/],
    ["I thought my dog was deaf but he just ignores me", /^Why|Worth It|Do It Again/],
    ["i bought my childhood home back and the previous owner left 40 clocks", /Buying/],
    ["quiero aprender a bailar tango antes de que mi abuelo cumpla 90", /^Aprendí/],
    ["como sobrevive una libreria de barrio", /^Por qué|libreria|¿Y ahora/],
    ["ma voisine de 90 ans m'apprend le tarot", /a appris/],
    ["me mudé con mi ex a un piso pequeño", /mudarse/i],
    ["les erreurs que je ne referai plus en potager", /^L'histoire|de mes yeux/],
  ])("%s claims nothing else", (topic, wrong) => {
    const titles = titlesOf(topic);
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => wrong.test(title))).toEqual([]);
  });
});

describe("a question without its mark", () => {
  it.each([
    ["wie kommt das salz ins meer", "Wie das Salz ins Meer kommt"],
    ["warum ist der himmel über der stadt nie dunkel", "warum der Himmel über der Stadt nie dunkel ist"],
    ["why do old houses creak at night", "Why Old Houses Creak at Night"],
    ["wie lange überlebt ein smartphone im meer", "wie lange ein Smartphone im Meer überlebt"],
    ["pourquoi je ne mange plus d'avocats", "La raison pour laquelle je ne mange plus d'avocats"],
    ["was verdient eigentlich ein schäfer", "was ein Schäfer verdient"],
    ["lohnt sich ein balkonkraftwerk", "Lohnt sich ein Balkonkraftwerk?"],
  ])("%s is told and asked", (topic, told) => expect(titlesOf(topic).some((title) => title.includes(told))).toBe(true));
});
