import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { ChevronDown, Redo2, Square, Undo2 } from "lucide-react";
import { canRedo, canUndo } from "../../../lib/history.ts";
import { Link } from "../../../lib/link.tsx";
import { t } from "../../../locales/en/ideation-drawer.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu, MenuItem, MenuSeparator } from "../../../ui/menu.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { aiModelsQuery } from "../../ai-models/index.ts";
import { dataAgain } from "../request.ts";
import { isRunning, type Run } from "../state.ts";
import type { Drawer } from "../use-ideation.ts";
import { ideasOf, progressOf } from "../views.ts";

/** One line of constant height: the progress with Stop, or the outcome. */
export function ProgressRow({ drawer }: { drawer: Drawer }) {
  const { runs, state, isReadOnly } = drawer;
  const run = runs[0];
  const running = run && isRunning(run) ? run : undefined;
  const isSlow = state.connection === "slow";
  const { count, share } = running ? progressOf(running) : { count: 0, share: 0 };
  const total = running?.total ?? 0;
  return (
    <div className="flex-none border-t border-line">
      <div className="flex h-9 items-center gap-2 pr-2 pl-4 text-xs">
        <p role="status" className="min-w-0 flex-1 truncate">
          {running || isSlow ? (
            <span className="font-medium text-ai">
              {isSlow
                ? t("progress.connecting")
                : t(running?.pane === "thumbnail" ? "progress.drawing" : "progress.writing", { count, total })}
            </span>
          ) : (
            run && <Outcome run={run} drawer={drawer} />
          )}
        </p>
        {running && !isReadOnly ? (
          <Button size="sm" kind="ghost" icon={<Square />} onClick={() => drawer.stop(running.id)}>
            {t("progress.stop")}
          </Button>
        ) : (
          !isReadOnly && (
            <>
              {run && <TryAgain run={run} drawer={drawer} />}
              <Steps drawer={drawer} />
            </>
          )
        )}
      </div>
      {running ? (
        <Progress tone="ai" label={t("progress.bar")} value={Math.round(share * 100)} className="rounded-none" />
      ) : (
        <div className="h-0.5 border-t border-line" />
      )}
    </div>
  );
}

function Outcome({ run, drawer }: { run: Run; drawer: Drawer }) {
  const parts = [
    run.state === "stopped" ? t("progress.stopped") : undefined,
    t("progress.results", { count: ideasOf(run, drawer.edits).length }),
    run.madeBy ? t("progress.madeBy", { name: run.madeBy }) : undefined,
  ];
  return <span className="text-faint">{parts.filter((part) => part !== undefined).join(" · ")}</span>;
}

/** The engines that did not make this batch. */
function TryAgain({ run, drawer }: { run: Run; drawer: Drawer }) {
  const { data } = useQuery(aiModelsQuery(drawer.project.organizationId));
  const engines = data?.engines[run.pane === "thumbnail" ? "pictures" : "text"] ?? [];
  const others = engines.filter(({ name }) => name !== run.madeBy);
  if (!data || !dataAgain(drawer.project, drawer.state, run)) return null;
  return (
    <Menu
      align="end"
      trigger={
        <Button size="sm" kind="ghost" trailing={<ChevronDown />}>
          {t("progress.tryAgainWith")}
        </Button>
      }
    >
      {others.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => drawer.tryAgainWith(run, id)}>
          {name}
        </MenuItem>
      ))}
      {others.length > 0 && <MenuSeparator />}
      <MenuItem render={<Link href={paths.aiModels} />}>{t("progress.setUpModels")}</MenuItem>
    </Menu>
  );
}

const Steps = ({ drawer }: { drawer: Drawer }) => (
  <span className="flex gap-0.5">
    <IconButton
      size="sm"
      label={t("progress.undo")}
      icon={<Undo2 className="size-3.5" />}
      disabled={!canUndo(drawer.state.edits)}
      onClick={drawer.undo}
    />
    <IconButton
      size="sm"
      label={t("progress.redo")}
      icon={<Redo2 className="size-3.5" />}
      disabled={!canRedo(drawer.state.edits)}
      onClick={drawer.redo}
    />
  </span>
);
