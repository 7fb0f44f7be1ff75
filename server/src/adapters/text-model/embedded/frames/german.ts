import { capitalised, keyWords } from "../words.ts";
import { type Frame, numbersIn } from "./frame.ts";

const INFINITIVE = /^[a-zäöüß]{2,}(en|ern|eln|tun)$/;
const NOT_INFINITIVE =
  /^(einen|meinen|deinen|seinen|ihren|unseren|keinen|den|denen|alten|neuen|kleinen|großen|guten|besten|ersten|wegen|gegen|neben|zwischen|ohne|eigenen|jeden|diesen|teuren|billigen)$/;
const PREPOSITION =
  /^(ohne|mit|für|im|in|am|an|auf|aus|bei|nach|von|vom|zu|zum|zur|durch|gegen|unter|über|um|wie|als)$/;
const SEPARABLE = /^(ab|an|auf|aus|ein|mit|vor|nach|um|weg|los|zusammen|her|hin)([a-zäöüß]{4,}n)$/;
const ARTICLE = /^(der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine)\b/i;

const withZu = (infinitive: string) => {
  const [, prefix, trunk] = infinitive.match(SEPARABLE) ?? [];
  return prefix && trunk ? `${prefix}zu${trunk}` : `zu ${infinitive}`;
};

const EXPERIENCE = /\b(leben|laufen|reisen|verzichten|schlafen|wandern|campen|fasten|wohnen)\b/;

function shapeOf(said: string): Pick<Frame, "kind" | "slots"> {
  const versus = said.match(/^(.+?) (?:vs\.?|gegen) (.+)$/i);
  if (versus) return { kind: "versus", slots: { a: versus[1] ?? "", b: versus[2] ?? "" } };
  const reason = said.match(/^(?:warum|wieso|weshalb) (.+)$/i);
  if (reason) return { kind: "claim", slots: { why: reason[1] ?? "" } };
  if (/^(ich|wir) /i.test(said)) return { kind: "story", slots: {} };
  const words = said.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      INFINITIVE.test(word) &&
      !NOT_INFINITIVE.test(word) &&
      (place === words.length - 1 || PREPOSITION.test(words[place + 1] ?? "")),
  );
  if (at > 0) {
    const infinitive = words[at] ?? "";
    const rest = [...words.slice(0, at), ...words.slice(at + 1)].join(" ");
    return {
      kind: "activity",
      slots: {
        do: `${rest} ${infinitive}`,
        zuDo: `${rest} ${withZu(infinitive)}`,
        object: rest,
        bare:
          words
            .slice(0, at)
            .filter((word) => /^\p{Lu}/u.test(word))
            .at(-1) ?? "",
      },
    };
  }
  return {
    kind: "thing",
    slots: {
      bare:
        said
          .replace(ARTICLE, "")
          .trim()
          .split(/ (?:im|in|für|mit|ohne|bei|auf|aus|von) /)[0] ?? said,
      ...(!ARTICLE.test(said) && { np: said }),
    },
  };
}

/** A German topic or title, taken apart. */
export function germanFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?](\s.*)?$/, "");
  const { kind, slots } = shapeOf(said);
  return {
    language: "de",
    kind,
    phrase: said,
    slots: {
      ...slots,
      p: /^(Ich|Wir|Ein|Eine|Einen|Der|Die|Das)\b/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said,
      P: capitalised(said),
      ...(kind !== "activity" &&
        kind !== "thing" && { tale: said.charAt(0).toLowerCase() + said.slice(1), Tale: capitalised(said) }),
    },
    numbers: numbersIn(said),
    isExperience: kind === "activity" && EXPERIENCE.test(said),
    keys: keyWords(said),
  };
}
