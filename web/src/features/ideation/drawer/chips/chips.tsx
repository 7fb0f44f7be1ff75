import { needsInput, optionsOfPane } from "@coldopen/contract/ideation/rules";
import type { BrainstormOption } from "@coldopen/contract/ideation/schema";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import type { Drawer } from "../../use-ideation.ts";
import { BrainstormChip } from "./chip.tsx";
import { CombineChip } from "./combine.tsx";

/** "This but" has its own box below; without a source text only starting from scratch makes sense. */
export function BrainstormChips({ drawer }: { drawer: Drawer }) {
  const { pane, source, isBusy, isReadOnly, runs } = drawer;
  const isEmpty = source.text.trim() === "";
  const ways = optionsOfPane[pane].filter((option) => option !== "thisBut");
  const reasonFor = (option: BrainstormOption) =>
    isEmpty && needsInput(option) ? t("options.needsSource") : undefined;
  if (isReadOnly) return null;
  return (
    <fieldset aria-label={t("options.label")} className="flex flex-wrap gap-1.5 px-4 py-3">
      {(isEmpty ? (["emptyState", ...ways] as const) : ways).map((option) => {
        const common = {
          option,
          isCurrent: runs[0]?.option === option,
          isStreaming: isBusy,
          reason: reasonFor(option),
        };
        return option === "combine" ? (
          <CombineChip key={option} drawer={drawer} {...common} />
        ) : (
          <BrainstormChip key={option} {...common} onClick={() => drawer.run({ option })} />
        );
      })}
    </fieldset>
  );
}
