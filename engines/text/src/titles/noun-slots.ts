import { DEFINITE, GRAVE, LANDSCAPE, MASS, OWNED, SPANISH_THIS, UNIQUE } from "../data/phrase-patterns.ts";
import type { Language } from "../language.ts";
import type { NounPhrase, Reading } from "../reading/reading.ts";
import { uncapitalised } from "../words.ts";
import type { SlotBuilder } from "./claim-slots.ts";
import { startsWithVowel } from "./finish.ts";
import { inflect } from "./german-cases.ts";

/** "this old bus": undefined if the gender is not certain or the phrase has a determiner that says whose it is. */
export function demonstrative(noun: NounPhrase, language: Language): string | undefined {
  const { determiner, bare, isPlural, gender } = noun;
  if (OWNED.test(bare) || UNIQUE.test(bare)) return undefined;
  if (
    !/^(?:an?|the|this|these|un|una|el|la|los|las|unos|unas|este|esta|ein|eine|einen|der|die|das|den|le|une|les|des|l'|ce|cet|cette|)$/.test(
      determiner,
    )
  )
    return undefined;
  if (language === "de") return determiner === "" ? undefined : inflect(noun, "this", "nominative");
  if (language === "en") {
    if (determiner === "" && (isPlural || /^\p{Lu}/u.test(bare) || MASS.test(noun.head)))
      return isPlural ? `these ${bare}` : undefined;
    return determiner === "" ? undefined : `${isPlural ? "these" : "this"} ${bare}`;
  }
  if (gender === undefined || (determiner === "" && !isPlural)) return undefined;
  if (language === "es") return `${SPANISH_THIS[gender][isPlural ? 1 : 0]} ${bare}`;
  if (isPlural) return `ces ${bare}`;
  return gender === "f" ? `cette ${bare}` : `${/^[aeiouyâàéèêîôœh]/i.test(bare) ? "cet" : "ce"} ${bare}`;
}

/** A noun that stands for all of its kind: "barnacles", "sourdough", "die Sauna". */
export function kindSlots(noun: NounPhrase, language: Language): SlotBuilder {
  const { determiner, bare, core, kind, isPlural } = noun;
  if (determiner !== "" || bare !== core || !/^(?:en|de)$/.test(language)) return {};
  if (GRAVE.test(bare)) return { grave: [bare] };
  const isWord = !bare.includes(" ");
  // "gebrauchte Kameras": another case needs another ending. "Lisbon": a name is no kind.
  if (language === "de" ? !isWord : !isPlural && /^\p{Lu}/u.test(bare)) return {};
  const many = isPlural ? bare : undefined;
  const one = isPlural || language === "en" ? undefined : inflect(noun, "the", "nominative");
  return {
    kind: [language === "en" ? bare : (many ?? one)],
    kindAcc: [many ?? (one && inflect(noun, "the", "accusative"))],
    kindAlone: [bare],
    kindMass: [many ?? (/^(?:food|practice)$/.test(kind) ? bare : undefined)],
    kindIs: [
      language === "en" ? `${bare} ${isPlural ? "are" : "is"}` : many && !/er$/.test(bare) ? `${bare} sind` : undefined,
    ],
    many: [many],
    visits: [kind === "place" ? many : undefined],
    sites: [kind === "place" && !LANDSCAPE.test(noun.head) ? many : undefined],
  };
}

/** Slots of a noun phrase; the names say its role. Objects in German are in the accusative already. */
export function nounSlots(noun: NounPhrase, names: string, language: Language): SlotBuilder {
  const isOne = !noun.isPlural && /^(?:an?|un|una|une)$/.test(noun.determiner) && language !== "de";
  const isSubject = language === "de" && !names.startsWith("obj ");
  const bareCore = noun.core
    .split(" ")
    .slice(noun.determiner === "" || /^\d/.test(noun.determiner) ? 0 : 1)
    .join(" ");
  const values = [
    // "the restaurant" alone does not say which.
    isSubject
      ? [inflect(noun, "own", "nominative") ?? noun.text]
      : [noun.text, ...(DEFINITE.test(noun.determiner) || UNIQUE.test(noun.bare) ? [] : [noun.core])],
    [demonstrative(noun, language), demonstrative({ ...noun, bare: bareCore }, language)],
    language === "de" && bareCore.split(" ").length > 1 ? [] : [noun.bare, bareCore],
    [noun.head],
    [noun.core],
    isSubject ? [inflect(noun, "own", "accusative")] : [],
    isSubject ? [inflect(noun, "own", "dative")] : isOne ? [bareCore] : [],
  ];
  return Object.fromEntries(names.split(" ").map((name, at) => [name, values[at] ?? []]));
}

/** Spanish nouns of feminine gender with "el". */
const STRESSED_A = /^(?:agua|águila|arma|alma|hacha|hambre|área|aula|ave|ancla|arpa|alga)$/i;

/** A clause that was taken for a noun. */
const SPOKEN = /(?:^| )(?:j['’]|je |tu |il |on |yo |me |se )/iu;

/** "carpinchos" as "los carpinchos"; undefined if the gender that the article shows is not certain, or with details. */
export function withArticle({ object: noun, language, phrases }: Reading): NounPhrase | undefined {
  if (!noun || SPOKEN.test(noun.bare) || phrases.some(({ kind }) => /^(?:place|money|time)$/.test(kind)))
    return undefined;
  const { bare, head, isPlural, gender } = noun;
  const isFeminine = gender === "f" && !STRESSED_A.test(head);
  const spanish = isPlural ? (gender === "f" ? "las" : "los") : isFeminine ? "la" : "el";
  const french = isPlural ? "les" : startsWithVowel(bare) ? "l'" : isFeminine ? "la" : "le";
  const isKnown = language === "es" ? gender !== undefined : isPlural || gender !== undefined || french === "l'";
  if (!isKnown || (language !== "es" && language !== "fr")) return undefined;
  const determiner = language === "es" ? spanish : french;
  return { ...noun, determiner, text: `${determiner}${determiner === "l'" ? "" : " "}${uncapitalised(bare)}` };
}
