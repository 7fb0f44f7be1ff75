import { outlierIndex } from "../../../lib/format.ts";
import { t } from "../../../locales/en/outliers.ts";
import { Button } from "../../../ui/button.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { Radio, RadioGroup } from "../../../ui/radio.tsx";
import { useGate } from "../../labs/index.ts";
import { channelRanges, indexRanges, lengthRanges, rangeNamed, subscriberRanges } from "../presets.ts";
import { isFiltered, unfiltered } from "../search.ts";
import { Bounds } from "./bounds.tsx";
import { CategoryFilter } from "./category-filter.tsx";
import type { FilterProps } from "./filter-props.ts";
import { LanguageFilter } from "./language-filter.tsx";
import { RangeChips } from "./range-chips.tsx";
import { UploadedFilter } from "./uploaded-filter.tsx";
import { rangeText, readLength, readNumber, writeLength } from "./values.ts";

export function OutlierFilterBar(props: FilterProps) {
  const { state, change } = props;
  const hasLanguages = useGate("STUDIO_OUTLIER_LANGUAGE_PICKER");
  return (
    <>
      <UploadedFilter {...props} />
      <FilterButton
        label={t("filters.views")}
        value={rangeText(state.viewsGte, state.viewsLte)}
        onClear={() => change({ viewsGte: undefined, viewsLte: undefined })}
      >
        <Bounds
          low={state.viewsGte}
          high={state.viewsLte}
          onChange={(viewsGte, viewsLte) => change({ viewsGte, viewsLte })}
        />
      </FilterButton>
      <FilterButton
        label={t("filters.index")}
        value={rangeText(state.performanceIndexGte, state.performanceIndexLte, outlierIndex)}
        onClear={() => change({ performanceIndexGte: undefined, performanceIndexLte: undefined })}
        panelClassName="grid gap-3 p-3"
      >
        <RangeChips
          label={t("filters.indexRanges")}
          ranges={indexRanges}
          low={state.performanceIndexGte}
          high={state.performanceIndexLte}
          onChange={(performanceIndexGte, performanceIndexLte) => change({ performanceIndexGte, performanceIndexLte })}
        />
        <Bounds
          low={state.performanceIndexGte}
          high={state.performanceIndexLte}
          read={readNumber}
          onChange={(performanceIndexGte, performanceIndexLte) => change({ performanceIndexGte, performanceIndexLte })}
        />
      </FilterButton>
      <SubscribersFilter {...props} />
      <LengthFilter {...props} />
      <CategoryFilter {...props} />
      {hasLanguages && <LanguageFilter {...props} />}
      <KidsFilter {...props} />
      {isFiltered(state) && (
        <Button kind="ghost" size="sm" className="px-2!" onClick={() => change(unfiltered)}>
          {t("filters.clearAll")}
        </Button>
      )}
    </>
  );
}

function SubscribersFilter({ state: { subscribersGte: low, subscribersLte: high }, change }: FilterProps) {
  const set = (subscribersGte?: number, subscribersLte?: number) => change({ subscribersGte, subscribersLte });
  return (
    <FilterButton
      label={t("filters.subscribers")}
      value={rangeNamed([...subscriberRanges, ...channelRanges], low, high) ?? rangeText(low, high)}
      onClear={() => set()}
      panelClassName="grid gap-3 p-3"
    >
      <RangeChips
        label={t("filters.subscriberRanges")}
        ranges={subscriberRanges}
        low={low}
        high={high}
        onChange={set}
      />
      <RangeChips label={t("filters.channelRanges")} ranges={channelRanges} low={low} high={high} onChange={set} />
      <Bounds low={low} high={high} onChange={set} />
    </FilterButton>
  );
}

function LengthFilter({ state: { durationGte: low, durationLte: high }, change }: FilterProps) {
  const set = (durationGte?: number, durationLte?: number) => change({ durationGte, durationLte });
  return (
    <FilterButton
      label={t("filters.length")}
      value={rangeNamed(lengthRanges, low, high) ?? rangeText(low, high, writeLength)}
      onClear={() => set()}
      panelClassName="grid gap-3 p-3"
    >
      <RangeChips label={t("filters.length")} ranges={lengthRanges} low={low} high={high} onChange={set} />
      <Bounds
        low={low}
        high={high}
        onChange={set}
        read={readLength}
        write={writeLength}
        wrong={t("filters.notALength")}
      />
    </FilterButton>
  );
}

const kidsTexts = { true: t("filters.onlyKids"), false: t("filters.notKids") };

const KidsFilter = ({ state: { madeForKids }, change }: FilterProps) => (
  <FilterButton
    label={t("filters.kids")}
    value={madeForKids === undefined ? undefined : kidsTexts[`${madeForKids}`]}
    onClear={() => change({ madeForKids: undefined })}
  >
    <RadioGroup
      label={t("filters.kids")}
      value={madeForKids === undefined ? "any" : `${madeForKids}`}
      onValueChange={(value) => change({ madeForKids: value === "any" ? undefined : value === "true" })}
    >
      <Radio value="any">{t("filters.any")}</Radio>
      <Radio value="true">{kidsTexts.true}</Radio>
      <Radio value="false">{kidsTexts.false}</Radio>
    </RadioGroup>
  </FilterButton>
);
