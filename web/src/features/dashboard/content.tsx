import { openIdeasAddress } from "@coldopen/contract/ideas/list-query";
import clsx from "clsx";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { loadModule } from "../../lib/load-module.ts";
import { peekPreloaded } from "../../lib/preloaded-answers.ts";
import { usePainted } from "../../lib/use-painted.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { t } from "../../locales/en/dashboard.ts";
import { useGate } from "../labs/index.ts";
import { dismissedChecklists, needsChecklist } from "./first-run/progress.ts";
import { DashboardSections, IdeasLoading, useNewestProjects } from "./sections.tsx";

const Checklist = lazy(() => loadModule(() => import("./first-run/checklist.tsx")));
const FirstRun = lazy(() => loadModule(() => import("./first-run/first-run.tsx")));
const IdeasSection = lazy(() => loadModule(() => import("./ideas-section.tsx")));
const FollowedOutliers = lazy(() => loadModule(() => import("./followed-outliers.tsx")));

/** A page that came with the ideas of its channel, and there are none. */
const NoIdeas = z.object({ results: z.tuple([]) });

type DashboardContentProps = {
  channel: ActiveChannel;
  /** The box above the sections. */
  box: ReactNode;
};

/** A channel without projects gets a question, a checklist and outliers of its niche instead of empty sections. */
export function DashboardContent({ channel, box }: DashboardContentProps) {
  const isPainted = usePainted();
  const hasIdeas = useGate("STUDIO_IDEAS_FOR_YOU");
  const projects = useNewestProjects(channel);
  const isFirstRun = projects?.length === 0;
  const isDismissed = usePersisted(dismissedChecklists)?.includes(channel.channelUcid) ?? false;
  const hasChecklist = projects !== undefined && !isDismissed && needsChecklist(projects);
  const firstAnswer = useRef<HTMLInputElement>(null);
  const [hasNoIdeas] = useState(() => NoIdeas.safeParse(peekPreloaded(openIdeasAddress(channel))).success);
  // Holds the place of the ideas, so that the sections below do not move when they arrive.
  const ideasLoading = isFirstRun || hasNoIdeas ? null : <IdeasLoading />;
  return (
    <>
      <div
        className={clsx(
          (isFirstRun || hasChecklist) && "border-line border-b",
          hasChecklist && "lg:grid lg:grid-cols-[minmax(0,1fr)_21rem]",
        )}
      >
        <div className={clsx("min-w-0 px-(--page-x)", isFirstRun ? "py-10" : "py-6")}>
          {isFirstRun && (
            <>
              <h2 className="type-title text-2xl">{t("firstRun.question")}</h2>
              <p className="mt-1.5 mb-4 text-md text-muted">{t("firstRun.promise")}</p>
            </>
          )}
          {box}
        </div>
        {hasChecklist && (
          <Suspense>
            <Checklist
              channel={channel}
              projects={projects}
              onTell={isFirstRun ? () => firstAnswer.current?.focus() : undefined}
            />
          </Suspense>
        )}
      </div>
      {isFirstRun && (
        <Suspense>
          <FirstRun channel={channel} firstAnswer={firstAnswer} />
        </Suspense>
      )}
      <div className={clsx("grid gap-9 px-(--page-x) pb-6 empty:hidden", hasChecklist && !isFirstRun && "pt-6")}>
        {hasIdeas && (
          <Suspense fallback={ideasLoading}>
            {isPainted ? <IdeasSection channel={channel} loading={ideasLoading} /> : ideasLoading}
          </Suspense>
        )}
        <DashboardSections channel={channel} />
        <Suspense>{isPainted && <FollowedOutliers channel={channel} />}</Suspense>
      </div>
    </>
  );
}
