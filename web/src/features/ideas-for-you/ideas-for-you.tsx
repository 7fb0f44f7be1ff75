import { paths } from "@coldopen/contract/paths";
import clsx from "clsx";
import { Lightbulb } from "lucide-react";
import { Suspense, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { placeholderKeys } from "../../lib/placeholder-keys.ts";
import { t } from "../../locales/en/ideas-for-you.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { OutlierDetail } from "../outlier-detail/index.ts";
import { SaveButton } from "../saved-items/index.ts";
import { IdeaCard } from "./idea-card.tsx";
import { useIdeaCards } from "./use-idea-cards.ts";

const grid = "grid gap-x-6 gap-y-7 @[34rem]:grid-cols-2 @[44rem]:grid-cols-3";
/** In two columns the last of an odd number would be alone in its row. */
const aloneInRow = "@[34rem]:@max-[44rem]:hidden";
const PLACEHOLDERS = 6;
/** As many ideas from best practices alone show that the studio knows nothing else of the channel. */
const UNKNOWN_CHANNEL_IDEAS = 5;

type IdeasForYouProps = { channel: ActiveChannel; max?: number | undefined };

/** The ideas of a channel as cards. `max` limits them, for a section of another page. */
export function IdeasForYou({ channel, max }: IdeasForYouProps) {
  const { query, cards, ...actions } = useIdeaCards(channel);
  const [openVideoId, setOpenVideoId] = useState<string>();
  // The cards follow the answer one render later.
  const isFollowing = query.data?.isPreparing === true || (query.data?.results.length ?? 0) > 0;
  const isWriting = query.isPending || (isFollowing && cards.length === 0);
  if (isWriting) return <IdeasLoading count={max ?? PLACEHOLDERS} isPreparing={query.data?.isPreparing === true} />;
  if (cards.length === 0) return query.isError ? <IdeasFailed onRetry={() => void query.refetch()} /> : <NoIdeas />;
  const isUnknown =
    cards.length >= UNKNOWN_CHANNEL_IDEAS && cards.every(({ idea }) => idea.inspirationType === "BEST_PRACTICES");
  return (
    <>
      {isUnknown && (
        <p className="mb-5 text-muted">
          {t("unknownChannel")}{" "}
          <TextLink render={<Link href={paths.channelSettings(channel)} />}>{t("describeChannel")}</TextLink>
        </p>
      )}
      <div className="@container">
        <ul className={grid}>
          {cards.slice(0, max).map((card, at) => (
            <li
              key={card.idea.id}
              className={clsx("flex *:flex-1", max !== undefined && at === max - 1 && at % 2 === 0 && aloneInRow)}
            >
              <IdeaCard channel={channel} card={card} actions={actions} onOpenVideo={setOpenVideoId} />
            </li>
          ))}
        </ul>
      </div>
      {openVideoId && (
        <Suspense>
          <OutlierDetail
            channel={channel}
            videoId={openVideoId}
            onClose={() => setOpenVideoId(undefined)}
            onVideo={({ videoId }) => setOpenVideoId(videoId)}
            saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: openVideoId }} />}
          />
        </Suspense>
      )}
    </>
  );
}

const IdeasLoading = ({ count, isPreparing }: { count: number; isPreparing: boolean }) => (
  <div role="status" aria-label={isPreparing ? t("preparing") : t("loading")} className="@container">
    {isPreparing && <p className="mb-4 text-muted">{t("preparing")}</p>}
    <div className={grid}>
      {placeholderKeys(count).map((key) => (
        <span key={key} className="grid content-start gap-2">
          <Skeleton className="aspect-video rounded-md" />
          <Skeleton className="mt-1 h-3 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-8 w-full" />
          <Skeleton className="mt-1 h-7 w-24" />
        </span>
      ))}
    </div>
  </div>
);

const NoIdeas = () => <Empty className="py-24" icon={<Lightbulb />} title={t("empty")} />;

const IdeasFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert title={t("failed")}>
    <Button size="sm" className="mt-2" onClick={onRetry}>
      {t("retry")}
    </Button>
  </Alert>
);
