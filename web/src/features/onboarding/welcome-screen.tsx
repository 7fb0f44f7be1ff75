import { paths } from "@coldopen/contract/paths";
import { ArrowRight, CircleCheck, Lock } from "lucide-react";
import { displayDate } from "../../lib/format.ts";
import { Link, useGo } from "../../lib/link.tsx";
import { t } from "../../locales/en/onboarding.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useSaveProgress } from "./api.ts";
import { FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { openPage, pageAfter, railOf, taskByPage } from "./rules.ts";
import { StrongVideos } from "./strong-videos.tsx";

export default function WelcomeScreen() {
  return <OnboardingScreen step={Welcome} />;
}

function Welcome({ channel, entry, onboarding, isEnhanced, page }: StepProps) {
  const go = useGo();
  const skip = useSaveProgress(channel, () => go(paths.onboarding("complete")));
  const groups = railOf(isEnhanced).flatMap(({ name, pages }) => (name === "afterwards" ? [] : [{ name, pages }]));
  const hasStarted = Object.keys(onboarding.answers).length > 0;
  const next = (hasStarted && openPage(onboarding.answers, isEnhanced)) || pageAfter(page, isEnhanced);
  const allTasks = [...new Set(Object.values(taskByPage))];
  const skipAll = () =>
    skip.mutate({
      answers: { ...Object.fromEntries(allTasks.map((task) => [task, "skipped" as const])), ...onboarding.answers },
    });
  return (
    <StepFrame
      title={t("welcome.title", { channel: entry.name })}
      lead={hasStarted ? t("welcome.resume") : t("welcome.lead")}
      aside={<Found entry={entry} videos={onboarding.videos} />}
      footer={
        <>
          <Button kind="ghost" busy={skip.isPending} onClick={skipAll} className="-ml-3">
            {t("welcome.skip")}
          </Button>
          <FooterEnd>
            <span className="text-xs text-faint max-sm:hidden">{t("welcome.later")}</span>
            <Button
              kind="primary"
              size="lg"
              trailing={<ArrowRight className="size-3.5" />}
              render={<Link href={paths.onboarding(next)} />}
            >
              {t(hasStarted ? "welcome.continue" : "welcome.start")}
            </Button>
          </FooterEnd>
        </>
      }
    >
      <ol className="mt-6 divide-y divide-line border-y border-line">
        {groups.map(({ name }, at) => (
          <li key={name} className="grid grid-cols-[1.75rem_1fr_auto] gap-x-3 py-5">
            <span aria-hidden className="type-title text-md text-faint">
              {at + 1}
            </span>
            <span>
              <span className="block text-md font-semibold">{t(`rail.${name}`)}</span>
              <span className="mt-0.5 block text-muted">{t(`welcome.${name}`)}</span>
            </span>
            <span className="text-xs text-muted">{t(`welcome.minutes.${name}`)}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex max-w-120 gap-2.5 text-muted">
        <Lock aria-hidden className="mt-0.5 size-3.5 flex-none text-faint" />
        {t("welcome.privacy")}
      </p>
    </StepFrame>
  );
}

function Found({ entry, videos }: Pick<StepProps, "entry"> & { videos: StepProps["onboarding"]["videos"] }) {
  const facts = [
    entry.handle,
    videos && t("welcome.facts", { count: videos.count }),
    videos?.firstUpload && t("welcome.firstUpload", { date: displayDate(videos.firstUpload) }),
  ].filter(Boolean);
  return (
    <aside className="min-w-0">
      <div className="flex items-center gap-3">
        <Avatar name={entry.name} src={entry.channelThumbnail} size={40} decorative />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{entry.name}</p>
          <p className="truncate text-xs text-muted">{facts.join(" · ")}</p>
        </div>
        <span className="flex items-center gap-1.5 text-xs text-positive">
          <CircleCheck aria-hidden className="size-3.5" />
          {t("welcome.connected")}
        </span>
      </div>
      {videos === null && (
        <div role="status" aria-label={t("welcome.reading")} className="mt-4 grid grid-cols-2 gap-4">
          {["a", "b", "c", "d"].map((key) => (
            <Skeleton key={key} className="aspect-video" />
          ))}
        </div>
      )}
      {videos?.strongest.length === 0 && <p className="mt-4 text-muted">{t("welcome.noVideos")}</p>}
      {videos && videos.strongest.length > 0 && (
        <>
          <StrongVideos videos={videos.strongest} layout="grid" />
          <p className="mt-4 text-xs text-faint">{t("welcome.strongest")}</p>
        </>
      )}
    </aside>
  );
}
