import { capitalised, uncapitalised } from "../words.ts";
import type { Frame } from "./frame.ts";
import { isNamedPlace, romanceFrame } from "./romance-frame.ts";
import { activitySort, type Sorts, thingSort } from "./sorts.ts";

const ADJECTIVE_FIRST =
  /^(mejor|mejores|peor|peores|gran|grandes|nuevo|nuevos|nueva|nuevas|primer|primera|viejo|vieja)$/;
const MASCULINE_A =
  /^(día|mapa|problema|tema|clima|sistema|idioma|planeta|programa|sofá|aroma|drama|poema|dilema|cometa|tranvía)s?$/;
const FEMININE_O = /^(mano|foto|moto|radio)s?$/;
const NO_ARTICLE_WORD = /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta) /i;
const NO_ARTICLE = /^((el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta)\b|\d)/;

const FEMININE_E =
  /^(noche|calle|leche|gente|carne|sangre|nieve|clase|llave|torre|fuente|nave|base|parte|muerte|mente|suerte|serie|flor|luz|voz|cruz|red|sal|miel|piel|cárcel|catedral|señal|mujer|imagen|salud|crisis|tesis)(s|es)?$/;
const SORTS: Sorts = {
  live: /^(vivir|correr|viajar|dejar|comer|criar|pasar|dormir|sobrevivir|andar|caminar|recorrer|cruzar|mudarse|trabajar|ayunar|volver|compartir|renunciar|visitar)\b/i,
  learn: /^(aprender|estudiar|entrenar|practicar|tocar|dibujar|cantar|bailar|dominar|memorizar)\b/i,
  place:
    /^(faro|casa|castillo|palacio|isla|pueblo|ciudad|hotel|aeropuerto|estación|túnel|fábrica|cárcel|hospital|iglesia|monasterio|museo|parque|bosque|selva|desierto|lago|río|playa|montaña|volcán|calle|barrio|mercado|país|valle|mina|puerto|puente|torre|cueva|cabaña|granja|cementerio|restaurante|costa|carretera|aldea)s?$/i,
  person:
    /^(abuel[oa]s?|madre|padre|padres|herman[oa]s?|hij[oa]s?|vecin[oa]s?|amig[oa]s?|profesor(a|es|as)?|maestr[oa]s?|enfermer[oa]s?|médic[oa]s?|panader[oa]s?|cociner[oa]s?|pescador(a|es)?|pastor(a|es)?|artista|músic[oa]|hombre|mujer|persona|gente|niñ[oa]s?|camioner[oa]s?)$/i,
  past: /^(?:la )?(?:verdadera |extraña )?historia (?:de|del) /i,
};

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
  const isSingle = /^(un|una|el|la|mi|este|esta) /i.test(said);
  const topic = thingSort({ phrase: said, head, isMany, isSingle }, SORTS);
  const history = said.match(/historia (?:de|del) (.+)$/i);
  return {
    kind: "thing",
    topic,
    slots: {
      np,
      bare: said.split(/ (?:de|en|con|sin|para|a) /)[0] ?? said,
      ...(history && { history: /\bhistoria del /i.test(said) ? `el ${history[1]}` : (history[1] ?? "") }),
      vale: isMany ? "Valen" : "Vale",
      ...(topic === "practice" && { mass: np }),
      ...(topic === "goods" && { many: np }),
    },
  };
}

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|contra|o) (.+)$/i);
  if (versus && /\bvs|contra\b/i.test(said))
    return { kind: "versus", topic: "versus", slots: { a: versus[1] ?? "", b: versus[2] ?? "" } };
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
      topic: activitySort(said.replace(/^cómo /i, ""), SORTS),
      slots: {
        do: uncapitalised(said.replace(/^cómo /i, "")),
        bare: objectOf(said.replace(/^cómo /i, "")),
        ...(activitySort(said.replace(/^cómo /i, ""), SORTS) === "make" && {
          make: uncapitalised(said.replace(/^cómo /i, "")),
        }),
      },
    };
  if (/^(he|fui|hice|pasé|viví|probé|quise|me|yo|no)$/.test(first) || /^[a-zñ]{2,}(é|í)$/.test(first))
    return { kind: "story", topic: "story", slots: { bare: said.split(" ").slice(1).join(" ") } };
  return thing(said);
}

/** A Spanish topic or title, taken apart. */
export function spanishFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?].*$/, "")
    .replace(/^[¿¡]/, "");
  return romanceFrame("es", said, shapeOf(said));
}
