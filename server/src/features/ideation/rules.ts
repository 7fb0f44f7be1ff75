import { elementsPerRequest } from "@coldopen/contract/ideation/rules";
import type { ExecutionRequest, Pane } from "@coldopen/contract/ideation/schema";

/** However many are asked for, a run makes at most what its pane shows. */
export const elementsOf = (pane: Pane, asked: number): number => Math.min(asked, elementsPerRequest(pane));

/** A run's own seed, unless the asker names one: the same id always leads to the same ideas. */
export const seedOf = (runId: string, asked: number | undefined): number =>
  asked ?? Number.parseInt(runId.replaceAll("-", "").slice(-7), 16);

const EXPRESSIONS = ["shocked", "happy", "surprised", "excited", "annoyed", "sad", "angry", "neutral"];
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

type Subject = { project: { name: string; title: string | null; concept: string | null } };

/** One prompt a picture: what it shows, and what this one does differently. */
export function picturePrompts({ data }: ExecutionRequest, { project }: Subject, count: number): string[] {
  const { inspiration } = data;
  const subject =
    [data.thumbnailDescription, data.input, inspiration.topic, project.title, project.concept, project.name].find(
      (text) => text && text.trim() !== "" && !text.startsWith("/api/"),
    ) ?? "a scene";
  const parts = [
    subject,
    data.option === "combine" ? data.otherInput : undefined,
    data.option === "thisBut" ? data.thisBut : undefined,
  ];
  const base = parts.filter((part) => part && part.trim() !== "").join(", ");
  const turns = turnsOf[data.option] ?? VARIATIONS;
  const shown = new Set(data.exclude.map((text) => text.toLowerCase()));
  const prompts = turns.map((turn) => (turn ? `${base}, ${turn}` : base));
  const fresh = prompts.filter((prompt) => !shown.has(prompt.toLowerCase()));
  return [...fresh, ...prompts.filter((prompt) => !fresh.includes(prompt))]
    .slice(0, count)
    .map((text) => text.slice(0, 1900));
}
