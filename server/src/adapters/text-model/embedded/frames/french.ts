import { capitalised, keyWords, uncapitalised } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

const HAS_ARTICLE = /^(le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|ce|cette|ces|du|de|\d)\b|^l['’]/i;
const NOT_INFINITIVE = /^(hiver|mer|fer|cuir|désir|hier|cher|premier|dernier|papier|atelier|janvier|février)$/;

const EXPERIENCE = /^(vivre|voyager|courir|arrêter|manger|élever|dormir|survivre|habiter)\b/i;

function withArticle(phrase: string): string {
  const [head = ""] = phrase.toLowerCase().split(" ");
  if (/[sx]$/.test(head)) return `les ${phrase}`;
  if (/^[aeiouhéèêà]/.test(head)) return `l'${phrase}`;
  return /(e|tion|té|eur)$/.test(head) && !/(age|isme|ment|eau)$/.test(head) ? `la ${phrase}` : `le ${phrase}`;
}

const elided = (infinitive: string) => (/^[aeiouhéèêà]/i.test(infinitive) ? `d'${infinitive}` : `de ${infinitive}`);

function shapeOf(said: string): Pick<Frame, "kind" | "slots"> {
  const versus = said.match(/^(.+?) (?:vs\.?|contre) (.+)$/i);
  if (versus) return { kind: "versus", slots: { a: versus[1] ?? "", b: versus[2] ?? "" } };
  const reason = said.match(/^pourquoi (.+)$/i);
  if (reason) return { kind: "claim", slots: { clause: reason[1] ?? "", why: reason[1] ?? "" } };
  const bare = said.replace(/^comment /i, "");
  const first = (bare.split(" ")[0] ?? "").toLowerCase();
  if (/^(se |s['’])?[a-zéèêûôâîç]{2,}(er|ir|re)$/.test(first) && !NOT_INFINITIVE.test(first)) {
    const infinitive = uncapitalised(bare);
    return { kind: "activity", slots: { do: infinitive, deDo: elided(infinitive) } };
  }
  if (/^(je |j['’]|on |nous )/i.test(said)) return { kind: "story", slots: {} };
  const np = uncapitalised(HAS_ARTICLE.test(said) ? said : withArticle(uncapitalised(said)));
  return {
    kind: "thing",
    slots: {
      np,
      ...(/^(les|des) /.test(np) && { many: np }),
      bare: said.replace(/^(les?|la|un|une|des) /i, "").split(/ (?:de|du|en|à|au|pour|avec|sans) /)[0] ?? said,
    },
  };
}

/** A French topic or title, taken apart. */
export function frenchFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/\s?[.:!?].*$/, "");
  const { kind, slots } = shapeOf(said);
  return {
    language: "fr",
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
