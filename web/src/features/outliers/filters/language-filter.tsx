import { languagesOf } from "@coldopen/contract/outliers/list-query";
import { ANY_LANGUAGE } from "@coldopen/contract/outliers/query";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "../../../locales/en/outliers.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { catalogueQuery } from "../../outlier-index/index.ts";
import { languageName, languagesMatching, UNKNOWN_LANGUAGE } from "../languages.ts";
import type { FilterProps } from "./filter-props.ts";
import { fewText, toggled } from "./values.ts";

export function LanguageFilter({ state, change }: FilterProps) {
  const chosen = languagesOf(state);
  const isOwn = state.language !== undefined;
  return (
    <FilterButton
      label={t("filters.language")}
      value={
        fewText(chosen.map(languageName)) ??
        t(isOwn || state.source !== "aaw" ? "filters.anyLanguage" : "filters.channelLanguage")
      }
      isDefault={!isOwn}
      {...(isOwn && { onClear: () => change({ language: undefined }) })}
      panelClassName="w-64 p-3"
    >
      <Languages
        chosen={chosen}
        isAny={chosen.length === 0 && (isOwn || state.source !== "aaw")}
        onChange={(language) => change({ language: language ?? [ANY_LANGUAGE] })}
      />
    </FilterButton>
  );
}

type LanguagesProps = { chosen: readonly string[]; isAny: boolean; onChange: (codes: string[] | undefined) => void };

function Languages({ chosen, isAny, onChange }: LanguagesProps) {
  const [typed, setTyped] = useState("");
  const found = languagesMatching(typed);
  const { data } = useQuery(catalogueQuery());
  const isEmpty = (code: string) =>
    data !== undefined && code !== UNKNOWN_LANGUAGE && !data.languages.includes(code) && !chosen.includes(code);
  return (
    <>
      <SearchField
        aria-label={t("filters.searchLanguages")}
        placeholder={t("filters.searchLanguages")}
        value={typed}
        onValueChange={setTyped}
      />
      <div className="mt-3 grid max-h-64 gap-2 overflow-y-auto pr-1">
        {typed === "" && (
          <Checkbox checked={isAny} onCheckedChange={() => onChange(undefined)}>
            {t("filters.anyLanguage")}
          </Checkbox>
        )}
        {found.map(({ code, name }) => (
          <Checkbox
            key={code}
            disabled={isEmpty(code)}
            checked={chosen.includes(code)}
            onCheckedChange={(isOn) => onChange(toggled(chosen, code, isOn))}
          >
            {name}
            {isEmpty(code) && <span className="text-xs text-faint"> {t("filters.noVideosIn")}</span>}
          </Checkbox>
        ))}
        {found.length === 0 && <p className="text-muted">{t("filters.noLanguage")}</p>}
      </div>
    </>
  );
}
