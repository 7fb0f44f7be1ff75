import { FOLLOWED_OUTLIER_MIN_INDEX } from "@coldopen/contract/following/schema";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { paths } from "@coldopen/contract/paths";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef, useState } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { t } from "../../locales/en/dashboard.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { catalogueQuery } from "../outlier-index/index.ts";
import { OutlierCard } from "../outliers/index.ts";
import { SectionHead } from "./section-head.tsx";

const SHOWN = 12;
const MOST_OF_THE_VIEW = 0.8;
const outliersApi = api(outlierRoutes);

const followedOutliersQuery = ({ organizationId, channelUcid }: ActiveChannel) =>
  queryOptions({
    queryKey: ["outliers", organizationId, channelUcid, "followed"],
    queryFn: ({ signal }) =>
      outliersApi.videos(
        {
          query: {
            source: "favorite_channels",
            ucid: channelUcid,
            organizationId,
            performanceIndexGte: FOLLOWED_OUTLIER_MIN_INDEX,
            itemsPerPage: SHOWN,
          },
        },
        { signal },
      ),
    meta: { isOfFollowed: true },
  });

/** Renders nothing while the section is empty, loading or failed. */
export default function FollowedOutliers({ channel }: { channel: ActiveChannel }) {
  const [now] = useState(() => new Date());
  const list = useRef<HTMLUListElement>(null);
  const { data } = useQuery(followedOutliersQuery(channel));
  // Polls the catalogue while it is being prepared; the list is refetched when it is ready.
  useQuery({ ...catalogueQuery(), enabled: data?.isPreparing === true });
  const videos = data?.results ?? [];
  if (videos.length === 0) return null;
  const scroll = (by: number) =>
    list.current?.scrollBy({ left: by * list.current.clientWidth * MOST_OF_THE_VIEW, behavior: "smooth" });
  return (
    <section aria-labelledby="dashboard-followed" className="min-w-0">
      <SectionHead name="followed" href={paths.outliers(channel, { source: "favorite_channels" })}>
        <span className="flex pointer-coarse:hidden">
          <IconButton size="xs" label={t("earlier")} icon={<ChevronLeft />} onClick={() => scroll(-1)} />
          <IconButton size="xs" label={t("further")} icon={<ChevronRight />} onClick={() => scroll(1)} />
        </span>
      </SectionHead>
      <ul
        ref={list}
        className="-mx-(--page-x) flex snap-x scroll-px-(--page-x) gap-5 overflow-x-auto px-(--page-x) pb-3 motion-reduce:scroll-auto"
      >
        {videos.map((video) => (
          <li key={video.id} className="w-64 flex-none snap-start">
            <OutlierCard channel={channel} video={video} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
