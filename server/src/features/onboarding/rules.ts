import type { ChannelLanguage } from "@coldopen/contract/channel-settings/schema";
import {
  type PipelineStatus,
  PipelineStep,
  RequiredArtifact,
  type StepStatus,
  TOPIC_MAX,
  type Tone,
  type Topic,
  type Voice,
} from "@coldopen/contract/onboarding/schema";

export type StepState = { step: PipelineStep; state: "started" | "failed" | "partial" | "done" };

const statusByState: Record<StepState["state"], StepStatus> = {
  started: "Started",
  failed: "Not started",
  partial: "Done - partial",
  done: "Done",
};
export const stepStatusOf = (state: StepState["state"] | undefined): StepStatus =>
  state === undefined ? "Not started" : statusByState[state];

export const hasEnded = (state: StepState["state"] | undefined) => state === "done" || state === "partial";

/** The pipeline has ended when each of its steps has. */
export function pipelineStatusOf(steps: readonly StepState[]): PipelineStatus {
  const states = PipelineStep.options.map((name) => steps.find(({ step }) => step === name)?.state);
  if (!states.every(hasEnded)) return "not started";
  return states.includes("partial") ? "partial" : "done";
}

export const availableOf = (steps: readonly StepState[]): RequiredArtifact[] =>
  RequiredArtifact.options.filter((name) => hasEnded(steps.find(({ step }) => step === name)?.state));

/** Words that say nothing about the subject of a video, in English, Spanish, German and French. */
const COMMON_WORDS = new Set(
  `a about after again ago all alone also am an and any are as at back be because been before best better bought build builds building built but buy by can cannot cost costs could day days did do does
  doing down dont each easy ended episode ever every everything first for found from full get gets getting go goes going good got had has have he her here
  feet foot hour hours how i if in inch inches inside into is isnt it its just last learned least less lived living like live long made make makes making many me meter meters mile miles minute minutes month months
  more most much my need never new next night no nobody not nothing now of off on once one only or our out over own part people perfect place really
  revisited right same say second seconds see she short shorts should so some something spend spent started still stop story survive survived than that the their them then there these they thing things this those three through time times
  to today too top tried truth turned try trying two under until up update us use used using very video videos want wants was way we week weeks went were what when where which
  while who why will with without won work works world would wrong year years yet you your five four six seven eight nine ten vs versus
  aber alle als am an auch auf aus bei beim bin bis das dass dem den der des die dies diese dieser doch durch ein eine einem einen einer eines er es für hat habe ich ihr
  im in ist ja kann kein keine man mehr mein meine mit nach nicht noch nur ob oder ohne schon sich sie sind so tag tage über um und uns unser unter vom von vor war warum was
  wenn wer wie wieder wir wird woche wochen zu zum zur
  al como con cómo cual cuando de del desde día días donde el ella en entre era es esta este esto está fue ha hace hasta la las lo los mas más me mi mis muy nadie no nos
  nuestra nuestro o para pero por porque que qué se semana semanas ser si sin sobre solo su sus también todo todos tu un una uno y ya yo
  après au aux avec avant ce ces cet cette chez comme comment dans de des deux du elle en encore est et être fait ici il ils je jour jours la le les leur lui ma mais même
  mes moi mon nos notre nous on ont ou où par pas personne plus pour pourquoi quand que qui quoi sa sans se semaine semaines ses si son sont sous sur ta tes toi ton tous tout très tu un une votre vous`
    .split(/\s+/)
    .filter((word) => word !== ""),
);
const MIN_WORD_LENGTH = 3;
const MIN_TOPIC_VIDEOS = 2;
const MAX_TOPICS = 6;
/** A pair of words replaces its words if it stands in at least this share of their titles. */
const PAIR_SHARE = 0.6;

