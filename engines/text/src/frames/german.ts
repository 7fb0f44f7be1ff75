import { NO_WARES, NOT_INFINITIVE, TOPIC_WORDS } from "../data/de/topic-words.ts";
import { capitalised, keyWords } from "../words.ts";
import { type Frame, numbersIn, reportedSlots, versusSlots } from "./frame.ts";
import { activityTopic, thingTopic } from "./topic-type.ts";

const INFINITIVE = /^[a-zäöüß]{2,}(en|ern|eln|tun)$/;
const PREPOSITION =
  /^(ohne|mit|für|im|in|am|an|auf|aus|bei|nach|von|vom|zu|zum|zur|durch|gegen|unter|über|um|wie|als)$/;
const SEPARABLE = /^(ab|an|auf|aus|ein|mit|vor|nach|um|weg|los|zusammen|her|hin)([a-zäöüß]{4,}n)$/;
const ARTICLE = /^(der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|unser|unsere)\b/i;

const withZu = (infinitive: string) => {
  const [, prefix, trunk] = infinitive.match(SEPARABLE) ?? [];
  return prefix && trunk ? `${prefix}zu${trunk}` : `zu ${infinitive}`;
};

/** A time span or one of these prepositions at the start means a personal experience. */
const LIVED =
  /^(?:(?:eine?n?|\d+|zwei|drei|vier|fünf|sechs|sieben|zehn) (?:Tage?|Nacht|Nächte|Wochen?|Wochenende|Monate?|Jahre?|Stunden?|Sommer|Winter) |(?:mit|ohne|durch|quer|allein|zu Fuß) )/i;
/** "wie Brücken gebaut werden": an indirect question. */
const REPORTED =
  /^(?:[Ww]ie|[Ww]as|[Ww]er|[Ww]o|[Ww]oher|[Ww]ohin|[Ww]ann)(?: (?:viele?|lange|oft|groß|schnell|teuer|weit))? (?:\p{Lu}|(?:eine?|der|die|das|man|ich|wir|mein|unsere?|es)\b)/u;
const QUESTION =
  /^(was|wer|wann|wo|wie|welche[rsn]?|woher|wohin|ist|sind|kann|können|darf|soll|gibt|macht|machen|hat|haben)\b/i;

type Shape = Pick<Frame, "kind" | "topic" | "slots">;

function thing(said: string): Shape {
  const core =
    said
      .replace(ARTICLE, "")
      .trim()
      .split(/ (?:und|im|in|für|mit|ohne|bei|auf|aus|von|vom|am|an|unter|zum|zur|der|des) /)[0] ?? said;
  const head = core.split(" ").at(-1) ?? said;
  // The ending of an adjective depends on its grammatical case, so the phrase can't be used in another position.
  const isBent = /^\p{Lu}?\p{L}+(er|es|en|em) \p{Lu}/u.test(core) && !ARTICLE.test(said);
  const isMany = !ARTICLE.test(said) && /(en|er|e|s)$/.test(head) && /^(die |\p{L}+e \p{Lu})/u.test(said);
  const topic = thingTopic(
    {
      phrase: said,
      head,
      isMany: isMany || MANY.test(said),
      isOwned: /^(?:mein|unser|sein|ihr)/i.test(said),
      isOne: /^(?:ein|dies)/i.test(said),
    },
    TOPIC_WORDS,
  );
  return {
    kind: topic === "story" ? "story" : "thing",
    topic,
    slots: {
      bare: core,
      ...(topic === "story" && { np: said }),
      ...(!ARTICLE.test(said) &&
        !isBent && { np: /^\p{Lu}\p{L}+e \p{Lu}/u.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said }),
      ...(topic === "practice" && { mass: capitalised(said) }),
      ...(topic === "goods" && { many: capitalised(said) }),
    },
  };
}
const MANY =
  /^(die (besten|schlechtesten|günstigsten|teuersten|schönsten)|\d+) (?!Tage|Wochen|Monate|Stunden|Jahre|Nächte|Minuten)/i;

function shapeOf(said: string): Shape {
  const versus = said.match(/^(.+?) (?:vs\.?|gegen) (.+)$/i);
  if (versus)
    return { kind: "versus", topic: "versus", slots: versusSlots(versus[1] ?? "", versus[2] ?? "", said, NO_WARES) };
  const reason = said.match(/^(?:warum|wieso|weshalb) (.+)$/i);
  if (reason) return { kind: "claim", topic: "claim", slots: { why: reason[1] ?? "", sought: `warum ${reason[1]}.` } };
  if (/^(ich|wir) /i.test(said)) return { kind: "story", topic: "story", slots: {} };
  if (REPORTED.test(said)) return { kind: "claim", topic: "claim", slots: reportedSlots(said) };
  if (QUESTION.test(said) && !/^wie man /i.test(said))
    return {
      kind: "claim",
      topic: "claim",
      slots: {
        sought: `${capitalised(said)}?`,
        ask: `${capitalised(said)}?`,
        bare: said,
        question: `${capitalised(said)}?`,
      },
    };
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
      topic: activityTopic(infinitive, TOPIC_WORDS),
      slots: {
        do: `${rest} ${infinitive}`,
        ...(activityTopic(infinitive, TOPIC_WORDS) === "make" && { make: `${rest} ${infinitive}` }),
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
  if (LIVED.test(said)) return { kind: "story", topic: "story", slots: {} };
  return thing(said);
}

export function germanFrame(text: string): Frame {
  const said = text
    .trim()
    .replace(/\s*\(.*?\)\s*$/, "")
    .replace(/[.:!?](\s.*)?$/, "");
  const { kind, topic, slots } = shapeOf(said);
  return {
    language: "de",
    kind,
    topic,
    phrase: said,
    slots: {
      ...slots,
      ...(kind === "story" && slots.np === undefined && { lived: capitalised(said) }),
      ...(kind === "thing" && { thing: capitalised(said) }),
      ...(kind === "story" && slots.np !== undefined && { thing: capitalised(said) }),
      p: /^(Ich|Wir|Ein|Eine|Einen|Der|Die|Das)\b/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said,
      ...(slots.question === undefined && { P: capitalised(said) }),
      ...(kind !== "activity" &&
        kind !== "thing" &&
        slots.np === undefined && { tale: said.charAt(0).toLowerCase() + said.slice(1), Tale: capitalised(said) }),
    },
    numbers: numbersIn(said),
    keys: keyWords(said),
  };
}
