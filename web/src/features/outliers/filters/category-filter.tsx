import { useQuery } from "@tanstack/react-query";
import { t } from "../../../locales/en/outliers.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { catalogueQuery } from "../../outlier-index/index.ts";
import type { FilterProps } from "./filter-props.ts";
import { fewText, toggled } from "./values.ts";

export const CategoryFilter = (props: FilterProps) => (
  <FilterButton
    label={t("filters.category")}
    value={fewText([...(props.state.aiL2Category ?? []), ...(props.state.youtubeCategory ?? [])])}
    onClear={() => props.change({ aiL2Category: undefined, youtubeCategory: undefined })}
    panelClassName="max-h-96 min-w-110 overflow-y-auto p-3"
  >
    <Categories {...props} />
  </FilterButton>
);

function Categories({ state, change }: FilterProps) {
  const { data, isError } = useQuery(catalogueQuery());
  if (isError) return <p className="text-muted">{t("filters.categoriesFailed")}</p>;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.aiL2Categories.length + data.youtubeCategories.length === 0)
    return <p className="text-muted">{t("filters.noCategories")}</p>;
  return (
    <div className="grid grid-cols-2 gap-6">
      <Words
        label={t("filters.ownCategories")}
        words={data.aiL2Categories}
        chosen={state.aiL2Category ?? []}
        onChange={(aiL2Category) => change({ aiL2Category })}
      />
      <Words
        label={t("filters.platformCategories")}
        words={data.youtubeCategories}
        chosen={state.youtubeCategory ?? []}
        onChange={(youtubeCategory) => change({ youtubeCategory })}
      />
    </div>
  );
}

type WordsProps = {
  label: string;
  words: readonly string[];
  chosen: readonly string[];
  onChange: (words: string[] | undefined) => void;
};

const Words = ({ label, words, chosen, onChange }: WordsProps) => (
  <fieldset aria-label={label}>
    <legend className="mb-2 text-xs font-medium text-muted">{label}</legend>
    <div className="grid gap-2">
      {[...new Set([...chosen, ...words])].sort().map((word) => (
        <Checkbox
          key={word}
          checked={chosen.includes(word)}
          onCheckedChange={(isOn) => onChange(toggled(chosen, word, isOn))}
        >
          {word}
        </Checkbox>
      ))}
    </div>
  </fieldset>
);
