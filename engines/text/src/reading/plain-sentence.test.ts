import { describe, expect, it } from "vitest";
import type { Language } from "../language.ts";
import { readBrief } from "./read-brief.ts";

describe("a brief as it is typed", () => {
  it.each<[Language, string, string]>([
    ["en", "i dont eat sugar", "I don't eat sugar"],
    ["en", "im painting my moms garage", "I am painting my mom's garage"],
    ["en", "video idea: a boat made of ice", "a boat made of ice"],
    ["de", "ich baue einen ofen aus lehm", "ich baue einen Ofen aus Lehm"],
    ["de", "die mauer bricht zusammen", "die Mauer bricht zusammen"],
    ["de", "meine tochter lernt schwimmen", "meine Tochter lernt schwimmen"],
    ["de", "mit 1500 euro im monat in münchen leben", "mit 1500 Euro im Monat in München leben"],
    ["de", "Mit dem Rad nach Rom fahren", "mit dem Rad nach Rom fahren"],
    ["de", "mein opa erklärt mir die börse", "mein Opa erklärt mir die Börse"],
    ["de", "drei jahre lang so getan als könnte ich tanzen", "drei Jahre lang so getan, als könnte ich tanzen"],
    ["de", "wird man davon arm", "wird man davon arm"],
    ["de", "der laden der nie zusperrt", "der Laden, der nie zusperrt"],
    ["de", "die hütte in der ich wohne", "die Hütte, in der ich wohne"],
    ["de", "unser hausmeister sammelt kronkorken aus chile", "unser Hausmeister sammelt Kronkorken aus Chile"],
    ["de", "er schneidet seit jahren dieselbe frisur", "er schneidet seit Jahren dieselbe Frisur"],
    ["de", "unser frettchen hortet fremde socken", "unser Frettchen hortet fremde Socken"],
    ["de", "mein chef meint es schreckt kunden ab", "mein Chef meint es schreckt Kunden ab"],
    ["de", "i bin aufs hochdeutsche umgstiegen und bleib", "i bin aufs hochdeutsche umgstiegen und bleib"],
    ["de", "500 euro strafe wegen lautem husten", "500 Euro Strafe wegen lautem Husten"],
    ["de", "mein chef is konditor", "mein Chef ist Konditor"],
    ["de", "Mein Opa repariert alte radios", "mein Opa repariert alte radios"],
    ["en", "now theres a fence and its raining", "now there's a fence and it's raining"],
    ["en", "its wings are broken", "its wings are broken"],
    ["fr", "jai repeint l ecole", "j'ai repeint l'école"],
    ["fr", "cest la fin d une epoque", "c'est la fin d'une époque"],
    ["fr", "quest ce que jai fait", "qu'est-ce que j'ai fait"],
    ["es", "los tacos caen mejor", "los tacos caen mejor"],
    ["es", "como sobrevive una libreria", "cómo sobrevive una librería"],
    ["de", "mitm mofa, maximal 45 kmh", "mit dem Mofa, maximal 45 km/h"],
    ["es", "la oposicion en santiago y mi perro si", "la oposición en Santiago y mi perro sí"],
    ["fr", "ma premiere nuit à liège", "ma première nuit à Liège"],
    ["es", "Una gaviota me roba el pan", "una gaviota me roba el pan"],
    ["es", "24h en un faro", "24 horas en un faro"],
    ["fr", "Mon chat ouvre les portes de lyon", "mon chat ouvre les portes de Lyon"],
    ["fr", "une maison pour 12 000 €", "une maison pour 12\u00a0000\u00a0€"],
  ])("is written as in a sentence in %s: %s", (language, brief, text) => {
    expect(readBrief(brief, language).text).toBe(text);
  });
});

const read = (brief: string, language: Language) => {
  const { shape, verb, span, money, contrast, isPlural, phrases } = readBrief(brief, language);
  return { shape, verb: verb?.base, span, money, contrast, isPlural, phrases: phrases.map(({ text }) => text) };
};

describe("the reading of", () => {
  it("a time spent with an activity is that activity", () => {
    expect(read("I spent 40 hours sanding a table", "en")).toMatchObject({ verb: "sand", span: "40 hours" });
    expect(read("j'ai passé 10 jours à peindre un mur", "fr")).toMatchObject({ verb: "peindre", span: "10 jours" });
    expect(read("pasé 3 días pintando un muro", "es")).toMatchObject({ verb: "pintar", span: "3 días" });
  });

  it("several people says so", () => {
    expect(read("we sold our car", "en").isPlural).toBe(true);
    expect(read("vendimos un coche", "es")).toMatchObject({ isPlural: true, verb: "vender" });
    expect(read("on a vendu la voiture", "fr").isPlural).toBe(true);
    expect(read("I sold our car", "en").isPlural).toBe(false);
  });

  it("a comparison gives both sides their noun and leaves a question out", () => {
    expect(read("$20 vs $900 tents", "en").contrast).toEqual(["$20 tents", "$900 tents"]);
    expect(read("Zug gegen Auto: was ist schneller", "de").contrast).toEqual(["Zug", "Auto"]);
  });

  it("a text that is none of the shapes is unclear", () => {
    expect(read("Das passiert, wenn man nie aufräumt", "de").shape).toBe("unclear");
    expect(read("el día que casi pierdo mi barco", "es").shape).toBe("unclear");
  });

  it("a thing with its detail is one phrase", () => {
    expect(read("restaurar una bici encontrada en un río", "es").phrases).toEqual(["una bici encontrada en un río"]);
    expect(read("dormir dans une tente dans un arbre", "fr").phrases).toEqual(["dans une tente dans un arbre"]);
  });
});
