import { isOnboardingComplete, statusOf } from "@coldopen/contract/onboarding/rules";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, Check, Circle } from "lucide-react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useGate } from "../labs/index.ts";
import { BackLink, FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { PipelineProblems } from "./pipeline-problems.tsx";
import { PipelineSteps } from "./pipeline-steps.tsx";
import { flowOf, openPage, railOf, taskByPage } from "./rules.ts";
import { statusQuery } from "./status-query.ts";

export default function CompleteScreen() {
  return <OnboardingScreen step={Complete} />;
}

function headOf({ onboarding, entry }: StepProps, isComplete: boolean): { title: string; lead: string } {
  if (isComplete) return { title: t("complete.title"), lead: t("complete.lead") };
  if (onboarding.steps.some(({ failure }) => failure !== null))
    return { title: t("complete.failedTitle"), lead: t("complete.failedText") };
  const hasStarted = onboarding.steps.some(({ status }) => status !== "Not started");
  return hasStarted
    ? { title: t("complete.waitingTitle"), lead: t("complete.waiting") }
    : { title: t("complete.idleTitle", { channel: entry.name }), lead: t("complete.idleText") };
}

/** Where the studio sends people whose channel is not ready: shows what is missing and how to go on. */
function Complete(props: StepProps) {
  const { channel, page, onboarding, isEnhanced } = props;
  const isDisabled = useGate("STUDIO_DISABLE_ONBOARDING_GUARD");
  const { data: status } = useQuery(statusQuery(channel));
  const isComplete =
    isOnboardingComplete(statusOf(onboarding)) || (status !== undefined && isOnboardingComplete(status));
  const canEnter = isComplete || isDisabled;
  const open = openPage(onboarding.answers, isEnhanced);
  const hasAnswers = Object.keys(onboarding.answers).length > 0;
  const first = flowOf(isEnhanced)[0] ?? "welcome";
  const setUp = open && (hasAnswers ? open : first);
  const setUpText = t(hasAnswers ? "complete.continue" : "complete.setUp");
  return (
    <StepFrame
      {...headOf(props, isComplete)}
      footer={
        <>
          <BackLink page={page} isEnhanced={isEnhanced} />
          <FooterEnd>
            {setUp && (
              <Button
                kind={canEnter && hasAnswers ? "ghost" : "primary"}
                size="lg"
                render={<Link href={paths.onboarding(setUp)} />}
              >
                {setUpText}
              </Button>
            )}
            {canEnter && (
              <Button kind={isEnhanced || setUp ? "outline" : "primary"} size="lg" render={<Link href={paths.app} />}>
                {t("complete.enter")}
              </Button>
            )}
            {canEnter && isEnhanced && (hasAnswers || !setUp) && (
              <Button
                kind="primary"
                size="lg"
                trailing={<ArrowRight className="size-3.5" />}
                render={<Link href={paths.onboarding("ideas-for-you")} />}
              >
                {t("complete.ideas")}
              </Button>
            )}
          </FooterEnd>
        </>
      }
    >
      {!isComplete && (
        <section aria-labelledby="missing" className="mt-6 max-w-180">
          <h2 id="missing" className="type-title text-md">
            {t("complete.missing")}
          </h2>
          <PipelineProblems channel={channel} onboarding={onboarding} />
          <PipelineSteps onboarding={onboarding} />
        </section>
      )}
      <Answers {...props} />
    </StepFrame>
  );
}

function Answers({ onboarding, isEnhanced }: StepProps) {
  const items = railOf(isEnhanced)
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const task = taskByPage[page];
      return task ? [{ page, outcome: onboarding.answers[task] }] : [];
    });
  return (
    <section aria-labelledby="answers" className="mt-8 max-w-180">
      <h2 id="answers" className="type-title text-md">
        {t("complete.answers")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {items.map(({ page, outcome }) => {
          const Icon = outcome === "done" ? Check : Circle;
          const state = outcome === "done" ? "answered" : outcome === "skipped" ? "skipped" : "notAnswered";
          return (
            <li key={page} className="flex min-h-11 items-center gap-3">
              <Icon aria-hidden className="size-3.5 flex-none text-faint" />
              <span className="min-w-0 flex-1 font-medium">{t(`pages.${page}`)}</span>
              <span className="text-xs text-muted">{t(`complete.${state}`)}</span>
              <TextLink
                render={<Link href={paths.onboarding(page)} />}
                aria-label={`${t(outcome === "done" ? "complete.change" : "complete.answer")}: ${t(`pages.${page}`)}`}
              >
                {t(outcome === "done" ? "complete.change" : "complete.answer")}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
