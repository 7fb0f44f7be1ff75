import { elementsPerRequest, explodeExclusions, needsInput } from "@coldopen/contract/ideation/rules";
import type { BrainstormOption, ExecutionRequest, Pane } from "@coldopen/contract/ideation/schema";
import { CONCEPT_MAX, IDEA_MAX, type VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { primaryOf, sourceOf } from "./edits.ts";
import { referenceOf } from "./materials.ts";
import { type DrawerState, type Run, runsOf } from "./state.ts";

const EXCLUDED_MAX = 200;

export type Wish = {
  option: BrainstormOption;
  otherInput?: string;
  thisBut?: string;
  /** The person's own words, to which all that lies beside them belongs. */
  words?: string;
};
type Data = ExecutionRequest["data"];

/** What is asked of the engine, from all that the drawer holds. */
export function dataFor(project: VideoProjectDetail, state: DrawerState, pane: Pane, wish: Wish): Data {
  const edits = state.edits.present;
  const input = (needsInput(wish.option) ? sourceOf(project, edits, pane).text : (wish.words ?? "")).slice(
    0,
    CONCEPT_MAX,
  );
  const description = input || primaryOf(project, "title")?.content;
  return {
    pane,
    option: wish.option,
    input,
    numElementsToGenerate: elementsPerRequest(pane),
    scoring: true,
    inspiration: edits.settings,
    inspirationLevel: edits.level,
    exclude: excludedFor(state, pane, wish.option),
    references: wish.words === undefined ? [] : edits.materials.flatMap(referenceOf),
    ...(wish.otherInput !== undefined && { otherInput: wish.otherInput.slice(0, CONCEPT_MAX) }),
    ...(wish.thisBut !== undefined && { thisBut: wish.thisBut }),
    ...(pane === "thumbnail" &&
      wish.words === undefined &&
      description && { thumbnailDescription: description.slice(0, IDEA_MAX) }),
  };
}

function excludedFor(state: DrawerState, pane: Pane, option: BrainstormOption): string[] {
  const oldestFirst = [...runsOf(state, pane)].reverse().flatMap(({ elements }) => elements);
  const names = oldestFirst.flatMap(({ description }) => (description ? [description.slice(0, CONCEPT_MAX)] : []));
  const shown = pane === "thumbnail" ? names : oldestFirst.map(({ content }) => content.slice(0, CONCEPT_MAX));
  return [...new Set([...shown, ...(option === "explode" ? explodeExclusions(names) : [])])].slice(-EXCLUDED_MAX);
}

/** Asks again for what failed; a run of an earlier visit is asked for by what the server kept of it. */
export function dataAgain(project: VideoProjectDetail, state: DrawerState, run: Run): Data | undefined {
  if (run.asked) return { ...run.asked, exclude: excludedFor(state, run.pane, run.option) };
  if (run.option === "combine" || run.option === "thisBut") return undefined;
  const { option, input, references } = run;
  return { ...dataFor(project, state, run.pane, { option }), input, references };
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

/** The slots stand before the first word arrives. */
export const runAsked = (request: ExecutionRequest, now: Date): Run => ({
  id: request.metadata.tracking.runId,
  pane: request.data.pane,
  option: request.data.option,
  input: request.data.input,
  references: request.data.references,
  state: "start",
  errorReason: null,
  total: request.data.numElementsToGenerate,
  madeBy: "",
  createdAt: now.toISOString(),
  elements: [],
  asked: request.data,
});
