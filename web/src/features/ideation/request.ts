import { elementsPerRequest, explodeExclusions, needsInput } from "@coldopen/contract/ideation/rules";
import type { BrainstormOption, ExecutionRequest, InspirationSettings, Pane } from "@coldopen/contract/ideation/schema";
import { CONCEPT_MAX, IDEA_MAX, type VideoProjectDetail, YOUTUBE_ITEMS_MAX } from "@coldopen/contract/projects/schema";
import { primaryOf, sourceOf } from "./edits.ts";
import { referenceOf } from "./materials.ts";
import { type DrawerState, type Run, runsOf } from "./state.ts";

const EXCLUDED_MAX = 200;

export type RunOptions = {
  option: BrainstormOption;
  otherInput?: string;
  thisBut?: string;
  /** The freeform text that the materials belong to. */
  words?: string;
};
type Data = ExecutionRequest["data"];

/** Builds the request from the state of the drawer. */
export function dataFor(project: VideoProjectDetail, state: DrawerState, pane: Pane, options: RunOptions): Data {
  const edits = state.edits.present;
  const input = (needsInput(options.option) ? sourceOf(project, edits, pane).text : (options.words ?? "")).slice(
    0,
    CONCEPT_MAX,
  );
  const description = input || primaryOf(project, "title")?.content;
  return {
    pane,
    option: options.option,
    input,
    numElementsToGenerate: elementsPerRequest(pane),
    scoring: true,
    inspiration: inspirationOf(project, edits.settings),
    inspirationLevel: edits.level,
    exclude: excludedFor(state, pane, options.option),
    references: options.words === undefined ? [] : edits.materials.flatMap(referenceOf),
    ...(options.otherInput !== undefined && { otherInput: options.otherInput.slice(0, CONCEPT_MAX) }),
    ...(options.thisBut !== undefined && { thisBut: options.thisBut }),
    ...(pane === "thumbnail" &&
      options.words === undefined &&
      description && { thumbnailDescription: description.slice(0, IDEA_MAX) }),
  };
}

/** The settings of the drawer with the videos that the project keeps, each once. */
function inspirationOf({ youtubeItems }: VideoProjectDetail, settings: InspirationSettings): InspirationSettings {
  const videos = new Map([...youtubeItems, ...(settings.youtubeItems ?? [])].map((item) => [item.videoId, item]));
  return videos.size === 0 ? settings : { ...settings, youtubeItems: [...videos.values()].slice(0, YOUTUBE_ITEMS_MAX) };
}

function excludedFor(state: DrawerState, pane: Pane, option: BrainstormOption): string[] {
  const oldestFirst = [...runsOf(state, pane)].reverse().flatMap(({ elements }) => elements);
  const names = oldestFirst.flatMap(({ description }) => (description ? [description.slice(0, CONCEPT_MAX)] : []));
  const shown = pane === "thumbnail" ? names : oldestFirst.map(({ content }) => content.slice(0, CONCEPT_MAX));
  return [...new Set([...shown, ...(option === "explode" ? explodeExclusions(names) : [])])].slice(-EXCLUDED_MAX);
}

/** Repeats a failed request; for a run of an earlier visit, from what the server stored. */
export function dataAgain(project: VideoProjectDetail, state: DrawerState, run: Run): Data | undefined {
  if (run.request) return { ...run.request, exclude: excludedFor(state, run.pane, run.option) };
  const { option, input, references, otherInput, thisBut } = run;
  // Runs from before these texts were stored.
  if ((option === "combine" && otherInput === null) || (option === "thisBut" && thisBut === null)) return undefined;
  const texts = { ...(otherInput !== null && { otherInput }), ...(thisBut !== null && { thisBut }) };
  return { ...dataFor(project, state, run.pane, { option, ...texts }), input, references };
}

export function requestFor(project: VideoProjectDetail, runId: string, data: Data | undefined): ExecutionRequest {
  if (!data?.pane) throw new Error("Cannot stream ideas with no active pane");
  if (!project.id) throw new Error("videoProjectId is required");
  const { organizationId, channelUCID, id } = project;
  return {
    metadata: { tracking: { runId, organizationId, channelUCID, videoProjectId: id }, overrides: {} },
    data,
  };
}

/** The slots exist before the first token arrives. */
export const runRequested = (request: ExecutionRequest, now: Date): Run => ({
  id: request.metadata.tracking.runId,
  pane: request.data.pane,
  option: request.data.option,
  input: request.data.input,
  references: request.data.references,
  otherInput: request.data.otherInput ?? null,
  thisBut: request.data.thisBut ?? null,
  state: "start",
  errorReason: null,
  total: request.data.numElementsToGenerate,
  madeBy: "",
  createdAt: now.toISOString(),
  elements: [],
  request: request.data,
});
