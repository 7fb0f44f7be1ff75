import { paths } from "@coldopen/contract/paths";
import { PitchStage } from "@coldopen/contract/pitches/schema";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { Columns3, Handshake, Plus, Rows3 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { useDebouncedValue } from "../../lib/use-debounced-value.ts";
import { t } from "../../locales/en/pitches.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { PageBar } from "../../ui/page-bar.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { pitchListQuery, usePitchActions } from "./api.ts";
import { Board } from "./board.tsx";
import { ExportPitches } from "./export-menu.tsx";
import { PitchList } from "./list.tsx";
import { NewPitchDialog } from "./new-pitch.tsx";

const Search = z.object({
  view: z.enum(["list", "board"]).catch("list").default("list"),
  stage: PitchStage.optional().catch(undefined),
});
const views = [
  { value: "list" as const, label: t("view.list"), icon: <Rows3 /> },
  { value: "board" as const, label: t("view.board"), icon: <Columns3 /> },
];
const ALL = "all";
const stages = [
  { value: ALL, label: t("allStages") },
  ...PitchStage.options.map((value) => ({ value, label: t(`stages.${value}`) })),
];
const SEARCH_DELAY_MS = 300;

export default function PitchesScreen() {
  const channel = useActiveChannel();
  usePageTitle(t("title"));
  return channel ? <Pitches key={`${channel.organizationId}/${channel.channelUcid}`} channel={channel} /> : null;
}

function Pitches({ channel }: { channel: ActiveChannel }) {
  const { view, stage } = Search.parse(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (next: z.input<typeof Search>) =>
    void navigate({ to: ".", search: { view, stage, ...next }, replace: true });
  const [text, setText] = useState("");
  const [isCreating, setCreating] = useState(false);
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS) || undefined;
  const filter = { search, stage: view === "list" ? stage : undefined };
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pitchListQuery(channel, filter),
  );
  const actions = usePitchActions(channel);
  const pitches = data?.pages.flatMap(({ results }) => results);
  const isFiltered = search !== undefined || filter.stage !== undefined;
  return (
    <main className="flex min-w-0 flex-1 flex-col">
      <PageBar
        title={t("title")}
        actions={
          <>
            <ExportPitches channel={channel} filter={filter} />
            <Segmented
              iconOnly
              label={t("view.name")}
              value={view}
              segments={views}
              onValueChange={(next) => change({ view: next })}
            />
            <Button kind="primary" icon={<Plus />} onClick={() => setCreating(true)}>
              {t("new.open")}
            </Button>
          </>
        }
      >
        <div className="w-64 max-sm:w-full">
          <SearchField aria-label={t("searchName")} placeholder={t("search")} value={text} onValueChange={setText} />
        </div>
        {view === "list" && (
          <Select
            look="button"
            label={t("stageFilter")}
            value={stage ?? ALL}
            options={stages}
            onValueChange={(next) => change({ stage: PitchStage.safeParse(next).data })}
          />
        )}
      </PageBar>
      <div className="min-w-0 flex-1 px-(--page-x) py-5">
        {!pitches && !isError && <Skeleton role="status" aria-label={t("loading")} className="h-60 w-full" />}
        {isError && !pitches && (
          <Alert title={t("failed")}>
            <Button size="sm" className="mt-2" onClick={() => void refetch()}>
              {t("retry")}
            </Button>
          </Alert>
        )}
        {pitches?.length === 0 &&
          (isFiltered ? (
            <div className="py-8 text-muted">
              <p>{t("noneFound")}</p>
              <Button
                size="sm"
                className="mt-3"
                onClick={() => {
                  setText("");
                  change({ stage: undefined });
                }}
              >
                {t("clear")}
              </Button>
            </div>
          ) : (
            <Empty
              icon={<Handshake />}
              title={t("empty.title")}
              className="mt-12"
              action={<Button render={<Link href={paths.pitchAgent()} />}>{t("empty.agent")}</Button>}
            >
              {t("empty.text")}
            </Empty>
          ))}
        {pitches && pitches.length > 0 && view === "board" && (
          <Board channel={channel} pitches={pitches} actions={actions} />
        )}
        {pitches && pitches.length > 0 && view === "list" && (
          <PitchList channel={channel} pitches={pitches} actions={actions} />
        )}
        {hasNextPage && (
          <Button className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("more")}
          </Button>
        )}
      </div>
      {isCreating && <NewPitchDialog channel={channel} onClose={() => setCreating(false)} />}
    </main>
  );
}
