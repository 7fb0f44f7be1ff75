import { elementsPerRequest, isFreeform } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest, Expression, Pane } from "@coldopen/contract/ideation/schema";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { extractSubject, isChangeRequest } from "@coldopen/engine-text/intent";

/** However many are asked for, a run makes at most what its pane shows. */
export const elementsOf = (pane: Pane, asked: number): number => Math.min(asked, elementsPerRequest(pane));

/** A run's own seed, unless the asker names one: the same id always leads to the same ideas. */
export const seedOf = (runId: string, asked: number | undefined): number =>
  asked ?? Number.parseInt(runId.replaceAll("-", "").slice(-7), 16);

/** What a request is about, as far as it says so itself. */
export function aboutRequest({ input, otherInput, inspiration }: ExecutionRequest["data"]): string {
  const { topic, titles, outliers, youtubeItems, concepts, thumbnails, additional } = inspiration;
  const learned = [titles?.[0], outliers?.[0], youtubeItems?.[0]?.title, concepts?.[0], thumbnails?.[0]];
  const own = [input, topic, ...learned, additional];
  const subject = own.find((text) => text && text.trim() !== "") ?? "";
  return [extractSubject(subject), otherInput ?? ""].join(" ").trim();
}

/** The strongest first: a run shows four. */
const EXPRESSIONS: readonly Expression[] = [
  "shocked",
  "happy",
  "surprised",
  "excited",
  "annoyed",
  "disappointed",
  "sad",
  "angry",
  "neutral",
];
const ANGLES = [
  "seen from above",
  "from a low angle",
  "close up",
  "from far away",
  "over the shoulder",
  "from the side",
];
const COMPOSITIONS = [
  "subject on the left",
  "subject on the right",
  "split in two halves",
  "subject in the centre",
  "framed by a window",
];
const MOODS = [
  "at night",
  "at sunset",
  "in bright daylight",
  "in a storm",
  "in cold blue light",
  "in warm golden light",
];
const VARIATIONS = ["", "close up", "at sunset", "from far away", "at night", "seen from above"];

const turnsOf: Partial<Record<ExecutionRequest["data"]["option"], readonly string[]>> = {
  expressions: EXPRESSIONS.map((expression) => `a person who looks ${expression}`),
  cameraAngles: ANGLES,
  compositions: COMPOSITIONS,
  moodShift: MOODS,
};

type Subject = {
  project: { name: string; title: string | null; concept: string | null };
  references: readonly { text: string; look?: readonly string[] }[];
};
const BESIDE = { count: 3, length: 300 };

const said = (parts: readonly (string | undefined)[]) => parts.filter((part) => part && part.trim() !== "").join(", ");

function asked({ data }: ExecutionRequest, { project }: Subject): (string | undefined)[] {
  const { thumbnailDescription, input, inspiration } = data;
  const [learned] = inspiration.thumbnails ?? [];
  const subject = [thumbnailDescription, input, inspiration.topic, learned, project.title, project.concept].find(
    (text) => text && text.trim() !== "" && !text.startsWith("/api/"),
  );
  return [
    subject ?? project.name,
    data.option === "combine" ? data.otherInput : undefined,
    data.option === "thisBut" ? data.thisBut : undefined,
  ];
}

/** What a wish shows: its own words with those of what lies beside it, in the light of the first picture. */
function wished(request: ExecutionRequest, ground: Subject): (string | undefined)[] {
  const { references } = ground;
  const wish = extractSubject(request.data.input);
  const beside = references.slice(0, BESIDE.count).map(({ text }) => text.slice(0, BESIDE.length));
  const look = references.find((one) => one.look !== undefined)?.look ?? [];
  const words = said(isChangeRequest(wish) ? [...beside, wish] : [wish, ...beside]);
  return [words || said(asked(request, ground)), ...look];
}

const LIGHT = /night|sunset|daylight|storm|light/;

/** One prompt a picture: what it shows, and what this one does differently. */
export function picturePrompts(request: ExecutionRequest, ground: Subject, count: number): string[] {
  const { data } = request;
  const isWish = isFreeform(data);
  const base = said(isWish ? wished(request, ground) : asked(request, ground)) || "a scene";
  const lit = isWish && ground.references.some(({ look }) => look?.some((word) => LIGHT.test(word)));
  const turns = turnsOf[data.option] ?? VARIATIONS.filter((turn) => !lit || !LIGHT.test(turn));
  const shown = new Set(data.exclude.map((text) => text.toLowerCase()));
  const prompts = turns.map((turn) => {
    const more = turn ? `, ${turn}` : "";
    return base.slice(0, IDEA_MAX - more.length) + more;
  });
  const fresh = prompts.filter((prompt) => !shown.has(prompt.toLowerCase()));
  return [...fresh, ...prompts.filter((prompt) => !fresh.includes(prompt))].slice(0, count);
}
