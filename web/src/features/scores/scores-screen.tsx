import { type ComparedVideo, ScoreKind, type ScoreReport, type ScoreReports } from "@coldopen/contract/scores/schema";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import type { Column } from "../../lib/csv.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/scores.ts";
import { PageBar } from "../../ui/page-bar.tsx";
import { RowsSkeleton } from "../../ui/rows-skeleton.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";
import { ListExport } from "../list-export/index.ts";
import { ListFailed } from "../list-failed/index.ts";
import { useUser } from "../session/index.ts";
import { type Extent, scoresQuery } from "./api.ts";
import { ScoreReportView } from "./score-report.tsx";

export default function ScoresScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <ScoresPage key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function ScoresPage({ channel }: { channel: ActiveChannel }) {
  const [extent, setExtent] = useState<Extent>("channel");
  const [kind, setKind] = useState<ScoreKind>("title");
  const { data: reports, error, isPending } = useQuery(scoresQuery(channel, extent));
  return (
    <main className="flex flex-1 flex-col">
      <PageBar
        title={t("title")}
        actions={
          <>
            <ExtentSwitch channel={channel} value={extent} onValueChange={setExtent} />
            {reports && <ExportScores report={reports[kind]} />}
          </>
        }
      />
      {isPending && (
        <div className="px-(--page-x) py-5">
          <RowsSkeleton label={t("loading")} rows={8} rowLook="h-11" />
        </div>
      )}
      {error && !reports && <ListFailed error={error} />}
      {reports && <Kinds channel={channel} reports={reports} kind={kind} onKind={setKind} />}
    </main>
  );
}

type KindsProps = {
  channel: ActiveChannel;
  reports: ScoreReports;
  kind: ScoreKind;
  onKind: (kind: ScoreKind) => void;
};

const Kinds = ({ channel, reports, kind, onKind }: KindsProps) => (
  <Tabs value={kind} onValueChange={onKind} className="flex flex-1 flex-col">
    <div className="flex flex-wrap items-center gap-x-5 border-b border-line px-(--page-x)">
      <TabList label={t("kinds.name")}>
        {ScoreKind.options.map((one) => (
          <Tab key={one} value={one}>
            {t(`kinds.${one}`)}
            <span className="text-xs text-faint">{reports[one].compared.length}</span>
          </Tab>
        ))}
      </TabList>
      <span className="ml-auto text-xs text-faint max-md:hidden">{t("about")}</span>
    </div>
    {ScoreKind.options.map((one) => (
      <TabPanel key={one} value={one} className="flex flex-1 flex-col">
        <ScoreReportView channel={channel} kind={one} report={reports[one]} />
      </TabPanel>
    ))}
  </Tabs>
);

type ExtentSwitchProps = { channel: ActiveChannel; value: Extent; onValueChange: (extent: Extent) => void };

/** Only where the organization has several channels. */
function ExtentSwitch({ channel: { organizationId, channelUcid }, value, onValueChange }: ExtentSwitchProps) {
  const { organizations } = useUser();
  const channels = organizations.filter((one) => one.organizationId === organizationId);
  const name = channels.find(({ channel }) => channel.ucid === channelUcid)?.channel.name;
  if (channels.length < 2 || name === undefined) return null;
  const segments = [
    { value: "channel" as const, label: name },
    { value: "all" as const, label: t("channels.all") },
  ];
  return <Segmented label={t("channels.name")} value={value} segments={segments} onValueChange={onValueChange} />;
}

type ScoreRow = ComparedVideo & { scoredAfterPublishing: boolean };

const columns: readonly Column<ScoreRow>[] = [
  ["videoId", ({ videoId }) => videoId],
  ["channelId", ({ channelUcid }) => channelUcid],
  ["projectId", ({ projectId }) => projectId],
  ["title", ({ title }) => title],
  ["published", ({ uploaded }) => uploaded],
  ["score", ({ score }) => score],
  ["version", ({ version }) => version],
  ["scoredAt", ({ scoredAt }) => scoredAt],
  ["scoredAfterPublishing", ({ scoredAfterPublishing }) => scoredAfterPublishing],
  ["index", ({ index }) => index],
];

function ExportScores({ report: { compared, scoredLater } }: { report: ScoreReport }) {
  const rows: ScoreRow[] = [
    ...compared.map((video) => ({ ...video, scoredAfterPublishing: false })),
    ...scoredLater.map((video) => ({ ...video, scoredAfterPublishing: true })),
  ];
  if (rows.length === 0) return null;
  return (
    <ListExport
      name="scores"
      fetchAll={async () => rows}
      columns={columns}
      label={t("export.name")}
      done={(count) => t("export.done", { count })}
    />
  );
}
