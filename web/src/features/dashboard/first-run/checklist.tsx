import { useQuery } from "@tanstack/react-query";
import clsx from "clsx";
import { Circle, CircleCheck, X } from "lucide-react";
import { z } from "zod";
import type { ActiveChannel } from "../../../lib/active-channel.ts";
import { persisted } from "../../../lib/persisted.ts";
import { usePersisted } from "../../../lib/use-persisted.ts";
import { t } from "../../../locales/en/dashboard.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { settingsQuery, useCanChangeSettings } from "../../channel-settings/index.ts";

const dismissedChecklists = persisted("studio-dismissed-checklists", z.array(z.string()));

const steps = ["connect", "tell", "title", "package"] as const;

/** Until the first project exists, only the channel and its description can be done. */
export default function Checklist({ channel, onTell }: { channel: ActiveChannel; onTell: () => void }) {
  const { data: settings } = useQuery(settingsQuery(channel));
  const canChange = useCanChangeSettings(channel);
  const dismissed = usePersisted(dismissedChecklists) ?? [];
  if (!settings || dismissed.includes(channel.channelUcid)) return null;
  const done = { connect: true, tell: settings.bio.trim() !== "", title: false, package: false };
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
              <Button size="sm" kind="outline" onClick={onTell}>
                {t("firstRun.begin")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </aside>
  );
}