const HASHTAG = /#[\p{L}\p{N}_]+/gu;
/** "(With Subtitles)" and "| Ep. 12" are about the upload. */
const REMARK = /[([][^()[\]]{0,200}[)\]]|\s[|•].*$/gu;
const WORD = /[\p{L}][\p{L}\p{M}'’-]*/gu;
/** The next word is a verb: "I asked", "to recreate". */
const BEFORE_VERBS = new Set(
  "i we you they he she who to can could should would will ich wir du er man je nous tu il on".split(" "),
);
/** English participles, but not "speed" and "shed". */
const PARTICIPLE = /\p{L}{2}[^e]ed$/u;

/** Content words of a title in their order; undefined where another word or a number separates two of them. */
function contentWords(title: string): (string | undefined)[] {
  const words = title.toLowerCase().replace(HASHTAG, " ").replace(REMARK, " ").match(WORD) ?? [];
  return words.map((word, at) => {
    const plain = word.replace(/['’]s$/, "");
    const isVerb = PARTICIPLE.test(plain) || BEFORE_VERBS.has(words[at - 1] ?? "");
    return isVerb || plain.length < MIN_WORD_LENGTH || COMMON_WORDS.has(plain.replace(/['’]/g, "")) ? undefined : plain;
  });
}

const countDistinct = (lists: readonly (readonly string[])[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const list of lists) for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** What several videos are about, by the words of their titles, the most frequent first. */
export function topicsOf(titles: readonly string[]): Topic[] {
  const words = titles.map(contentWords);
  const singles = countDistinct(words.map((list) => list.filter((word) => word !== undefined)));
  const pairs = countDistinct(
    words.map((list) => list.slice(1).flatMap((word, at) => (word && list[at] ? [`${list[at]} ${word}`] : []))),
  );
  const frequentPairs = [...pairs].filter(([pair, count]) => {
    const rarest = Math.min(...pair.split(" ").map((word) => singles.get(word) ?? 0));
    return count >= MIN_TOPIC_VIDEOS && count >= rarest * PAIR_SHARE;
  });
  const inPairs = new Set(frequentPairs.flatMap(([pair]) => pair.split(" ")));
  return [...frequentPairs, ...[...singles].filter(([word]) => !inPairs.has(word))]
    .filter(([name, count]) => count >= MIN_TOPIC_VIDEOS && name.length <= TOPIC_MAX)
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
    .slice(0, MAX_TOPICS)
    .map(([name, videos]) => ({ name, videos }));
}

const FIRST_PERSON =
  /^(i|i'm|i've|we|my|our|yo|mi|ich|wir|mein|meine|je|j'ai|mon|ma|nous)\b|\b(i|my|we|our|ich|wir|mein|yo|mi|je|mon|nous)\b/iu;
const COMMON_SHARE = 1 / 3;

export function voiceOf(titles: readonly string[]): Voice {
  const share = (test: (title: string) => boolean) => titles.filter(test).length / Math.max(1, titles.length);
  const words = titles.reduce((sum, title) => sum + title.trim().split(/\s+/).length, 0) / Math.max(1, titles.length);
  return {
    isFirstPerson: share((title) => FIRST_PERSON.test(title)) > COMMON_SHARE,
    words: Math.round(words * 10) / 10,
    hasNumbers: share((title) => /\d/.test(title)) > COMMON_SHARE,
    hasQuestions: share((title) => title.includes("?")) > COMMON_SHARE,
  };
}

type Phrases = { and: string; opening: Record<Tone, readonly string[]>; person: Record<"first" | "third", string> };

const phrases: Record<ChannelLanguage, Phrases> = {
  en: {
    and: "and",
    opening: {
      plain: [
        "Videos about {topics}. Each says what happens and shows the numbers.",
        "Videos about {topics}. Plain words, one clear promise each.",
      ],
      playful: [
        "Videos about {topics}. The jokes are on us, never on the viewer.",
        "Videos about {topics}, not taken too seriously.",
      ],
      dramatic: [
        "Videos about {topics}. Something is at stake in each, and the result comes last.",
        "Videos about {topics}, told from the hardest moment to the result.",
      ],
    },
    person: { first: "We tell them in the first person.", third: "The subject comes first, we stay behind it." },
  },
  es: {
    and: "y",
    opening: {
      plain: [
        "Vídeos sobre {topics}. Cada uno dice qué pasa y enseña los números.",
        "Vídeos sobre {topics}. Palabras sencillas, una promesa clara.",
      ],
      playful: [
        "Vídeos sobre {topics}. Nos reímos de nosotros, nunca del público.",
        "Vídeos sobre {topics}, sin tomarnos demasiado en serio.",
      ],
      dramatic: [
        "Vídeos sobre {topics}. Siempre hay algo en juego y el resultado llega al final.",
        "Vídeos sobre {topics}, del momento más difícil al resultado.",
      ],
    },
    person: { first: "Los contamos en primera persona.", third: "Primero va el tema, nosotros detrás." },
  },
  de: {
    and: "und",
    opening: {
      plain: [
        "Videos über {topics}. Jedes sagt, was passiert, und zeigt die Zahlen.",
        "Videos über {topics}. Klare Worte, ein Versprechen.",
      ],
      playful: [
        "Videos über {topics}. Die Witze gehen auf uns, nie auf die Zuschauer.",
        "Videos über {topics}, nicht zu ernst genommen.",
      ],
      dramatic: [
        "Videos über {topics}. Immer steht etwas auf dem Spiel, das Ergebnis kommt zuletzt.",
        "Videos über {topics}, vom schwersten Moment bis zum Ergebnis.",
      ],
    },
    person: { first: "Wir erzählen sie in der ersten Person.", third: "Das Thema steht vorn, wir dahinter." },
  },
  fr: {
    and: "et",
    opening: {
      plain: [
        "Vidéos sur {topics}. Chacune dit ce qui se passe et montre les chiffres.",
        "Vidéos sur {topics}. Des mots simples, une promesse claire.",
      ],
      playful: [
        "Vidéos sur {topics}. On rit de nous, jamais du public.",
        "Vidéos sur {topics}, sans trop se prendre au sérieux.",
      ],
      dramatic: [
        "Vidéos sur {topics}. Il y a toujours un enjeu, et le résultat vient en dernier.",
        "Vidéos sur {topics}, du moment le plus dur au résultat.",
      ],
    },
    person: { first: "Nous les racontons à la première personne.", third: "Le sujet d'abord, nous derrière." },
  },
};
const BIO_TOPICS = 3;

type BioFacts = { language: ChannelLanguage; tone: Tone; variant: number; topics: readonly Topic[]; voice: Voice };

/** States only what the titles show. Undefined if the videos share no topic. */
export function draftBio({ language, tone, variant, topics, voice }: BioFacts): string | undefined {
  if (topics.length === 0) return undefined;
  const { and, opening, person } = phrases[language];
  const names = topics.slice(0, BIO_TOPICS).map(({ name }) => name);
  const last = names.at(-1) ?? "";
  const listed = names.length > 1 ? `${names.slice(0, -1).join(", ")} ${and} ${last}` : last;
  const openings = opening[tone];
  const first = openings[variant % openings.length] ?? "";
  return `${first.replace("{topics}", listed)} ${person[voice.isFirstPerson ? "first" : "third"]}`;
}

type Pictured = { videoId: string; ucid: string; thumb: string; look: string[] };

/** Pairs of pictures that differ in their look, of different channels where possible. */
export function pairUp<P extends Pictured>(pictures: readonly P[], max: number): { left: P; right: P }[] {
  const rest = [...pictures];
  const pairs: { left: P; right: P }[] = [];
  while (pairs.length < max) {
    const left = rest.shift();
    if (!left) break;
    const differs = (one: P) => one.look.join() !== left.look.join();
    const best = rest.findIndex((one) => differs(one) && one.ucid !== left.ucid);
    const [right] = rest.splice(best >= 0 ? best : rest.findIndex(differs), best >= 0 || rest.some(differs) ? 1 : 0);
    if (right) pairs.push({ left, right });
  }
  return pairs;
}

type Subject = { ucid: string; aiL2Category: string | null };

/** The most frequent subject of some videos. */
export function mainSubjectOf(videos: readonly Subject[]): string | undefined {
  const counts = countDistinct(videos.map(({ aiL2Category }) => (aiL2Category ? [aiL2Category] : [])));
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/** Channels with a video about the subject come first; otherwise the order stays. */
export function rankBySubject(
  ucids: readonly string[],
  videos: readonly Subject[],
  subject: string | undefined,
): string[] {
  const shared = new Set(videos.filter(({ aiL2Category }) => aiL2Category === subject).map(({ ucid }) => ucid));
  return ucids.toSorted((one, other) => Number(shared.has(other)) - Number(shared.has(one)));
}
