import type { PitchSelections } from "@coldopen/contract/pitches/schema";
import { Check, Handshake } from "lucide-react";
import { t } from "../../../locales/en/chat.ts";
import { Button } from "../../../ui/button.tsx";
import { useIsPitchAgent, usePitchSelections } from "../pitch-selections.ts";
import { useChat } from "../use-conversation.ts";

type ToggleProps = { isAdded: boolean; onToggle: () => void; className?: string };

export const PitchToggle = ({ isAdded, onToggle, className }: ToggleProps) => (
  <Button
    size="sm"
    icon={isAdded ? <Check /> : <Handshake />}
    aria-pressed={isAdded}
    onClick={onToggle}
    className={className}
  >
    {t(isAdded ? "results.addedToPitch" : "results.addToPitch")}
  </Button>
);

type AddToPitchProps = { chosen: Partial<PitchSelections> };

/** Adds a title, a concept, a thumbnail or a package to the pitch; shown by the pitch agent only. */
export function AddToPitch({ chosen }: AddToPitchProps) {
  // Other agents do not look the gate up for each of their results.
  return useChat().agentId === "pitch" ? <GatedToggle chosen={chosen} /> : null;
}

const GatedToggle = ({ chosen }: AddToPitchProps) => useIsPitchAgent() && <ChosenToggle chosen={chosen} />;

function ChosenToggle({ chosen }: AddToPitchProps) {
  const { selections, choose } = usePitchSelections();
  const known = new Map<string, unknown>(Object.entries(selections));
  const isAdded = Object.entries(chosen).every(([name, value]) => known.get(name) === value);
  const cleared = Object.fromEntries(Object.keys(chosen).map((name) => [name, ""]));
  return <PitchToggle isAdded={isAdded} onToggle={() => choose(isAdded ? cleared : chosen)} />;
}
