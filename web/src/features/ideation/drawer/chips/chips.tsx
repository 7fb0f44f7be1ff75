import { needsInput, optionsOfPane } from "@coldopen/contract/ideation/rules";
import type { BrainstormOption } from "@coldopen/contract/ideation/schema";
import { ChevronDown, PenLine } from "lucide-react";
import { t } from "../../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../../ui/button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../../ui/menu.tsx";
import type { Drawer } from "../../use-ideation.ts";
import { BrainstormChip, optionIcons } from "./chip.tsx";
import { CombineChip, CombineItems, combinableOf } from "./combine.tsx";

/** How many ways stay visible beside the results. */
const FOLDED = 2;

type ChipsProps = {
  drawer: Drawer;
  /** Opens the composer; without it freeform text is off. */
  onWords: (() => void) | undefined;
};

/** "This but" has its own box below. */
const waysOf = ({ pane, source }: Drawer): readonly BrainstormOption[] => {
  const ways = optionsOfPane[pane].filter((option) => option !== "thisBut");
  return source.text.trim() === "" ? ["emptyState", ...ways] : ways;
};
const reasonFor = ({ source }: Drawer, option: BrainstormOption) =>
  source.text.trim() === "" && needsInput(option) ? t("options.needsSource") : undefined;

/** Without a text of its own, a project starts from the format of its inspiration. */
const nameOf = ({ project }: Drawer, option: BrainstormOption) =>
  t(option === "emptyState" && project.youtubeItems.length > 0 ? "options.sameFormat" : `options.${option}`);

/** All ways before the first run; afterwards one row, which leaves the room to the results. */
export function BrainstormChips({ drawer, onWords }: ChipsProps) {
  const { isBusy, isReadOnly, runs } = drawer;
  const ways = waysOf(drawer);
  if (isReadOnly) return null;
  if (runs.length > 0) return <FoldedChips drawer={drawer} onWords={onWords} />;
  return (
    <fieldset aria-label={t("options.label")} className="flex flex-none flex-wrap gap-1.5 px-4 py-3">
      {ways.map((option) => {
        const common = {
          option,
          name: nameOf(drawer, option),
          isCurrent: false,
          isStreaming: isBusy,
          reason: reasonFor(drawer, option),
        };
        return option === "combine" ? (
          <CombineChip key={option} drawer={drawer} {...common} />
        ) : (
          <BrainstormChip key={option} {...common} onClick={() => drawer.run({ option })} />
        );
      })}
      {onWords && (
        <Button size="sm" kind="ghost" icon={<PenLine />} onClick={onWords}>
          {t("options.freeform")}
        </Button>
      )}
    </fieldset>
  );
}

function FoldedChips({ drawer, onWords }: ChipsProps) {
  const { isBusy, runs } = drawer;
  const current = runs[0]?.option;
  const ways = waysOf(drawer);
  const plain = ways.filter((option) => option !== "combine");
  const shown = plain.slice(0, FOLDED);
  const rest = plain.slice(FOLDED);
  // The way of the latest run stays in sight.
  const last = rest.find((option) => option === current) ?? rest[0];
  const visible = last ? [...shown, last] : shown;
  const groups = reasonFor(drawer, "combine") === undefined ? combinableOf(drawer) : [];
  return (
    <fieldset aria-label={t("options.label")} className="flex flex-none flex-wrap items-center gap-1.5 px-4 py-2">
      {visible.map((option) => (
        <BrainstormChip
          key={option}
          option={option}
          name={nameOf(drawer, option)}
          isCurrent={option === current}
          isStreaming={isBusy}
          reason={reasonFor(drawer, option)}
          onClick={() => drawer.run({ option })}
        />
      ))}
      <Menu
        align="end"
        className="max-h-96 w-72"
        trigger={
          <Button size="sm" kind="ghost" trailing={<ChevronDown />} className="ml-auto">
            {t("options.more")}
          </Button>
        }
      >
        {rest
          .filter((option) => option !== last)
          .map((option) => (
            <MenuItem
              key={option}
              icon={optionIcons[option]}
              disabled={reasonFor(drawer, option) !== undefined}
              onSelect={() => drawer.run({ option })}
            >
              {t(`options.${option}`)}
            </MenuItem>
          ))}
        {onWords && (
          <MenuItem icon={<PenLine />} onSelect={onWords}>
            {t("options.freeform")}
          </MenuItem>
        )}
        {groups.length > 0 && <MenuSeparator />}
        <CombineItems
          drawer={drawer}
          groups={groups.map(({ label, items }) => ({ label: t("combine.with", { label }), items }))}
        />
      </Menu>
    </fieldset>
  );
}
