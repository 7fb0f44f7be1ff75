import { type Onboarding, OnboardingPage } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import type { OrganizationChannel } from "@coldopen/contract/session/schema";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { type ActiveChannel, useActiveChannel } from "../../lib/active-channel.ts";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useCanChangeSettings } from "../channel-settings/index.ts";
import { channelQuery } from "../channels/index.ts";
import { useGate } from "../labs/index.ts";
import { useUser } from "../session/index.ts";
import { onboardingQuery, useRunPipeline } from "./api.ts";
import { recordStatus } from "./onboarded-channels.ts";
import { Rail } from "./rail.tsx";
import { pageBefore } from "./rules.ts";
import { statusQuery } from "./status-query.ts";

export type StepProps = {
  channel: ActiveChannel;
  entry: OrganizationChannel["channel"];
  page: OnboardingPage;
  onboarding: Onboarding;
  isEnhanced: boolean;
  canEdit: boolean;
};
type OnboardingScreenProps = { step: (props: StepProps) => ReactNode };

/** A page of the set-up: loads what every step needs. Some steps have two addresses. */
export function OnboardingScreen({ step }: OnboardingScreenProps) {
  const channel = useActiveChannel();
  const { pathname } = useLocation();
  const page = OnboardingPage.catch("complete").parse(pathname.split("/")[2]);
  return channel ? (
    <LoadedStep key={`${channel.channelUcid}/${page}`} channel={channel} page={page} step={step} />
  ) : (
    <Navigate to={paths.noChannels} replace />
  );
}

type LoadedStepProps = OnboardingScreenProps & { channel: ActiveChannel; page: OnboardingPage };

function LoadedStep({ channel, page, step: Step }: LoadedStepProps) {
  const isEnhanced = useGate("STUDIO_ENHANCED_ONBOARDING");
  const canEdit = useCanChangeSettings(channel);
  const listed = useUser().organizations.find(
    (one) => one.organizationId === channel.organizationId && one.channel.ucid === channel.channelUcid,
  )?.channel;
  const { data: found } = useQuery(channelQuery(channel.channelUcid));
  const entry = listed && (found ?? listed);
  const { data: onboarding, isError, refetch } = useQuery(onboardingQuery(channel));
  const { data: status } = useQuery(statusQuery(channel));
  useEffect(() => {
    if (status) recordStatus(channel, status);
  }, [channel, status]);
  useStartPipeline(channel, onboarding);
  if (!entry) return <Navigate to={paths.noChannels} replace />;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-background text-text max-lg:grid-rows-[auto_1fr] lg:h-dvh lg:grid-cols-[16.5rem_minmax(0,1fr)] lg:overflow-hidden">
      <Rail page={page} entry={entry} answers={onboarding?.answers ?? {}} isEnhanced={isEnhanced} />
      {onboarding ? (
        <Step
          channel={channel}
          entry={entry}
          page={page}
          onboarding={onboarding}
          isEnhanced={isEnhanced}
          canEdit={canEdit}
        />
      ) : (
        <main className="px-6 py-10 lg:px-14 lg:pt-16">
          {isError ? (
            <Alert title={t("failed")}>
              <Button size="sm" className="mt-2" onClick={() => void refetch()}>
                {t("retry")}
              </Button>
            </Alert>
          ) : (
            <div role="status" aria-label={t("loadingPage")} className="grid max-w-140 gap-4">
              <Skeleton className="h-9 w-3/5" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="mt-4 h-48" />
            </div>
          )}
        </main>
      )}
    </div>
  );
}

/** Connecting a channel starts its pipeline; one that was connected by an older version starts here. */
function useStartPipeline(channel: ActiveChannel, onboarding: Onboarding | undefined): void {
  const { mutate } = useRunPipeline(channel);
  const isIdle =
    onboarding?.status === "not started" &&
    onboarding.steps.every(({ status, failure }) => status === "Not started" && failure === null);
  useEffect(() => {
    if (isIdle) mutate({ withoutFailed: false });
  }, [isIdle, mutate]);
}

type StepFrameProps = {
  title: string;
  lead: string;
  /** Beside the title, at the right. */
  note?: ReactNode;
  /** A column at the right. */
  aside?: ReactNode;
  /** The actions at the bottom. */
  footer: ReactNode;
  children?: ReactNode;
};

export function StepFrame({ title, lead, note, aside, footer, children }: StepFrameProps) {
  usePageTitle(title);
  return (
    <main className="flex min-h-0 min-w-0 flex-col">
      <div className="min-h-0 flex-1 px-5 pt-8 pb-10 sm:px-8 lg:overflow-y-auto lg:px-14 lg:pt-16">
        <div className={aside ? "grid gap-x-14 gap-y-10 wide:grid-cols-[minmax(0,1fr)_22.5rem]" : "max-w-270"}>
          <div className="min-w-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h1 className="type-title text-2xl text-balance">{title}</h1>
              {note}
            </div>
            <p className="mt-1.5 max-w-150 text-md text-pretty text-muted">{lead}</p>
            {children}
          </div>
          {aside}
        </div>
      </div>
      <footer className="sticky bottom-0 flex min-h-18 flex-none flex-wrap items-center gap-x-2 gap-y-2 border-t border-line bg-background px-5 py-3 sm:px-8 lg:px-14">
        {footer}
      </footer>
    </main>
  );
}

export const FooterEnd = ({ children }: { children: ReactNode }) => (
  <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{children}</div>
);

export function BackLink({ page, isEnhanced }: Pick<StepProps, "page" | "isEnhanced">) {
  const before = pageBefore(page, isEnhanced);
  return before ? (
    <Button kind="ghost" icon={<ArrowLeft />} render={<Link href={paths.onboarding(before)} />} className="-ml-3">
      {t("back")}
    </Button>
  ) : null;
}
