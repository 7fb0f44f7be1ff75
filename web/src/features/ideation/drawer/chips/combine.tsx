import { optionsOfKind } from "@coldopen/contract/projects/rules";
import type { ComponentProps } from "react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Menu, MenuGroup, MenuItem } from "../../../../ui/menu.tsx";
import { sourceOfOption } from "../../edits.ts";
import type { Drawer } from "../../use-ideation.ts";
import { ideasOf, wordsOf } from "../../views.ts";
import { BrainstormChip } from "./chip.tsx";

const RESULTS_OFFERED = 12;

type Group = { label: string; items: readonly { id: string; text: string }[] };

/** Combining needs a second text: another option of the project, or a result. */
export function combinableOf({ project, pane, source, runs, edits }: Drawer): readonly Group[] {
  const differs = ({ text }: { text: string }) => text.trim() !== "" && text !== source.text;
  const options = optionsOfKind(project.options, pane)
    .map((option) => ({ id: option.id, text: sourceOfOption(project, option).text }))
    .filter(differs);
  const results = runs
    .flatMap((run) => ideasOf(run, edits))
    .map((idea) => ({ id: idea.id, text: wordsOf(idea, pane) }))
    .filter(differs)
    .slice(0, RESULTS_OFFERED);
  return [
    { label: t("combine.options"), items: options },
    { label: t("combine.results"), items: results },
  ].filter(({ items }) => items.length > 0);
}

export const CombineItems = ({ drawer, groups }: { drawer: Drawer; groups: readonly Group[] }) =>
  groups.map(({ label, items }) => (
    <MenuGroup key={label} label={label}>
      {items.map(({ id, text }) => (
        <MenuItem key={id} onSelect={() => drawer.run({ option: "combine", otherInput: text })}>
          <span className="truncate">{text}</span>
        </MenuItem>
      ))}
    </MenuGroup>
  ));

type CombineChipProps = Omit<ComponentProps<typeof BrainstormChip>, "onClick"> & { drawer: Drawer };

export function CombineChip({ drawer, ...chip }: CombineChipProps) {
  const groups = combinableOf(drawer);
  if (chip.reason !== undefined || groups.length === 0)
    return <BrainstormChip {...chip} reason={chip.reason ?? t("options.needsOther")} />;
  return (
    <Menu trigger={<BrainstormChip {...chip} />} align="end" className="max-h-80 w-88">
      <CombineItems drawer={drawer} groups={groups} />
    </Menu>
  );
}
