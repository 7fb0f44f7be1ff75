import type { Storybeats as Found, Storybeat } from "@coldopen/contract/storybeats/schema";
import { useQuery } from "@tanstack/react-query";
import type { AbandonedDrafts } from "../../lib/autosave/drafts.ts";
import type { Versioned } from "../../lib/autosave/saver.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SaveLine } from "../documents/index.ts";
import { OptionSection } from "../options/index.ts";
import { StorybeatsActions } from "./actions.tsx";
import { storybeatsQuery } from "./api.ts";
import { BeatList } from "./beat-list.tsx";
import { StorybeatsEmpty } from "./empty.tsx";
import { StorybeatsLoading } from "./loading.tsx";
import { type StorybeatsProps, type StorybeatsWork, storybeatsDrafts, useStorybeats } from "./use-storybeats.ts";

type ConflictProps = { theirs: Versioned<Storybeat[]>; work: StorybeatsWork };

/** Shows both versions; nothing is overwritten before the user chooses. */
const StorybeatsConflict = ({ theirs, work }: ConflictProps) => (
  <Alert title={t("conflict.title")} className="my-2">
    <p>{t("conflict.text", { name: theirs.updatedBy ?? t("conflict.someone") })}</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button size="sm" onClick={() => work.resolve(work.mine(), theirs)}>
        {t("conflict.keepMine")}
      </Button>
      <Button size="sm" onClick={() => work.resolve(theirs.content, theirs)}>
        {t("conflict.takeTheirs")}
      </Button>
    </div>
  </Alert>
);

const WATCH_MS = 5_000;

/** The beats of a project; read-only users see the saved version. */
export default function Storybeats(props: StorybeatsProps) {
  const { projectId, isReadOnly } = props;
  const found = useQuery({ ...storybeatsQuery(props), refetchInterval: isReadOnly ? WATCH_MS : false });
  const left = useQuery({
    queryKey: ["storybeats", "drafts", projectId],
    queryFn: () => storybeatsDrafts.left(projectId),
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (found.data && left.data) return <OpenStorybeats key={projectId} {...props} found={found.data} left={left.data} />;
  if (!found.isError) return <StorybeatsLoading />;
  return (
    <OptionSection title={t("title")}>
      <Alert title={t("failed")}>
        <Button size="sm" className="mt-2" onClick={() => void found.refetch()}>
          {t("retry")}
        </Button>
      </Alert>
    </OptionSection>
  );
}

type OpenProps = StorybeatsProps & { found: Found; left: AbandonedDrafts<Storybeat[]> };

function OpenStorybeats({ found, left, ...props }: OpenProps) {
  const { isReadOnly } = props;
  const work = useStorybeats(props, found, left);
  const { beats, state } = work;
  return (
    <OptionSection
      title={t("title")}
      count={beats.length}
      actions={<StorybeatsActions work={work} isReadOnly={isReadOnly} />}
    >
      {state.kind === "conflict" && <StorybeatsConflict theirs={state.theirs} work={work} />}
      {beats.length === 0 ? (
        <StorybeatsEmpty work={work} isReadOnly={isReadOnly} />
      ) : (
        <BeatList work={work} isReadOnly={isReadOnly} />
      )}
      {!isReadOnly && found.version + beats.length > 0 && (
        <div className="pt-1.5">
          <SaveLine state={state} />
        </div>
      )}
    </OptionSection>
  );
}
