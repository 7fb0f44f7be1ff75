import { paths } from "@coldopen/contract/paths";
import type { VideoProject } from "@coldopen/contract/projects/schema";
import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Circle, CircleCheck, X } from "lucide-react";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { Link } from "../../../lib/link.tsx";
import { usePersisted } from "../../../lib/use-persisted.ts";
import { t } from "../../../locales/en/dashboard.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { settingsQuery, useCanChangeSettings } from "../../channel-settings/index.ts";
import { dismissedChecklists, nextInPackage } from "./progress.ts";

const steps = ["connect", "tell", "title", "package"] as const;

type ChecklistProps = {
  channel: ActiveChannel;
  projects: readonly VideoProject[];
  /** Opens the question about the channel, where the page shows it. */
  onTell?: (() => void) | undefined;
};

/** What to do next until the first package is made. */
export default function Checklist({ channel, projects, onTell }: ChecklistProps) {
  const { data: settings } = useQuery(settingsQuery(channel));
  const canChange = useCanChangeSettings(channel);
  const dismissed = usePersisted(dismissedChecklists) ?? [];
  if (!settings) return null;
  const next = nextInPackage(projects);
  const done = {
    connect: true,
    tell: settings.bio.trim() !== "",
    title: next !== undefined && next.pane !== "title",
    package: false,
  };
  const count = steps.filter((step) => done[step]).length;
  const progress = t("firstRun.progress", { done: count, all: steps.length });
  return (
    <aside
      aria-label={t("firstRun.start")}
      className="border-line px-(--page-x) pt-8 pb-5 max-lg:border-t lg:border-l lg:px-6"
    >
      <div className="flex items-center justify-between">
        <h2 className="type-title text-md">{t("firstRun.start")}</h2>
        <span className="flex items-center gap-1 text-xs text-faint">
          {progress}
          <IconButton
            size="sm"
            label={t("firstRun.dismiss")}
            icon={<X />}
            onClick={() => dismissedChecklists.write([...dismissed, channel.channelUcid])}
          />
        </span>
      </div>
      <Progress label={progress} value={count} max={steps.length} className="mt-2 mb-1.5 h-1!" />
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <li key={step} className="flex min-h-13.5 items-center gap-2.5">
            {done[step] ? (
              <CircleCheck aria-label={t("firstRun.done")} className="size-4 flex-none text-positive" />
            ) : (
              <Circle aria-hidden className="size-4 flex-none text-faint" />
            )}
            <span className="min-w-0 flex-1">
              <span
                className={clsx(
                  "block",
                  done[step] ? "text-faint line-through decoration-line-control" : "font-semibold",
                )}
              >
                {t(`firstRun.steps.${step}`)}
              </span>
              {!done[step] && step !== "connect" && (
                <span className="block text-xs text-muted">{t(`firstRun.hints.${step}`)}</span>
              )}
            </span>
            {step === "tell" && !done.tell && canChange && (
              <Button
                size="sm"
                kind="outline"
                {...(onTell ? { onClick: onTell } : { render: <Link href={paths.onboarding("profile")} /> })}
              >
                {t("firstRun.begin")}
              </Button>
            )}
            {next && step === (next.pane === "title" ? "title" : "package") && (
              <Button
                size="sm"
                kind="outline"
                aria-label={t("firstRun.beginStep", { step: t(`firstRun.steps.${step}`) })}
                render={<Link href={paths.project(channel, next.id, { pane: next.pane })} />}
              >
                {t("firstRun.begin")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}
