import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";

const PitchSelection = z.object({
  video_project_id: z.uuid().nullable(),
  selected_integration: z.string(),
  selected_integration_before: z.string(),
  selected_integration_after: z.string(),
});

/** What was added to the pitch of a thread, for the pitch page. */
export const pitchSelections = persisted("studio-pitch-selections", z.record(z.uuid(), PitchSelection));
