import {
  ADJECTIVE_FIRST,
  FEMININE_E,
  FEMININE_O,
  MASCULINE_A,
  NO_WARES,
  NOUN_IN_E,
  TOPIC_WORDS,
} from "../data/es/topic-words.ts";
import { capitalised, uncapitalised } from "../words.ts";
import { type Frame, versusSlots } from "./frame.ts";
import { isNamedPlace, romanceFrame } from "./romance-frame.ts";
import { activityTopic, thingTopic } from "./topic-type.ts";

const NO_ARTICLE_WORD = /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta) /i;
const NO_ARTICLE = /^((el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta)\b|\d)/;

/** A time span or one of these prepositions at the start means a personal experience. */
const LIVED =
  /^(?:(?:un|una|\d+|dos|tres|cuatro|cinco|seis|siete|diez) (?:día|noche|semana|mes|año|hora|verano|invierno)(?:s|es)? |(?:con|sin|por|desde|entre) )/i;
function articleOf(phrase: string): string {
  const [first = "", second = ""] = phrase.toLowerCase().split(" ");
  const head = ADJECTIVE_FIRST.test(first) ? second : first;
  const isMany = /[aeiou]s$/.test(head);
  const isFeminine =
    !MASCULINE_A.test(head) &&
    (FEMININE_O.test(head) || FEMININE_E.test(head) || /(as?|ción|ciones|dad|dades|sión)$/.test(head));
  return isFeminine ? (isMany ? "las" : "la") : isMany ? "los" : "el";
}

const objectOf = (activity: string) =>
  activity
    .split(" ")
    .slice(1)
    .join(" ")
    .match(/^(?:(?:un|una|el|la|los|las) )?((?!en |con |sin |a |para ).+?)(?= (?:en|con|sin|a|para) |$)/)?.[1] ?? "";

type Shape = Pick<Frame, "kind" | "topic" | "slots">;
const QUESTION =
  /^(qué|quién|quiénes|cuándo|cuánto|cuánta|cuántos|dónde|cuál|cuáles|puede|pueden|es|son|existe|hay)(?=\s|$)/i;

function headOf(phrase: string): string {
  const [first = "", second = "", third = ""] = phrase.replace(NO_ARTICLE_WORD, "").toLowerCase().split(" ");
  return ADJECTIVE_FIRST.test(first) ? (ADJECTIVE_FIRST.test(second) ? third : second) : first;
}

function thing(said: string): Shape {
  if (isNamedPlace("es", said)) return { kind: "thing", topic: "place", slots: { np: said, bare: said } };
  const np = uncapitalised(NO_ARTICLE.test(said.toLowerCase()) ? said : `${articleOf(said)} ${uncapitalised(said)}`);
  const head = headOf(said);
  const isMany = /^(los|las|unos|unas|mis|tus|\d)/.test(np);
  const isOwned = /^(?:mis?|nuestr[oa]s?|sus?) |(?: de mis? )/i.test(said);
  const isOne = /^(un|una|este|esta) /i.test(said);
  const topic = thingTopic({ phrase: said, head, isMany, isOwned, isOne }, TOPIC_WORDS);
  const history = said.match(/(?:historia|origen|invención) (?:de|del) (.+)$/i);
  return {
    kind: topic === "story" ? "story" : "thing",
    topic,
    slots: {
      np: np.replace(/^un /, "este ").replace(/^una /, "esta "),
      bare: said.split(/ (?:de|en|con|sin|para|a) /)[0] ?? said,
      ...(history && {
        history: /(?:historia|origen|invención) del /i.test(said) ? `el ${history[1]}` : (history[1] ?? ""),
      }),
      vale: isMany ? "Valen" : "Vale",
      ...(topic === "practice" && { mass: np }),
      ...(topic === "goods" && { many: np }),
    },
  };
}

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|contra|o) (.+)$/i);
  if (versus && /\bvs|contra\b/i.test(said))
    return {
      kind: "versus",
      topic: "versus",
      slots: versusSlots(versus[1] ?? "", versus[2] ?? "", uncapitalised(said), NO_WARES),
    };
  const reason = said.match(/^(?:por qué|porqué) (.+)$/i);
  if (reason)
    return {
      kind: "claim",
      topic: "claim",
      slots: { clause: reason[1] ?? "", why: reason[1] ?? "", bare: reason[1] ?? "", sought: `por qué ${reason[1]}.` },
    };
  if (QUESTION.test(said) || (/^cómo /i.test(said) && !/^cómo \S+(ar|er|ir)(se)?\b/i.test(said)))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `¿${uncapitalised(said)}?`,
        ask: `¿${uncapitalised(said)}?`,
        bare: said,
        question: `¿${capitalised(said)}?`,
      },
    };
  const first = (said.replace(/^cómo /i, "").split(" ")[0] ?? "").toLowerCase();
  if (/^[a-zñáéíóú]{2,}(ar|er|ir|arse|erse|irse)$/.test(first) && !/^(mujer|lugar|hogar|ayer|bar|mar)$/.test(first))
    return {
      kind: "activity",
      topic: activityTopic(said.replace(/^cómo /i, ""), TOPIC_WORDS),
      slots: {
        do: uncapitalised(said.replace(/^cómo /i, "")),
        bare: objectOf(said.replace(/^cómo /i, "")),
        ...(activityTopic(said.replace(/^cómo /i, ""), TOPIC_WORDS) === "make" && {
          make: uncapitalised(said.replace(/^cómo /i, "")),
        }),
      },
    };
  if (
    /^(he|fui|hice|pasé|viví|probé|quise|me|yo|no)$/.test(first) ||
    (/^[a-zñ]{2,}(é|í)$/.test(first) && !NOUN_IN_E.test(first))
  )
    return { kind: "story", topic: "story", slots: { bare: said.split(" ").slice(1).join(" ") } };
  if (LIVED.test(said)) return { kind: "story", topic: "story", slots: { bare: said } };
  return thing(said);
}
export function spanishFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?].*$/, "")
    .replace(/^[¿¡]/, "");
  return romanceFrame("es", said, shapeOf(said));
}
