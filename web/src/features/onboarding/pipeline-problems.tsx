import { isOnboardingComplete, statusOf } from "@coldopen/contract/onboarding/rules";
import { useQuery } from "@tanstack/react-query";
import { t } from "../../locales/en/onboarding.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { onboardingQuery, useRunPipeline } from "./api.ts";
import type { StepProps } from "./frame.tsx";

/** What keeps the pipeline from ending, with what to do about it. Nothing while it runs. */
export function PipelineProblems({ channel, onboarding }: Pick<StepProps, "channel" | "onboarding">) {
  const { isError } = useQuery(onboardingQuery(channel));
  const run = useRunPipeline(channel);
  const hasFailed = onboarding.steps.some(({ failure }) => failure !== null);
  const isIdle = onboarding.steps.every(({ status }) => status === "Not started") && !hasFailed;
  if (isError)
    return (
      <p role="status" className="mt-4 text-warning">
        {t("loading.unreachable")}
      </p>
    );
  if (isOnboardingComplete(statusOf(onboarding))) return null;
  if (isIdle)
    return (
      <p className="mt-4 flex flex-wrap items-center gap-3 text-muted">
        {t("loading.idle")}
        <Button kind="outline" size="sm" busy={run.isPending} onClick={() => run.mutate({ withoutFailed: false })}>
          {t("loading.start")}
        </Button>
      </p>
    );
  if (!hasFailed) return null;
  return (
    <Alert title={t("loading.failedSteps")} className="mt-4">
      <span className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" busy={run.isPending} onClick={() => run.mutate({ withoutFailed: false })}>
          {t("loading.retry")}
        </Button>
        <Button size="sm" kind="ghost" onClick={() => run.mutate({ withoutFailed: true })}>
          {t("loading.without")}
        </Button>
      </span>
    </Alert>
  );
}
