import { canTighten, tightened, totalSeconds } from "@coldopen/contract/storybeats/rules";
import { BEATS_MAX } from "@coldopen/contract/storybeats/schema";
import { Plus } from "lucide-react";
import { duration } from "../../lib/format.ts";
import { t } from "../../locales/en/storybeats.ts";
import { Button } from "../../ui/button.tsx";
import { withTimesOf } from "./rules.ts";
import { Stretch } from "./stretch.tsx";
import type { StorybeatsWork } from "./use-storybeats.ts";

type ActionsProps = { work: StorybeatsWork; isReadOnly: boolean };

export function StorybeatsActions({ work, isReadOnly }: ActionsProps) {
  const { beats } = work;
  const isFull = beats.length >= BEATS_MAX;
  const tighten = () => {
    const time = duration(totalSeconds(tightened(beats)));
    work.editWithUndo(t("tightened", { time }), tightened, (all) => withTimesOf(beats, all));
  };
  return (
    <>
      {beats.length > 0 && (
        <span className="px-1.5 text-muted tabular-nums">{t("total", { time: duration(totalSeconds(beats)) })}</span>
      )}
      {!isReadOnly && (
        <>
          {beats.length > 0 && (
            <>
              <Stretch work={work} />
              <Button size="sm" kind="ghost" disabled={!canTighten(beats)} onClick={tighten}>
                {t("tighten")}
              </Button>
            </>
          )}
          <Button
            size="sm"
            kind="ghost"
            icon={<Plus />}
            disabled={isFull}
            title={isFull ? t("full", { count: BEATS_MAX }) : undefined}
            onClick={work.add}
          >
            {t("add")}
          </Button>
        </>
      )}
    </>
  );
}
