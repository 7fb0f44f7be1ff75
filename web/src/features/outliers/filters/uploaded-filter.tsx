import { Within } from "@coldopen/contract/outliers/list-state";
import { t } from "../../../locales/en/outliers.ts";
import { DateRangePicker } from "../../../ui/date-range-picker.tsx";
import { FilterButton } from "../../../ui/filter-button.tsx";
import { Radio, RadioGroup } from "../../../ui/radio.tsx";
import type { FilterProps } from "./filter-props.ts";
import { uploadedText } from "./values.ts";

const ANY = "any";
const none = { uploadedWithin: undefined, uploadedGte: undefined, uploadedLte: undefined };

export function UploadedFilter({ state, change }: FilterProps) {
  const { uploadedWithin, uploadedGte, uploadedLte } = state;
  const hasDays = uploadedGte !== undefined || uploadedLte !== undefined;
  return (
    <FilterButton
      label={t("filters.uploaded")}
      value={uploadedText(state)}
      onClear={() => change(none)}
      panelClassName="grid w-90 gap-3 p-3"
    >
      <RadioGroup
        label={t("filters.uploaded")}
        value={uploadedWithin ?? (hasDays ? null : ANY)}
        onValueChange={(value) => change({ ...none, uploadedWithin: Within.safeParse(value).data })}
      >
        <Radio value={ANY}>{t("filters.anyTime")}</Radio>
        {Within.options.map((within) => (
          <Radio key={within} value={within}>
            {t(`filters.within.${within}`)}
          </Radio>
        ))}
      </RadioGroup>
      <fieldset aria-label={t("filters.custom")} className="min-w-0 border-t border-line pt-3">
        <legend className="sr-only">{t("filters.custom")}</legend>
        <DateRangePicker
          value={{ start: uploadedGte ?? null, end: uploadedLte ?? null }}
          onChange={({ start, end }) =>
            change({ ...none, uploadedGte: start ?? undefined, uploadedLte: end ?? undefined })
          }
        />
      </fieldset>
    </FilterButton>
  );
}
