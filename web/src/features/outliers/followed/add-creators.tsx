import { FOLLOW_SEARCH_DEBOUNCE_MS } from "@coldopen/contract/following/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { compactNumber } from "../../../lib/format.ts";
import { useDebouncedValue } from "../../../lib/use-debounced-value.ts";
import { t } from "../../../locales/en/following.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { channelsQuery, FollowButton } from "../../following/index.ts";
import { UnlessPreparing } from "../../outlier-index/index.ts";
import { CreatorHead } from "./creator-head.tsx";

const ROWS = ["a", "b", "c", "d", "e", "f"];

type AddCreatorsProps = { channel: ActiveChannel; typed: string; isLinked?: boolean };

/** Channels that match the text, debounced. */
export function AddCreators({ channel, typed, isLinked }: AddCreatorsProps) {
  const name = useDebouncedValue(typed, FOLLOW_SEARCH_DEBOUNCE_MS).trim();
  const query = useInfiniteQuery(channelsQuery(channel, name));
  if (typed.trim() === "") return null;
  const found = query.data?.pages.flatMap(({ results }) => results);
  return (
    <section aria-label={t("search.results")} className="border-b border-line py-5">
      {query.isError && (
        <Alert title={t("search.failed")}>
          <Button size="sm" className="mt-2" onClick={() => void query.refetch()}>
            {t("retry")}
          </Button>
        </Alert>
      )}
      {!found && !query.isError && <Searching />}
      {found?.length === 0 && (
        <p role="status" className="py-6 text-center text-muted">
          <UnlessPreparing brief>{t("search.none")}</UnlessPreparing>
        </p>
      )}
      <ul className="grid gap-x-10 wide:grid-cols-2">
        {found?.map((creator) => (
          <li key={creator.ucid} className="flex min-h-15 items-center justify-between gap-4 py-2">
            <CreatorHead
              {...creator}
              channel={channel}
              isLinked={isLinked}
              hint={[
                creator.topCategory,
                t("search.videos", { count: creator.videos, formatted: compactNumber(creator.videos) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            />
            <FollowButton channel={channel} ucid={creator.ucid} size="sm" />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <ShowMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()}>
          {t("search.more")}
        </ShowMore>
      )}
    </section>
  );
}

const Searching = () => (
  <div role="status" aria-label={t("search.loading")} className="grid gap-x-10 gap-y-3 wide:grid-cols-2">
    {ROWS.map((row) => (
      <span key={row} className="flex items-center gap-3 py-1">
        <Skeleton className="size-10 rounded-full" />
        <span className="grid flex-1 gap-1.5">
          <Skeleton className="h-3.5 w-2/5" />
          <Skeleton className="h-3 w-1/4" />
        </span>
      </span>
    ))}
  </div>
);
