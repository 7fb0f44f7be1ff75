import { AppError } from "@coldopen/contract/kernel/errors";
import { CircleAlert, Clapperboard, RotateCw, SearchX, Users } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Table } from "../../ui/table.tsx";
import { openSupport } from "../support/index.ts";
import type { ChangeState } from "./address.ts";
import { GridSkeleton } from "./grid-skeleton.tsx";
import { ANY_LANGUAGE, languageName } from "./languages.ts";
import { isFiltered, type OutliersState, unfiltered } from "./search.ts";
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

type FailedProps = { error: Error | null; onRetry: () => void };
const isTimeout = (error: Error | null) => error instanceof AppError && error.code === "timed_out";

export const OutliersFailed = ({ error, onRetry }: FailedProps) => (
  <div role="alert" className="grid flex-1 place-content-center justify-items-center p-6 py-24 text-center">
    <CircleAlert className="size-5 text-danger" />
    <h2 className="type-title mt-2.5 text-xl">{t("list.oops")}</h2>
    <p className="mt-1 max-w-80 text-muted">{t("list.oopsText")}</p>
    {isTimeout(error) && <p className="mt-1 text-xs text-faint">{error?.message}</p>}
    <div className="mt-3.5 flex gap-2">
      <Button
        kind="outline"
        onClick={() => openSupport({ requestId: error instanceof AppError ? error.requestId : undefined })}
      >
        {t("list.contact")}
      </Button>
      <Button kind="primary" icon={<RotateCw />} onClick={onRetry}>
        {t("list.retry")}
      </Button>
    </div>
  </div>
);

/** The videos that are there stay; only the next ones are missing. */
export const MoreFailed = ({ error, onRetry }: FailedProps) => (
  <div role="alert" className="flex items-center justify-center gap-3 p-4 text-muted">
    <CircleAlert className="text-danger" />
    {isTimeout(error) ? error?.message : t("list.moreFailed")}
    <Button size="sm" onClick={onRetry}>
      {t("list.retry")}
    </Button>
  </div>
);

type NoVideosProps = { state: OutliersState; languages: readonly string[]; change: ChangeState };

export function NoVideos({ state, languages, change }: NoVideosProps) {
  const browse = <Button onClick={() => change({ ...unfiltered, source: "search" })}>{t("list.browse")}</Button>;
  const isSearching = state.search !== undefined || state.channelId !== undefined;
  if (state.source === "favorite_channels" && !isSearching)
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
