import { Clapperboard, SearchX, Users } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import type { ChangeState } from "./address.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { ANY_LANGUAGE, languageName } from "./languages.ts";
import { isFiltered, isPreset, type OutliersState, unfiltered } from "./search.ts";
import { TableSkeleton } from "./table/skeleton.tsx";
import { Columns } from "./table/table.tsx";
import { t } from "./texts.ts";

export const OutliersLoading = ({ layout, type }: Pick<OutliersState, "layout" | "type">) =>
  layout === "grid" ? (
    <div className="px-(--page-x) pt-5">
      <GridSkeleton type={type} rows={3} label={t("list.loading")} />
    </div>
  ) : (
    <div className="pt-8">
      <Table className="table-fixed border-t border-line">
        <Columns />
        <TableSkeleton rows={12} label={t("list.loading")} />
      </Table>
    </div>
  );

type NoVideosProps = { state: OutliersState; languages: readonly string[]; change: ChangeState };

export function NoVideos({ state, languages, change }: NoVideosProps) {
  const browse = <Button onClick={() => change({ ...unfiltered, source: "search" })}>{t("list.browse")}</Button>;
  const isSearching = state.search !== undefined || state.channelId !== undefined;
  if (state.source === "favorite_channels" && !isSearching && isPreset(state))
    return (
      <Empty className="flex-1 py-24" icon={<Users />} title={t("list.noFollowed")} action={browse}>
        {t("list.noFollowedText")}
      </Empty>
    );
  if (state.source === "myvids" && !isFiltered(state))
    return (
      <Empty className="flex-1 py-24" icon={<Clapperboard />} title={t("list.noOwn")} action={browse}>
        {t("list.noOwnText")}
      </Empty>
    );
  const [only, ...others] = languages;
  const isNarrowed = only !== undefined && others.length === 0;
  return (
    <Empty
      className="flex-1 py-24"
      icon={<SearchX />}
      title={t("list.noMatch")}
      action={
        <span className="flex gap-2">
          {isFiltered(state) && <Button onClick={() => change(unfiltered)}>{t("list.clearAll")}</Button>}
          {isNarrowed && <Button onClick={() => change({ language: [ANY_LANGUAGE] })}>{t("list.anyLanguage")}</Button>}
        </span>
      }
    >
      {t("list.noMatchText")} {isNarrowed && t("list.noMatchLanguage", { language: languageName(only) })}
    </Empty>
  );
}
