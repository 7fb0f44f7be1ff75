import { capitalised, keyWords } from "../words.ts";
import { type Frame, numbersIn, reportedSlots, versusSlots } from "./frame.ts";
import { activitySort, type Sorts, thingSort } from "./sorts.ts";

const INFINITIVE = /^[a-zäöüß]{2,}(en|ern|eln|tun)$/;
const NOT_INFINITIVE =
  /^(einen|meinen|deinen|seinen|ihren|unseren|keinen|den|denen|alten|neuen|kleinen|großen|guten|besten|ersten|wegen|gegen|neben|zwischen|ohne|eigenen|jeden|diesen|teuren|billigen)$/;
const PREPOSITION =
  /^(ohne|mit|für|im|in|am|an|auf|aus|bei|nach|von|vom|zu|zum|zur|durch|gegen|unter|über|um|wie|als)$/;
const SEPARABLE = /^(ab|an|auf|aus|ein|mit|vor|nach|um|weg|los|zusammen|her|hin)([a-zäöüß]{4,}n)$/;
const ARTICLE = /^(der|die|das|den|dem|ein|eine|einen|einem|einer|mein|meine|meinen|unser|unsere)\b/i;

const withZu = (infinitive: string) => {
  const [, prefix, trunk] = infinitive.match(SEPARABLE) ?? [];
  return prefix && trunk ? `${prefix}zu${trunk}` : `zu ${infinitive}`;
};

const SORTS: Sorts = {
  live: /\b(leben|laufen|reisen|verzichten|schlafen|wandern|campen|fasten|wohnen|überleben|umziehen|pendeln|ausziehen|fahren|arbeiten|verbringen|aufhören|essen|durchqueren|besuchen)\b/,
  learn: /\b(lernen|üben|trainieren|studieren|spielen|zeichnen|singen|tanzen|jonglieren)\b/,
  place:
    /(leuchtturm|haus|häuser|schloss|burg|insel|dorf|stadt|hotel|flughafen|bahnhof|tunnel|fabrik|gefängnis|krankenhaus|kirche|kloster|museum|park|wald|wüste|see|fluss|strand|berg|vulkan|straße|markt|land|tal|bunker|mine|hafen|brücke|turm|höhle|hütte|bauernhof|friedhof|restaurant|küste|kneipe)$/i,
  person:
    /(oma|opa|großmutter|großvater|mutter|vater|eltern|schwester|bruder|nachbarin?|freundin?|lehrer(?:in)?|pfleger(?:in)?|ärztin|arzt|bäcker(?:in)?|koch|köchin|fischer(?:in)?|schäfer(?:in)?|künstler(?:in)?|mann|frau|mensch(?:en)?|kinder|zwillinge|hebamme|imker(?:in)?|uhrmacher(?:in)?)$/i,
  past: /^(?:die )?(?:wahre |seltsame |kuriose )?(?:geschichte|entstehung|erfindung) (?:der|des|von|vom) /i,
  event:
    /^(tag|nacht|woche|wochenende|monat|jahr|sommer|winter|urlaub|reise|hochzeit|konzert|lauf|prüfung|geburtstag|party|date|flug|umzug|auftritt|turnier|spiel|versuch|schicht|semester)$/i,
  practice:
    /(?:ieren|eln|ing)$|^(schach|yoga|töpfern|keramik|fotografie|meditation|gärtnern|klettern|wandern|radfahren|schwimmen|laufen|malen|zeichnen|nähen|stricken|kochen|backen|surfen|tauchen|angeln|tanzen|tango|salsa|boxen|karate|judo|tennis|fußball|basketball|handball|segeln|reiten|fasten|schreiben|singen|campen|zelten|minimalismus|kalligrafie|origami|poesie|theater|zauberei|astronomie|imkerei|tischlern|schreinern|klavier|gitarre|geige|gesang|skifahren|permakultur|marathon|bonsai|brauen|imkern)$/i,
  wares:
    /(kopfhörer|kameras|objektive|drohnen|tastaturen|laptops|handys|smartphones|tablets|computer|monitore|fernseher|lautsprecher|konsolen|drucker|uhren|messer|pfannen|töpfe|öfen|kaffeemaschinen|mixer|matratzen|kissen|stühle|sofas|lampen|zelte|rucksäcke|taschen|koffer|schuhe|stiefel|jacken|mäntel|jeans|kleider|brillen|parfüms|cremes|autos|motorräder|fahrräder|räder|e-bikes|roller|werkzeuge|bohrer|gitarren|bücher|stifte|spielzeuge|spiele|käsesorten|weine|biere|schokoladen|burger|pizzen|brötchen|kekse|staubsauger|roboter|teleskope|mikrofone|geräte)$/i,
  ofWares: /(?<!\p{L})(billige?[nrs]?|günstige?[nrs]?|teure?[nrs]?|gebrauchte?[nrs]?|kabellose?[nrs]?)(?!\p{L})/iu,
  abstract:
    /(ung|heit|keit|schaft|ismus|tion|leben|liebe|tod|schlaf|traum|idee|plan|welt|zukunft|glück|krise|krieg|gesetz|regel|theorie|geheimnis|gewohnheit|routine|karriere|diät|geld|musik|essen|wasser|angst|schmerz|stille|zeit|fernsehen)$/i,
  aged: /(?<!\p{L})(?:alte|rostig|kaputt|antik|gebraucht|vergessen|verstaubt)/iu,
  singledOut: /(?:^| )(letzter?|älteste[rn]?|jüngste[rn]?|einzige[rn]?|erste[rn]?) /i,
  trade: /(er|erin|in|ist|mann|frau|meister)$/i,
};
/** A stretch of time, or a way of going, tells of something lived through. */
const LIVED =
  /^(?:(?:eine?n?|\d+|zwei|drei|vier|fünf|sechs|sieben|zehn) (?:Tage?|Nacht|Nächte|Wochen?|Wochenende|Monate?|Jahre?|Stunden?|Sommer|Winter) |(?:mit|ohne|durch|quer|allein|zu Fuß) )/i;
const NO_WARES =
  /(?<!\p{L})(?:\p{Ll}{2,}en|hunde?|katzen?|kinder|männer|frauen|stadt|dorf|land|meer|berge|strand|norden|süden|sommer|winter|nacht|liebe|geld|glück|talent|mieten|kaufen)(?!\p{L})/iu;
/** "wie Brücken gebaut werden": told as part of a sentence, not asked. */
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
  // An ending that bends with its place in the sentence can't be moved.
  const isBent = /^\p{Lu}?\p{L}+(er|es|en|em) \p{Lu}/u.test(core) && !ARTICLE.test(said);
  const isMany = !ARTICLE.test(said) && /(en|er|e|s)$/.test(head) && /^(die |\p{L}+e \p{Lu})/u.test(said);
  const topic = thingSort(
    {
      phrase: said,
      head,
      isMany: isMany || MANY.test(said),
      isOwned: /^(?:mein|unser|sein|ihr)/i.test(said),
      isOne: /^(?:ein|dies)/i.test(said),
    },
    SORTS,
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
      topic: activitySort(infinitive, SORTS),
      slots: {
        do: `${rest} ${infinitive}`,
        ...(activitySort(infinitive, SORTS) === "make" && { make: `${rest} ${infinitive}` }),
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

/** A German topic or title, taken apart. */
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
