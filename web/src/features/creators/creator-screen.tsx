import { CREATOR_CHART_MIN, CREATOR_MONTHS, type Creator } from "@coldopen/contract/creators/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { Ucid } from "@coldopen/contract/kernel/route";
import type { OutlierVideo } from "@coldopen/contract/outliers/schema";
import { paths } from "@coldopen/contract/paths";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { MonitorPlay, Smartphone, UserX } from "lucide-react";
import { Suspense, useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { compactNumber, outlierIndex } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/creators.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FollowButton } from "../following/index.ts";
import { ListFailed } from "../list-failed/index.ts";
import { cacheOutlier, OutlierDetail } from "../outlier-detail/index.ts";
import { languageName } from "../outliers/index.ts";
import { SaveButton } from "../saved-items/index.ts";
import { creatorQuery, type VideoKind } from "./api.ts";
import { Cadence, Formats } from "./formats.tsx";
import { IndexChart } from "./index-chart.tsx";
import { TheirOutliers } from "./their-outliers.tsx";

const kinds = [
  { value: "videos" as const, label: t("kinds.videos"), icon: <MonitorPlay /> },
  { value: "shorts" as const, label: t("kinds.shorts"), icon: <Smartphone /> },
];

export default function CreatorScreen() {
  const channel = useActiveChannel();
  const { data: ucid } = Ucid.safeParse(useParams({ strict: false, select: (params) => params.ucid }));
  if (!channel) return null;
  return ucid ? <CreatorPage key={ucid} channel={channel} ucid={ucid} /> : <Unknown channel={channel} />;
}

type CreatorPageProps = { channel: ActiveChannel; ucid: string };

function CreatorPage({ channel, ucid }: CreatorPageProps) {
  const [now] = useState(() => new Date());
  const [kind, setKind] = useState<VideoKind>("videos");
  const [opened, setOpened] = useState<string>();
  const client = useQueryClient();
  const { data: creator, error } = useQuery(creatorQuery(ucid, kind));
  usePageTitle(creator?.channel.name ?? t("title"));
  const open = (video: OutlierVideo) => {
    cacheOutlier(client, video);
    setOpened(video.videoId);
  };
  if (error instanceof AppError && error.code === "not_found") return <Unknown channel={channel} />;
  return (
    <main className="flex-1">
      <header className="sticky top-0 z-(--z-sticky) flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-background px-(--page-x) py-2">
        <nav aria-label={t("path")} className="flex min-w-0 gap-1.5">
          <Link href={paths.outliers(channel)} className="rounded-xs text-faint hover:text-text">
            {t("outliers")}
          </Link>
          <span aria-hidden className="text-faint">
            /
          </span>
          <span aria-current="page" className="truncate font-semibold">
            {creator?.channel.name ?? t("title")}
          </span>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <Segmented label={t("kind")} value={kind} segments={kinds} onValueChange={setKind} />
          {creator && <FollowButton channel={channel} ucid={ucid} />}
        </div>
      </header>
      {creator ? (
        <>
          <Head creator={creator} />
          <Overview creator={creator} now={now} onOpen={setOpened} />
        </>
      ) : error ? (
        <ListFailed error={error} />
      ) : (
        <Loading />
      )}
      <TheirOutliers key={kind} channel={channel} ucid={ucid} kind={kind} now={now} onOpen={open} />
      {opened && (
        <Suspense>
          <OutlierDetail
            channel={channel}
            videoId={opened}
            onClose={() => setOpened(undefined)}
            onVideo={open}
            saveButton={<SaveButton channel={channel} item={{ type: "outliers", outliersVideoId: opened }} />}
          />
        </Suspense>
      )}
    </main>
  );
}

function Head({ creator: { channel, figures } }: { creator: Creator }) {
  const { name, handle, thumbnail, subscribers, topCategory, language } = channel;
  const facts = [
    handle,
    subscribers === null ? t("noSubscribers") : t("subscribers", { count: compactNumber(subscribers) }),
    topCategory,
    language && languageName(language),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4 border-b border-line px-(--page-x) py-5">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={thumbnail} size={64} decorative />
        <div className="min-w-0">
          <h1 className="type-title text-2xl wrap-anywhere">{name}</h1>
          <p className="mt-0.5 text-muted">{facts.filter(Boolean).join(" · ")}</p>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 md:ml-auto">
        <Figure name={t("figures.videos", { months: CREATOR_MONTHS })}>{figures.videos}</Figure>
        <Figure name={t("figures.above")}>
          {t("figures.of", { part: figures.aboveAverage, all: figures.measured })}
        </Figure>
        <Figure name={t("figures.high")}>{figures.high}</Figure>
        <Figure name={t("figures.median")}>
          {figures.medianIndex === null ? "--" : outlierIndex(figures.medianIndex)}
        </Figure>
      </dl>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string | number }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="text-xl font-[650] font-stretch-[112%]">{children}</dd>
  </div>
);

type OverviewProps = { creator: Creator; now: Date; onOpen: (videoId: string) => void };
type Span = "year" | "all";
const spans = [
  { value: "year" as const, label: t("chart.year") },
  { value: "all" as const, label: t("chart.all") },
];

function Overview({ creator: { points, formats, cadence }, now, onOpen }: OverviewProps) {
  const [span, setSpan] = useState<Span>("year");
  const yearAgo = new Date(now);
  yearAgo.setMonth(yearAgo.getMonth() - CREATOR_MONTHS);
  const shown = span === "all" ? points : points.filter(({ uploaded }) => new Date(uploaded) >= yearAgo);
  if (points.length < CREATOR_CHART_MIN) return null;
  return (
    <div className="grid border-b border-line wide:grid-cols-[minmax(0,1fr)_26rem]">
      <section aria-labelledby="creator-chart" className="min-w-0 px-(--page-x) py-4.5">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2">
          <h2 id="creator-chart" className="type-title text-md">
            {t("chart.title")}
          </h2>
          <span className="text-xs text-muted">{t("chart.text")}</span>
          <div className="ml-auto">
            <Segmented label={t("chart.span")} value={span} segments={spans} onValueChange={setSpan} />
          </div>
        </div>
        {shown.length > 0 ? <IndexChart points={shown} /> : <p className="py-12 text-muted">{t("chart.none")}</p>}
      </section>
      <div className="border-line px-(--page-x) py-4.5 max-wide:border-t wide:border-l wide:px-6">
        <Formats formats={formats} onOpen={onOpen} />
        <Cadence cadence={cadence} />
      </div>
    </div>
  );
}

const Loading = () => (
  <div role="status" aria-label={t("loading")}>
    <div className="flex items-center gap-4 border-b border-line px-(--page-x) py-5">
      <Skeleton className="size-16 rounded-full" />
      <span className="grid gap-2">
        <Skeleton className="h-7 w-48" />
        <Skeleton className="h-4 w-64" />
      </span>
    </div>
    <div className="border-b border-line px-(--page-x) py-4.5">
      <Skeleton className="h-80 rounded-md" />
    </div>
  </div>
);

const Unknown = ({ channel }: { channel: ActiveChannel }) => (
  <main className="flex flex-1">
    <Empty
      className="flex-1"
      icon={<UserX />}
      title={t("unknown")}
      action={<Button render={<Link href={paths.outliers(channel)} />}>{t("toOutliers")}</Button>}
    >
      {t("unknownText")}
    </Empty>
  </main>
);
