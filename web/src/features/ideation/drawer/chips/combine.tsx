import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ComponentProps } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Menu, MenuGroup, MenuItem } from "../../../../ui/menu.tsx";
import { sourceOfOption } from "../../edits.ts";
import type { Drawer } from "../../use-ideation.ts";
import { ideasOf, wordsOf } from "../../views.ts";
import { BrainstormChip } from "./chip.tsx";

const RESULTS_OFFERED = 12;

type CombineChipProps = Omit<ComponentProps<typeof BrainstormChip>, "onClick"> & { drawer: Drawer };

/** Combining needs a second text: another option of the project, or a result. */
export function CombineChip({ drawer, ...chip }: CombineChipProps) {
  const { project, pane, source, runs } = drawer;
  const differs = ({ text }: { text: string }) => text.trim() !== "" && text !== source.text;
  const options = optionsOfKind(project.options, pane)
    .map((option) => ({ id: option.id, text: sourceOfOption(project, option).text }))
    .filter(differs);
  const results = runs
    .flatMap((run) => ideasOf(run, drawer.edits))
    .map((idea) => ({ id: idea.id, text: wordsOf(idea, pane) }))
    .filter(differs)
    .slice(0, RESULTS_OFFERED);
  const groups = [
    { label: t("combine.options"), items: options },
    { label: t("combine.results"), items: results },
  ].filter(({ items }) => items.length > 0);

  if (chip.reason !== undefined || groups.length === 0)
    return <BrainstormChip {...chip} reason={chip.reason ?? t("options.needsOther")} />;
  return (
    <Menu trigger={<BrainstormChip {...chip} />} align="end" className="max-h-80 w-88">
      {groups.map(({ label, items }) => (
        <MenuGroup key={label} label={label}>
          {items.map(({ id, text }) => (
            <MenuItem key={id} onSelect={() => drawer.run({ option: "combine", otherInput: text })}>
              <span className="truncate">{text}</span>
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}
