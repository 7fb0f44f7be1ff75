import { ProjectSource, TagCategory } from "@coldopen/contract/projects/schema";
import { ChevronDown } from "lucide-react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/idea-wall.ts";
import { Button } from "../../ui/button.tsx";
import { FilterButton } from "../../ui/filter-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Menu, MenuRadios } from "../../ui/menu.tsx";
import { Radio, RadioGroup } from "../../ui/radio.tsx";
import { StatusFilter, WordsFilter } from "../project-filters/index.ts";
import { type ChangeWall, scores, type WallSearch, wallSorts } from "./search.ts";

const ANY = "any";

type WallFiltersProps = { channel: ActiveChannel; search: WallSearch; change: ChangeWall };

export const WallFilters = ({ channel, search, change }: WallFiltersProps) => (
  <section
    aria-label={t("filters")}
    className="sticky top-13 z-(--z-sticky) flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-background px-(--page-x) py-2"
  >
    <StatusFilter search={search} change={change} />
    <OneFilter
      label={t("source")}
      value={search.source}
      options={ProjectSource.options.map((source) => ({ value: source, label: t(`sources.${source}`) }))}
      onChange={(source) => change({ source })}
    />
    <OneFilter
      label={t("score")}
      value={search.titleScore__gte?.toString()}
      options={scores.map((score) => ({ value: String(score), label: t("scoreFrom", { score }) }))}
      onChange={(score) => change({ titleScore__gte: score })}
    />
    <OneFilter
      label={t("category")}
      value={search.tagCategory}
      options={TagCategory.options.map((category) => ({ value: category, label: t(`categories.${category}`) }))}
      onChange={(tagCategory) => change({ tagCategory })}
    />
    <WordsFilter
      channel={channel}
      kind="tags"
      chosen={search.videoProjectTags ?? []}
      onChange={(names) => change({ videoProjectTags: names })}
    />
    <div className="ml-auto flex items-center gap-4">
      <span aria-hidden className="flex items-center gap-1.5 text-xs text-muted max-lg:hidden">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd>
        {t("keys.move")}
        <Kbd className="ml-2">X</Kbd>
        {t("keys.select")}
      </span>
      <Menu
        align="end"
        trigger={
          <Button size="sm" kind="ghost" trailing={<ChevronDown className="size-3.5 text-faint" />}>
            <span className="font-normal text-faint">{t("sort.name")}</span> {t(`sort.${search.sort}`)}
          </Button>
        }
      >
        <MenuRadios
          label={t("sort.name")}
          value={search.sort}
          onValueChange={(sort) => change({ sort })}
          options={wallSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
        />
      </Menu>
    </div>
  </section>
);

type OneFilterProps = {
  label: string;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
};

const OneFilter = ({ label, value, options, onChange }: OneFilterProps) => (
  <FilterButton
    label={label}
    value={options.find((option) => option.value === value)?.label}
    onClear={() => onChange(undefined)}
  >
    <RadioGroup label={label} value={value ?? ANY} onValueChange={(next) => onChange(next === ANY ? undefined : next)}>
      <Radio value={ANY}>{t("all")}</Radio>
      {options.map((option) => (
        <Radio key={option.value} value={option.value}>
          {option.label}
        </Radio>
      ))}
    </RadioGroup>
  </FilterButton>
);
