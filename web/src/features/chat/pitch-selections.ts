import {
  emptySelections,
  hasSuggestion,
  type Suggestion,
  suggestionsIn,
  toggleSuggestion,
} from "@coldopen/contract/pitches/rules";
import { INTEGRATIONS_MAX, type PitchSelections } from "@coldopen/contract/pitches/schema";
import { toast } from "../../lib/toast.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/chat.ts";
import { useGate } from "../labs/index.ts";
import { findStored, fromStored, pitchSelections, toStored } from "./stored-selections.ts";
import { useChat, useConversation } from "./use-conversation.ts";

const noIntegrations = { selectedIntegration: "", selectedIntegrationBefore: "", selectedIntegrationAfter: "" };

/** The selections of the open conversation. Adding what is there already removes it. */
export function usePitchSelections() {
  const { threadId, client } = useChat();
  const projectId = useConversation(client, (view) => view.projectId);
  const key = projectId ?? threadId;
  const all = usePersisted(pitchSelections) ?? {};
  const stored = findStored(all, { threadId, projectId });
  const brand = stored?.brand ?? "";
  const selections = { ...(stored ? fromStored(stored.selections) : emptySelections), videoProjectId: projectId };
  const applied = stored?.applied;
  const state = JSON.stringify([brand, selections]);
  const write = (next: PitchSelections, nextBrand = brand) =>
    pitchSelections.write({ ...all, [key]: { brand: nextBrand, selections: toStored(next), applied } });
  /** The integrations of one brand; those of another one are replaced. */
  const toggle = (suggestion: Suggestion, of: string) => {
    const isOtherBrand = brand !== "" && of !== "" && brand !== of && !hasSuggestion(selections, suggestion);
    const from = isOtherBrand ? { ...selections, ...noIntegrations } : selections;
    if (!hasSuggestion(from, suggestion) && suggestionsIn(from.selectedIntegration).length >= INTEGRATIONS_MAX)
      return toast.error(t("pitch.full", { count: INTEGRATIONS_MAX }));
    write(toggleSuggestion(from, suggestion), of);
    if (isOtherBrand && suggestionsIn(selections.selectedIntegration).length > 0)
      toast.success(t("pitch.otherBrand", { brand: of }), {
        label: t("pitch.undo"),
        onSelect: () => write(selections, brand),
      });
  };
  return {
    brand,
    selections,
    counts: {
      integrations: suggestionsIn(selections.selectedIntegration).length,
      others: [selections.selectedTitle, selections.selectedConcept, selections.selectedThumbnail].filter(Boolean)
        .length,
    },
    has: (suggestion: Suggestion) => hasSuggestion(selections, suggestion),
    toggle,
    /** Whether something was chosen since the pitch was last opened. */
    isChanged: state !== applied,
    markApplied: () =>
      pitchSelections.write({ ...all, [key]: { brand, selections: toStored(selections), applied: state } }),
    choose: (chosen: Partial<PitchSelections>) => write({ ...selections, ...chosen }),
  };
}

/** Whether results can be added to a pitch here: only in the pitch agent, behind its gate. */
export function useIsPitchAgent(): boolean {
  const { agentId } = useChat();
  const isOn = useGate("STUDIO_PITCH_AGENT_ACCESS");
  return isOn && agentId === "pitch";
}
