import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { COUNT_CAP, type NearestSearch } from "@coldopen/contract/outliers/schema";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { groupedNumber } from "../../lib/format.ts";
import { t } from "../../locales/en/outliers.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { ChangeState } from "./address.ts";
import { nearestQuery } from "./api.ts";
import { languageName } from "./languages.ts";
import { withLanguage } from "./query-params.ts";
import { isFiltered, unfiltered } from "./search.ts";

type NoResultsProps = {
  state: OutliersState;
  search: string;
  languages: readonly string[];
  change: ChangeState;
};

const textOf = ({ change, search, language }: NearestSearch): string =>
  t(`nearest.${change}`, { search, language: languageName(language ?? "") });
const countOf = ({ count }: NearestSearch): string =>
  count >= COUNT_CAP
    ? t("list.resultsOrMore", { formatted: groupedNumber(COUNT_CAP) })
    : t("list.results", { count, formatted: groupedNumber(count) });

/** A search without results leads to the nearest ones with results. */
export function NoResults({ state, search, languages, change }: NoResultsProps) {
  const { searchBy, type } = state;
  const { data: nearest = [], isPending } = useQuery(
    nearestQuery({ search, searchBy, isShorts: type === "shorts" ? "true" : "false", language: [...languages] }),
  );
  const everything = { ...unfiltered, source: "search", language: state.language } as const;
  const take = (one: NearestSearch) =>
    change({ ...everything, search: one.search, ...(one.language && withLanguage(state, one.language)) });
  return (
    <Empty
      className="flex-1 py-24"
      icon={<SearchX />}
      title={t("list.noMatch")}
      action={
        <span className="grid justify-items-center gap-4">
          {nearest.length > 0 && (
            <ul aria-label={t("nearest.name")} className="grid gap-2">
              {nearest.map((one) => (
                <li key={`${one.change} ${one.search} ${one.language}`}>
                  <Button kind="outline" className="w-full" onClick={() => take(one)}>
                    {textOf(one)} <span className="ml-1 text-xs font-normal text-faint">{countOf(one)}</span>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {!isPending && (
            <span className="flex gap-2">
              {isFiltered(state) && (
                <Button onClick={() => change({ ...unfiltered, language: state.language })}>
                  {t("list.clearAll")}
                </Button>
              )}
              <Button
                kind={nearest.length > 0 ? "ghost" : "secondary"}
                onClick={() => change({ ...everything, search: undefined, searchBy: "all" })}
              >
                {t("list.browse")}
              </Button>
            </span>
          )}
        </span>
      }
    >
      {nearest.length > 0 ? t("nearest.lead", { search }) : t("nearest.none", { search })}
    </Empty>
  );
}
