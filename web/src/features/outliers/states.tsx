import { FOLLOWED_OUTLIER_MIN_INDEX } from "@coldopen/contract/following/schema";
import type { OutliersState } from "@coldopen/contract/outliers/list-state";
import { ANY_LANGUAGE } from "@coldopen/contract/outliers/query";
import { useQuery } from "@tanstack/react-query";
import { Clapperboard, SearchX, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { outlierIndex } from "../../lib/format.ts";
import { t } from "../../locales/en/outliers.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { TableLoading } from "../../ui/table-skeleton.tsx";
import { followedQuery } from "../following/index.ts";
import type { ChangeState } from "./address.ts";
import { OutlierGridSkeleton } from "./grid-skeleton.tsx";
import { languageName } from "./languages.ts";
import { NoResults } from "./no-results.tsx";
import { isFiltered, isPreset, unfiltered, type VideoType } from "./search.ts";
import { outlierColumns, roomLook } from "./table/columns.ts";
import { OutlierTableSkeleton } from "./table/skeleton.tsx";

export const OutliersLoading = ({ layout, type }: Pick<OutliersState, "layout" | "type">) =>
  layout === "grid" ? (
    <div className="px-(--page-x) pt-5">
      <OutlierGridSkeleton type={type} rows={3} label={t("list.loading")} />
    </div>
  ) : (
    <div className={roomLook}>
      <TableLoading columns={outlierColumns}>
        <OutlierTableSkeleton rows={12} label={t("list.loading")} />
      </TableLoading>
    </div>
  );

type NoVideosProps = {
  channel: ActiveChannel;
  state: OutliersState;
  languages: readonly string[];
  change: ChangeState;
};

export function NoVideos({ channel, state, languages, change }: NoVideosProps) {
  const browse = <Button onClick={() => change({ ...unfiltered, source: "search" })}>{t("list.browse")}</Button>;
  const isSearching = state.search !== undefined || state.channelId !== undefined;
  if (state.source === "favorite_channels" && !isSearching && isPreset(state))
    return <NoFollowed channel={channel} type={state.type} browse={browse} change={change} />;
  if (state.source === "myvids" && !isFiltered(state))
    return (
      <Empty className="flex-1 py-24" icon={<Clapperboard />} title={t("list.noOwn")} action={browse}>
        {t("list.noOwnText")}
      </Empty>
    );
  if (state.search !== undefined && state.channelId === undefined)
    return <NoResults state={state} search={state.search} languages={languages} change={change} />;
  const [only, ...others] = languages;
  const isNarrowed = only !== undefined && only !== ANY_LANGUAGE && others.length === 0;
  return (
    <Empty
      className="flex-1 py-24"
      icon={<SearchX />}
      title={t("list.noMatch")}
      action={
        <span className="flex gap-2">
          {isFiltered(state) && <Button onClick={() => change(unfiltered)}>{t("list.clearAll")}</Button>}
          {isNarrowed && <Button onClick={() => change({ language: [ANY_LANGUAGE] })}>{t("list.anyLanguage")}</Button>}
          {!isFiltered(state) && !isNarrowed && browse}
        </span>
      }
    >
      {t("list.noMatchText")} {isNarrowed && t("list.noMatchLanguage", { language: languageName(only) })}
    </Empty>
  );
}

type NoFollowedProps = { channel: ActiveChannel; type: VideoType; browse: ReactNode; change: ChangeState };

/** The followed creators may have videos of the other type. */
function NoFollowed({ channel, type, browse, change }: NoFollowedProps) {
  const { data: followed = [], isPending } = useQuery(followedQuery(channel));
  if (isPending) return null;
  if (followed.length === 0)
    return (
      <Empty className="flex-1 py-24" icon={<Users />} title={t("list.noFollowed")} action={browse}>
        {t("list.noFollowedText")}
      </Empty>
    );
  const other = type === "videos" ? "shorts" : "videos";
  return (
    <Empty
      className="flex-1 py-24"
      icon={<Users />}
      title={t(`list.noFollowedOf.${type}`)}
      action={
        <span className="flex gap-2">
          <Button onClick={() => change({ type: other })}>{t(`list.showOther.${type}`)}</Button>
          {browse}
        </span>
      }
    >
      {t(`list.noFollowedOfText.${type}`, { index: outlierIndex(FOLLOWED_OUTLIER_MIN_INDEX) })}
    </Empty>
  );
}
