import type { SavedItemType } from "@coldopen/contract/saved-items/schema";
import { ChevronDown } from "lucide-react";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/saved-items.ts";
import { Button } from "../../ui/button.tsx";
import { ChoiceChip } from "../../ui/chip.tsx";
import { DateRangePicker } from "../../ui/date-range-picker.tsx";
import { FilterButton } from "../../ui/filter-button.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import type { ChangeSearch } from "./address.ts";
import { allTypes, type SavedItemsSearch, toggled, typesInAddress } from "./search.ts";

type TypeChipsProps = {
  chosen: readonly SavedItemType[];
  onChange: (chosen: SavedItemType[]) => void;
  isNarrow?: boolean;
};

export const TypeChips = ({ chosen, onChange, isNarrow = false }: TypeChipsProps) => (
  <fieldset aria-label={t("filters.types")} className={isNarrow ? "flex justify-between" : "flex flex-wrap gap-1.5"}>
    {allTypes.map((type) => (
      <ChoiceChip
        key={type}
        className={isNarrow ? "px-1.5! text-micro" : undefined}
        pressed={chosen.includes(type)}
        onClick={() => onChange(toggled(chosen, type))}
      >
        {t(`types.${type}`)}
      </ChoiceChip>
    ))}
  </fieldset>
);

type FiltersProps = { search: SavedItemsSearch; change: ChangeSearch };
const nowhere = { createdAt__gte: undefined, createdAt__lte: undefined };

export const SavedItemsFilters = ({ search, change }: FiltersProps) => (
  <>
    <TypeChips chosen={search.type__in} onChange={(chosen) => change({ type__in: typesInAddress(chosen) })} />
    <FilterButton
      label={t("filters.saved")}
      value={spanOf(search)}
      onClear={() => change(nowhere)}
      panelClassName="w-90 p-3"
    >
      <DateRangePicker
        value={{ start: search.createdAt__gte ?? null, end: search.createdAt__lte ?? null }}
        onChange={({ start, end }) => change({ createdAt__gte: start ?? undefined, createdAt__lte: end ?? undefined })}
      />
    </FilterButton>
  </>
);

function spanOf({ createdAt__gte: from, createdAt__lte: to }: SavedItemsSearch): string | undefined {
  if (from && to) return `${displayDate(from)} – ${displayDate(to)}`;
  if (from) return `${t("filters.from")} ${displayDate(from)}`;
  return to && `${t("filters.to")} ${displayDate(to)}`;
}

const sorts = { "-createdAt": t("sort.latest"), createdAt: t("sort.earliest") };

export const SavedItemsSort = ({ search: { sort }, change }: FiltersProps) => (
  <Menu
    align="end"
    trigger={
      <Button size="sm" kind="ghost" trailing={<ChevronDown className="size-3.5 text-faint" />}>
        <span className="font-normal text-faint">{t("sort.name")}</span>{" "}
        <span className="font-semibold text-text">{sorts[sort]}</span>
      </Button>
    }
  >
    <MenuRadios
      label={t("sort.by")}
      value={sort}
      onValueChange={(next) => change({ sort: next === "-createdAt" ? undefined : next })}
      options={[
        { value: "-createdAt", label: sorts["-createdAt"] },
        { value: "createdAt", label: sorts.createdAt },
      ]}
    />
  </Menu>
);
