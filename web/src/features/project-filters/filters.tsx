import { mayFilterByPerformance, statusLabel } from "@coldopen/contract/projects/rules";
import { ProjectType } from "@coldopen/contract/projects/schema";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/project-filters.ts";
import { t as typeName } from "../../locales/en/video-types.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { DateRangePicker } from "../../ui/date-range-picker.tsx";
import { FilterButton } from "../../ui/filter-button.tsx";
import { Radio, RadioGroup } from "../../ui/radio.tsx";
import { useGate } from "../labs/index.ts";
import type { ChangeSearch } from "./address.ts";
import { RangeFilter } from "./range.tsx";
import { allStatuses, isEveryStatus, type ProjectsSearch } from "./search.ts";
import { dateValue, rangeValue, withoutOrWith } from "./values.ts";
import { WordsFilter } from "./words.tsx";

const SECONDS = 60;
const ANY = "any";
type FilterProps = { search: ProjectsSearch; change: ChangeSearch };

export function ProjectFilters({ channel, search, change }: FilterProps & { channel: ActiveChannel }) {
  const hasAiCategories = useGate("STUDIO_AI_CATEGORY_FILTER");
  const needsPublished = mayFilterByPerformance(search.status__in) ? undefined : t("needsPublished");
  return (
    <>
      <StatusFilter search={search} change={change} />
      {search.source && (
        <FilterButton label={t("source")} value={t("ideaBank")} onClear={() => change({ source: undefined })}>
          {t("onlyIdeaBank")}
        </FilterButton>
      )}
      {search.source__isNot && (
        <FilterButton label={t("source")} value={t("notIdeaBank")} onClear={() => change({ source__isNot: undefined })}>
          {t("withoutIdeaBank")}
        </FilterButton>
      )}
      <TypeFilter search={search} change={change} />
      <FilterButton
        label={t("date")}
        value={dateValue(search)}
        onClear={() => change({ publishDate__gte: undefined, publishDate__lte: undefined })}
        panelClassName="w-90 p-3"
      >
        <DateRangePicker
          value={{ start: search.publishDate__gte ?? null, end: search.publishDate__lte ?? null }}
          onChange={({ start, end }) =>
            change({ publishDate__gte: start ?? undefined, publishDate__lte: end ?? undefined })
          }
        />
      </FilterButton>
      <SponsorsFilter search={search} change={change} />
      <RangeFilter
        label={t("duration")}
        unit={t("minutes")}
        low={inMinutes(search.duration__gte)}
        high={inMinutes(search.duration__lte)}
        value={rangeValue(
          inMinutes(search.duration__gte),
          inMinutes(search.duration__lte),
          (minutes) => `${minutes} min`,
        )}
        onChange={(low, high) => change({ duration__gte: inSeconds(low), duration__lte: inSeconds(high) })}
      />
      <WordsFilter
        channel={channel}
        kind="tags"
        chosen={search.videoProjectTags ?? []}
        onChange={(names) => change({ videoProjectTags: names })}
      />
      {hasAiCategories && (
        <WordsFilter
          channel={channel}
          kind="aiCategories"
          chosen={search.aiCategories ?? []}
          onChange={(names) => change({ aiCategories: names })}
        />
      )}
      <RangeFilter
        label={t("outlierIndex")}
        disabledReason={needsPublished}
        low={search.outlierIndex__gte}
        high={search.outlierIndex__lte}
        value={rangeValue(search.outlierIndex__gte, search.outlierIndex__lte, outlierIndex)}
        onChange={(low, high) => change({ outlierIndex__gte: low, outlierIndex__lte: high })}
      />
      <RangeFilter
        label={t("views")}
        disabledReason={needsPublished}
        low={search.views__gte}
        high={search.views__lte}
        value={rangeValue(search.views__gte, search.views__lte, compactNumber)}
        onChange={(low, high) => change({ views__gte: low, views__lte: high })}
      />
    </>
  );
}

const inMinutes = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds / SECONDS);
const inSeconds = (minutes: number | undefined) => (minutes === undefined ? undefined : Math.round(minutes * SECONDS));

type StatusFilterProps = {
  search: Pick<ProjectsSearch, "status__in">;
  change: (parts: { status__in: readonly string[] }) => void;
};

export function StatusFilter({ search, change }: StatusFilterProps) {
  const isAll = isEveryStatus(search);
  const chosen = isAll ? [] : search.status__in;
  const choose = (statuses: readonly string[]) => change({ status__in: statuses.length > 0 ? statuses : allStatuses });
  return (
    <FilterButton
      label={t("status")}
      value={isAll ? t("all") : chosen.map((status) => statusLabel[status]).join(", ")}
      {...(!isAll && { onClear: () => choose([]) })}
    >
      <div className="grid gap-2">
        <Checkbox checked={isAll} onCheckedChange={() => choose([])}>
          {t("all")}
        </Checkbox>
        {allStatuses.map((status) => (
          <Checkbox
            key={status}
            checked={chosen.includes(status)}
            onCheckedChange={(isOn) => choose(withoutOrWith(chosen, status, isOn))}
          >
            {statusLabel[status]}
          </Checkbox>
        ))}
      </div>
    </FilterButton>
  );
}

const TypeFilter = ({ search, change }: FilterProps) => (
  <FilterButton
    label={t("type")}
    value={search.type && typeName(search.type)}
    onClear={() => change({ type: undefined })}
    panelClassName="max-h-80 overflow-y-auto p-3"
  >
    <RadioGroup
      label={t("type")}
      value={search.type ?? ANY}
      onValueChange={(type) => change({ type: type === ANY ? undefined : type })}
    >
      <Radio value={ANY}>{t("all")}</Radio>
      {ProjectType.options.map((type) => (
        <Radio key={type} value={type}>
          {typeName(type)}
        </Radio>
      ))}
    </RadioGroup>
  </FilterButton>
);

const sponsorTexts = { true: t("withSponsors"), false: t("withoutSponsors") };

const SponsorsFilter = ({ search, change }: FilterProps) => (
  <FilterButton
    label={t("sponsors")}
    value={search.sponsors__exists && sponsorTexts[search.sponsors__exists]}
    onClear={() => change({ sponsors__exists: undefined })}
  >
    <RadioGroup
      label={t("sponsors")}
      value={search.sponsors__exists ?? ANY}
      onValueChange={(exists) => change({ sponsors__exists: exists === ANY ? undefined : exists })}
    >
      <Radio value={ANY}>{t("any")}</Radio>
      <Radio value="true">{sponsorTexts.true}</Radio>
      <Radio value="false">{sponsorTexts.false}</Radio>
    </RadioGroup>
  </FilterButton>
);
