import { t } from "../../../locales/en/ideation-freeform.ts";
import { Segmented } from "../../../ui/segmented.tsx";

export type Mode = "source" | "words";
const modes: readonly Mode[] = ["source", "words"];

export const ModeSwitch = ({ mode, onChange }: { mode: Mode; onChange: (mode: Mode) => void }) => (
  <Segmented
    size="sm"
    label={t("modes.label")}
    value={mode}
    onValueChange={onChange}
    segments={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
    className="mx-4 mt-3 flex! *:flex-1"
  />
);
