import type {
  FigureName,
  FigureSources,
  IntegrationPhase,
  PitchContent,
  PitchDraft,
  PitchSelections,
} from "./schema.ts";

type Figures = Pick<PitchDraft, "creatorProfile" | "audience">;

/** Every figure of a pitch by its name. */
const figuresOf = ({ creatorProfile: { metrics }, audience }: Figures): Record<FigureName, unknown> => ({
  ...metrics,
  purchaseIntentMultiplier: audience.purchaseIntentMultiplier,
  ...audience.demographics,
  brandAffinities: audience.brandAffinities,
  interests: audience.interests,
});
const isMissing = (figure: unknown) => figure === null || (Array.isArray(figure) && figure.length === 0);

export const noSources: FigureSources = {
  subscribers: null,
  totalViews: null,
  avgViewsPerVideo: null,
  engagementRate: null,
  purchaseIntentMultiplier: null,
  gender: null,
  age: null,
  geography: null,
  brandAffinities: null,
  interests: null,
};

/** A figure that a person changed counts as typed in, wherever it came from; one that is gone has no source. */
export function resolveSources(before: PitchContent | undefined, after: PitchDraft): FigureSources {
  const [old, current] = [before && figuresOf(before), figuresOf(after)];
  const sources = { ...noSources };
  for (const name of Object.keys(sources) as FigureName[]) {
    if (isMissing(current[name])) continue;
    const isSame = old && JSON.stringify(old[name]) === JSON.stringify(current[name]);
    sources[name] = isSame ? (before?.sources[name] ?? "typed") : "typed";
  }
  return sources;
}

/** A sponsor without a name of its own starts with a capital on the page: "Tool sponsor". */
export const brandTitle = (brand: string): string =>
  / sponsor$/.test(brand) ? brand.charAt(0).toUpperCase() + brand.slice(1) : brand;

export const phases: readonly IntegrationPhase[] = ["before", "during", "after"];

/** The descriptions of a phase, in order. */
export const timelineOf = (
  { integrationTimeline }: PitchContent["campaign"],
  phase: IntegrationPhase,
): readonly string[] => integrationTimeline.flatMap((item) => (item.phase === phase ? item.description : []));

const SEPARATOR = /\n{2,}/;
/** The suggestions in a field of the selections. */
export const suggestionsIn = (field: string): string[] => (field === "" ? [] : field.split(SEPARATOR));

/** Removes empty lines, which separate suggestions. */
const oneBlock = (text: string) => text.trim().replaceAll(/\s*\n\s*/g, "\n");

export type Suggestion = { content: string; beforeIntegration: string; afterIntegration: string };
/** A part of the timeline may be empty, but keeps its place. */
const NONE = "-";

export const emptySelections: PitchSelections = {
  videoProjectId: null,
  selectedConcept: "",
  selectedConceptWhyThisWorks: "",
  selectedTitle: "",
  selectedThumbnail: "",
  selectedIntegration: "",
  selectedIntegrationBefore: "",
  selectedIntegrationAfter: "",
};

type IntegrationFields = Pick<
  PitchSelections,
  "selectedIntegration" | "selectedIntegrationBefore" | "selectedIntegrationAfter"
>;

export const hasSuggestion = (selections: IntegrationFields, { content }: Pick<Suggestion, "content">): boolean =>
  suggestionsIn(selections.selectedIntegration).includes(oneBlock(content));

/** Adds a suggestion, or removes it if it is there. */
export function toggleSuggestion<T extends IntegrationFields>(selections: T, suggestion: Suggestion): T {
  const [contents, befores, afters] = [
    suggestionsIn(selections.selectedIntegration),
    suggestionsIn(selections.selectedIntegrationBefore),
    suggestionsIn(selections.selectedIntegrationAfter),
  ];
  const at = contents.indexOf(oneBlock(suggestion.content));
  if (at >= 0) for (const list of [contents, befores, afters]) list.splice(at, 1);
  else {
    contents.push(oneBlock(suggestion.content));
    befores.push(oneBlock(suggestion.beforeIntegration) || NONE);
    afters.push(oneBlock(suggestion.afterIntegration) || NONE);
  }
  return {
    ...selections,
    selectedIntegration: contents.join("\n\n"),
    selectedIntegrationBefore: befores.join("\n\n"),
    selectedIntegrationAfter: afters.join("\n\n"),
  };
}

/** The chosen suggestions as a timeline: each phase in the order of choice. */
export const timelineFrom = (selections: IntegrationFields): PitchContent["campaign"]["integrationTimeline"] => {
  const items = (phase: IntegrationPhase, field: string) =>
    suggestionsIn(field).flatMap((description) => (description === NONE ? [] : { phase, description }));
  return [
    ...items("before", selections.selectedIntegrationBefore),
    ...items("during", selections.selectedIntegration),
    ...items("after", selections.selectedIntegrationAfter),
  ];
};
