import { useQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { t } from "../../locales/en/project-filters.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FilterButton } from "../../ui/filter-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { projectTagsQuery } from "../projects/index.ts";
import { withoutOrWith } from "./values.ts";

type WordsFilterProps = {
  channel: ActiveChannel;
  kind: "tags" | "aiCategories";
  chosen: readonly string[];
  onChange: (names: string[] | undefined) => void;
};

export const WordsFilter = (props: WordsFilterProps) => (
  <FilterButton
    label={t(props.kind)}
    value={props.chosen.length > 0 ? props.chosen.join(", ") : undefined}
    onClear={() => props.onChange(undefined)}
    panelClassName="max-h-80 min-w-45 overflow-y-auto p-3"
  >
    <Words {...props} />
  </FilterButton>
);

function Words({ channel, kind, chosen, onChange }: WordsFilterProps) {
  const { data, isError } = useQuery(projectTagsQuery(channel));
  if (isError) return <p className="text-muted">{t("tagsFailed")}</p>;
  if (!data) return <Skeleton className="h-20 w-36" />;
  const known = kind === "tags" ? data.tags : data.aiCategories.map((name) => ({ name, count: undefined }));
  const missing = chosen.filter((name) => !known.some((one) => one.name === name));
  const words = [...missing.map((name) => ({ name, count: undefined })), ...known];
  if (words.length === 0) return <p className="text-muted">{t(kind === "tags" ? "noTags" : "noAiCategories")}</p>;
  return (
    <div className="grid gap-2">
      {words.map(({ name, count }) => (
        <Checkbox
          key={name}
          checked={chosen.includes(name)}
          onCheckedChange={(isOn) => {
            const next = withoutOrWith(chosen, name, isOn);
            onChange(next.length > 0 ? next : undefined);
          }}
        >
          {name} {count !== undefined && <span className="text-faint">{count}</span>}
        </Checkbox>
      ))}
    </div>
  );
}
