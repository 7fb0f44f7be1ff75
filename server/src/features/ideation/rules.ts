import { elementsPerRequest, isFreeform } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest, Expression, Pane, RunState } from "@coldopen/contract/ideation/schema";
import { isUnnamed } from "@coldopen/contract/projects/rules";
import { IDEA_MAX } from "@coldopen/contract/projects/schema";
import { extractSubject, isChangeRequest } from "@coldopen/engine-text/intent";

/** A run generates at most as many elements as its pane shows. */
export const elementCount = (pane: Pane, requested: number): number => Math.min(requested, elementsPerRequest(pane));

type RunIdentity = { userId: string | null; projectId: string };

/**
 * A run that its process did not finish may start again under its id, for the same person and project. Whether it is still
 * active is decided by its lease; one that failed and was settled is refused by the ledger.
 */
export const canRestart = (
  earlier: (RunIdentity & { state: RunState }) | undefined,
  { userId, projectId }: RunIdentity,
): boolean =>
  earlier !== undefined &&
  earlier.userId === userId &&
  earlier.projectId === projectId &&
  earlier.state !== "complete" &&
  earlier.state !== "stopped";

/** Derived from the run id unless the request has one, so that the same id gives the same elements. */
export const seedOf = (runId: string, requested: number | undefined): number =>
  requested ?? Number.parseInt(runId.replaceAll("-", "").slice(-7), 16);

/** The subject of a request, as far as the request states it. A video of the inspiration gives its format, not its subject. */
export function subjectOf({ input, otherInput, inspiration }: ExecutionRequest["data"]): string {
  const { topic, titles, outliers, concepts, thumbnails, additional } = inspiration;
  const inspirations = [titles?.[0], outliers?.[0], concepts?.[0], thumbnails?.[0]];
  const candidates = [input, topic, ...inspirations, additional];
  const subject = candidates.find((text) => text && text.trim() !== "") ?? "";
  return [extractSubject(subject), otherInput ?? ""].join(" ").trim();
}

/** The most effective first: a run shows four. */
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

const modifiersByOption: Partial<Record<ExecutionRequest["data"]["option"], readonly string[]>> = {
  expressions: EXPRESSIONS.map((expression) => `a person who looks ${expression}`),
  cameraAngles: ANGLES,
  compositions: COMPOSITIONS,
  moodShift: MOODS,
};

type Subject = {
  project: { name: string; title: string | null; concept: string | null };
  channel: { bio: string };
  /** Published titles, the most successful first, and titles of other channels, which have a `videoId`. */
  knownTitles: readonly { title: string; videoId?: string }[];
  references: readonly { text: string; look?: readonly string[] }[];
  /** Light and composition of the inspiration. */
  look: readonly string[];
};
const MAX_PROMPT_REFERENCES = 3;
const MAX_REFERENCE_LENGTH = 300;

const joinParts = (parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part && part.trim() !== "").join(", ");

/** The first sentence says what a channel is about. */
const firstSentence = (bio: string) => bio.split(/(?<=[.!?])\s/, 1)[0]?.replace(/(?<![.!?])[.!?]+$/, "");

/** What the request names, else the project, else the channel; a video of the inspiration is the last resort. */
function imageSubject({ data }: ExecutionRequest, { project, channel, knownTitles }: Subject): string | undefined {
  const { thumbnailDescription, input, inspiration } = data;
  const candidates = [
    thumbnailDescription,
    input,
    inspiration.topic,
    inspiration.thumbnails?.[0],
    project.title,
    project.concept,
    isUnnamed(project.name) ? undefined : project.name,
    firstSentence(channel.bio),
    knownTitles.find(({ videoId }) => videoId === undefined)?.title,
    inspiration.youtubeItems?.[0]?.title,
  ];
  return candidates.find((text) => text && text.trim() !== "" && !text.startsWith("/api/")) ?? undefined;
}

function requestParts(request: ExecutionRequest, context: Subject): (string | undefined)[] {
  const { data } = request;
  return [
    imageSubject(request, context),
    data.option === "combine" ? data.otherInput : undefined,
    data.option === "thisBut" ? data.thisBut : undefined,
  ];
}

/** The input of a free-form request with the texts of its references, in the light of the first referenced image. */
function freeformParts(request: ExecutionRequest, context: Subject): (string | undefined)[] {
  const { references } = context;
  const input = extractSubject(request.data.input);
  const texts = references.slice(0, MAX_PROMPT_REFERENCES).map(({ text }) => text.slice(0, MAX_REFERENCE_LENGTH));
  const look = references.find((one) => one.look !== undefined)?.look ?? [];
  const words = joinParts(isChangeRequest(input) ? [...texts, input] : [input, ...texts]);
  return [words || joinParts(requestParts(request, context)), ...look];
}

const LIGHT = /night|sunset|daylight|storm|light/;

/** One prompt for each image: the common subject and the modifier of this image. None without a subject. */
export function imagePrompts(request: ExecutionRequest, context: Subject, count: number): string[] {
  const { data } = request;
  const isFree = isFreeform(data);
  const subject = joinParts(isFree ? freeformParts(request, context) : requestParts(request, context));
  if (subject === "") return [];
  const base = joinParts([subject, ...(isFree ? [] : context.look)]);
  const looks = isFree ? context.references.flatMap(({ look = [] }) => look) : context.look;
  const hasLight = looks.some((word) => LIGHT.test(word));
  const modifiers = modifiersByOption[data.option] ?? VARIATIONS.filter((text) => !hasLight || !LIGHT.test(text));
  const excluded = new Set(data.exclude.map((text) => text.toLowerCase()));
  const prompts = modifiers.map((modifier) => {
    const suffix = modifier ? `, ${modifier}` : "";
    return base.slice(0, IDEA_MAX - suffix.length) + suffix;
  });
  const fresh = prompts.filter((prompt) => !excluded.has(prompt.toLowerCase()));
  return [...fresh, ...prompts.filter((prompt) => !fresh.includes(prompt))].slice(0, count);
}
