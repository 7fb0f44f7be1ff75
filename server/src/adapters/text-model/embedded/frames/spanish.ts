import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

const ADJECTIVE_FIRST =
  /^(mejor|mejores|peor|peores|gran|grandes|nuevo|nuevos|nueva|nuevas|primer|primera|viejo|vieja)$/;
const MASCULINE_A = /^(día|mapa|problema|tema|clima|sistema|idioma|planeta|programa|sofá)s?$/;
const FEMININE_O = /^(mano|foto|moto|radio)s?$/;
const NO_ARTICLE = /^(el|la|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|este|esta|\d)/;

const EXPERIENCE = /^(vivir|correr|viajar|dejar|comer|criar|pasar|dormir|sobrevivir|andar)\b/i;

function articleOf(phrase: string): string {
  const [first = "", second = ""] = phrase.toLowerCase().split(" ");
  const head = ADJECTIVE_FIRST.test(first) ? second : first;
  const isMany = /[aeiou]s$/.test(head);
  const isFeminine =
    !MASCULINE_A.test(head) && (FEMININE_O.test(head) || /(as?|ción|ciones|dad|dades|sión)$/.test(head));
  return isFeminine ? (isMany ? "las" : "la") : isMany ? "los" : "el";
}

const objectOf = (activity: string) =>
  activity
    .split(" ")
    .slice(1)
    .join(" ")
    .match(/^(?:(?:un|una|el|la|los|las) )?((?!en |con |sin |a |para ).+?)(?= (?:en|con|sin|a|para) |$)/)?.[1] ?? "";

function shapeOf(said: string): Pick<Frame, "kind" | "slots"> {
  const versus = said.match(/^(.+?) (?:vs\.?|contra|o) (.+)$/i);
  if (versus && /\bvs|contra\b/i.test(said))
    return { kind: "versus", slots: { a: versus[1] ?? "", b: versus[2] ?? "" } };
  const reason = said.match(/^(?:por qué|porqué) (.+)$/i);
  if (reason) return { kind: "claim", slots: { clause: reason[1] ?? "", why: reason[1] ?? "" } };
  const first = (said.replace(/^cómo /i, "").split(" ")[0] ?? "").toLowerCase();
  if (/^[a-zñáéíóú]{2,}(ar|er|ir|arse|erse|irse)$/.test(first) && !/^(mujer|lugar|hogar|ayer|bar|mar)$/.test(first))
    return {
      kind: "activity",
      slots: { do: uncapitalised(said.replace(/^cómo /i, "")), bare: objectOf(said.replace(/^cómo /i, "")) },
    };
  if (/^(he|fui|hice|pasé|viví|probé|quise|me|yo|no)$/.test(first) || /^[a-zñ]{2,}(é|í)$/.test(first))
    return { kind: "story", slots: { bare: said.split(" ").slice(1).join(" ") } };
  const np = NO_ARTICLE.test(said.toLowerCase()) ? said : `${articleOf(said)} ${uncapitalised(said)}`;
  return { kind: "thing", slots: { np: uncapitalised(np), bare: said.split(/ (?:de|en|con|sin|para|a) /)[0] ?? said } };
}

/** A Spanish topic or title, taken apart. */
export function spanishFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?].*$/, "")
    .replace(/^[¿¡]/, "");
  const { kind, slots } = shapeOf(said);
  return {
    language: "es",
    kind,
    phrase: said,
    slots: {
      ...slots,
      p: uncapitalised(said),
      P: capitalised(said),
      ...(kind !== "activity" &&
        kind !== "thing" && { tale: said.charAt(0).toLowerCase() + said.slice(1), Tale: capitalised(said) }),
    },
    numbers: numbersIn(said),
    isExperience: kind === "activity" && EXPERIENCE.test(said),
    keys: keyWords(said),
  };
}
