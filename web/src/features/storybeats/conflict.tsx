import type { Storybeat } from "@coldopen/contract/storybeats/schema";
import type { Versioned } from "../../lib/autosave/saver.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import type { StorybeatsWork } from "./use-storybeats.ts";

type ConflictProps = { theirs: Versioned<Storybeat[]>; work: StorybeatsWork };

/** Shows both versions; nothing is overwritten before the user chooses. */
export const StorybeatsConflict = ({ theirs, work }: ConflictProps) => (
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
