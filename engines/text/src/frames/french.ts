import { FEMININE, MASCULINE, NO_WARES, NOT_INFINITIVE, TOPIC_WORDS } from "../data/fr/topic-words.ts";
import { capitalised, uncapitalised } from "../words.ts";
import { startsWithVowel } from "./elision.ts";
import { type Frame, reportedSlots, versusSlots } from "./frame.ts";
import { isNamedPlace, romanceFrame } from "./romance-frame.ts";
import { activityTopic, thingTopic } from "./topic-type.ts";

const HAS_ARTICLE = /^(le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|ce|cette|ces|du|de|\d)\b|^l['’]/i;
/** A time span or one of these prepositions at the start means a personal experience. */
const LIVED =
  /^(?:(?:un|une|\d+|deux|trois|quatre|cinq|six|sept|dix) (?:jour|nuit|semaine|mois|an|année|heure|été|hiver)s? |(?:avec|sans|par|depuis|entre) )/i;
const QUESTION =
  /^(que|qui|quoi|quand|où|combien|quel|quelle|quels|quelles|est-ce|peut-on|faut-il|y a-t-il|comment)(?= |$)|^qu['’]/i;
const BEFORE_NOUN =
  /^(meilleure?s?|pires?|grande?s?|petite?s?|vieux|vieille|vieilles|nouveau|nouvelle|nouveaux|belle|beau|beaux|première?|dernière?)$/i;
/** "comment les avions volent": an indirect question. */
const REPORTED =
  /^(?:comment|combien|où|quand) (?:les?|la|l['’]|une?|des|on|nos|mes|ces|ce|il|elle|tout)(?=[ '’\p{L}])/iu;

type Shape = Pick<Frame, "kind" | "topic" | "slots">;

function thing(said: string): Shape {
  if (isNamedPlace("fr", said)) return { kind: "thing", topic: "place", slots: { np: said, bare: said } };
  const np = uncapitalised(HAS_ARTICLE.test(said) ? said : withArticle(uncapitalised(said)));
  const words = np.replace(/^(l['’]|(le|la|les|un|une|des|mon|ma|mes|ce|cette|ces) )/i, "").split(" ");
  const head = (BEFORE_NOUN.test(words[0] ?? "") ? words[1] : words[0]) ?? said;
  const isOwned = /^(?:mon|ma|mes|notre|nos|son|sa|ses) | de (?:mon|ma|mes) /i.test(said);
  const isOne = /^(?:une?|ce|cette) /i.test(said);
  const topic = thingTopic({ phrase: said, head, isMany: /^(les|des|mes) /.test(np), isOwned, isOne }, TOPIC_WORDS);
  return {
    kind: topic === "story" ? "story" : "thing",
    topic,
    slots: {
      np: pointed(np.replace(/^des /, "les ")),
      ...(topic === "practice" && { mass: np }),
      ...(topic === "goods" && { many: np.replace(/^des /, "les ") }),
      bare: said.replace(/^(les?|la|un|une|des) /i, "").split(/ (?:de|du|en|à|au|sur|dans|pour|avec|sans) /)[0] ?? said,
    },
  };
}

/** Replaces the indefinite article by a demonstrative, for later mentions: "une gare" becomes "cette gare". */
const pointed = (np: string) =>
  np
    .replace(/^une /i, "cette ")
    .replace(/^un (?=(\S+))/i, (_, next: string) => (startsWithVowel(next) ? "cet " : "ce "));

function withArticle(phrase: string): string {
  const [head = ""] = phrase.toLowerCase().split(" ");
  if (/[sx]$/.test(head) && !/^(repas|cours|pays|temps|corps|prix|bois|dos|tapis|jus)$/.test(head))
    return `les ${phrase}`;
  if (startsWithVowel(head)) return `l'${phrase}`;
  const isFeminine = /(e|tion|sion|té|eur)$/.test(head) && !/(age|isme|ment|eau|ège|aire|oire|ème)$/.test(head);
  return FEMININE.test(head) || (isFeminine && !MASCULINE.test(head)) ? `la ${phrase}` : `le ${phrase}`;
}

const elided = (infinitive: string) => (startsWithVowel(infinitive) ? `d'${infinitive}` : `de ${infinitive}`);

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|contre) (.+)$/i);
  if (versus)
    return {
      kind: "versus",
      topic: "versus",
      slots: versusSlots(versus[1] ?? "", versus[2] ?? "", uncapitalised(said), NO_WARES),
    };
  const reason = said.match(/^pourquoi (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: { clause: reason[1] ?? "", why: reason[1] ?? "", bare: reason[1] ?? "", sought: `pourquoi ${reason[1]}.` },
    };
  const bare = said.replace(/^comment /i, "");
  const first = (bare.split(" ")[0] ?? "").toLowerCase();
  if (/^(se |s['’])?[a-zéèêûôâîç]{2,}(er|ir|re)$/.test(first) && !NOT_INFINITIVE.test(first)) {
    const infinitive = uncapitalised(bare);
    return {
      kind: "activity",
      topic: activityTopic(infinitive, TOPIC_WORDS),
      slots: {
        do: infinitive,
        deDo: elided(infinitive),
        ...(activityTopic(infinitive, TOPIC_WORDS) === "make" && { make: infinitive }),
      },
    };
  }
  if (/^(je |j['’]|on |nous )/i.test(said)) return { kind: "story", topic: "story", slots: {} };
  if (REPORTED.test(said)) return { kind: "claim", topic: "claim", slots: reportedSlots(said) };
  if (LIVED.test(said)) return { kind: "story", topic: "story", slots: {} };
  if (QUESTION.test(said))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${uncapitalised(said)} ?`,
        ask: `${uncapitalised(said)} ?`,
        bare: said,
        question: `${capitalised(said)} ?`,
      },
    };
  return thing(said);
}

export function frenchFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/\s?[.:!?].*$/, "");
  return romanceFrame("fr", said, shapeOf(said));
}
