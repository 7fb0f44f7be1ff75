import type { PitchSelections } from "@coldopen/contract/pitches/schema";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

const StoredSelections = z.object({
  video_project_id: z.uuid().nullable(),
  selected_concept: z.string(),
  selected_concept_why_this_works: z.string(),
  selected_title: z.string(),
  selected_thumbnail: z.string(),
  selected_integration: z.string(),
  selected_integration_before: z.string(),
  selected_integration_after: z.string(),
});
type StoredSelections = z.infer<typeof StoredSelections>;

const AllSelections = z.record(
  z.uuid(),
  z.object({
    brand: z.string(),
    selections: StoredSelections,
    /** What the pitch was last opened with, as text. */
    applied: z.string().optional(),
  }),
);

/** What was added to a pitch, by project, or by conversation where there is no project yet. */
export const pitchSelections = persisted("studio-pitch-selections", AllSelections, 2);

export const fromStored = (stored: StoredSelections): PitchSelections => ({
  videoProjectId: stored.video_project_id,
  selectedConcept: stored.selected_concept,
  selectedConceptWhyThisWorks: stored.selected_concept_why_this_works,
  selectedTitle: stored.selected_title,
  selectedThumbnail: stored.selected_thumbnail,
  selectedIntegration: stored.selected_integration,
  selectedIntegrationBefore: stored.selected_integration_before,
  selectedIntegrationAfter: stored.selected_integration_after,
});
export const toStored = (selections: PitchSelections): StoredSelections => ({
  video_project_id: selections.videoProjectId,
  selected_concept: selections.selectedConcept,
  selected_concept_why_this_works: selections.selectedConceptWhyThisWorks,
  selected_title: selections.selectedTitle,
  selected_thumbnail: selections.selectedThumbnail,
  selected_integration: selections.selectedIntegration,
  selected_integration_before: selections.selectedIntegrationBefore,
  selected_integration_after: selections.selectedIntegrationAfter,
});

/** What was added before the conversation had its project counts until something is stored for the project. */
export const findStored = (
  all: z.infer<typeof AllSelections> | undefined,
  { threadId, projectId }: { threadId: string; projectId: string | null },
) => (projectId === null ? undefined : all?.[projectId]) ?? all?.[threadId];

/** What was added to the pitch of a conversation; undefined if nothing was. */
export function readSelections(threadId: string, projectId: string | null): PitchSelections | undefined {
  const stored = findStored(pitchSelections.read(), { threadId, projectId });
  return stored && { ...fromStored(stored.selections), videoProjectId: projectId };
}
