import type { Onboarding } from "@coldopen/contract/onboarding/schema";
import { paths } from "@coldopen/contract/paths";
import { ArrowRight, ImageUp } from "lucide-react";
import type { ReactNode } from "react";
import { outlierIndex } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t as creatorsText } from "../../locales/en/creators.ts";
import { t } from "../../locales/en/onboarding.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IndexBadge } from "../../ui/index-badge.tsx";
import { Progress } from "../../ui/progress.tsx";
import { toneOf } from "../outlier-index/index.ts";
import { FooterEnd, OnboardingScreen, StepFrame, type StepProps } from "./frame.tsx";
import { lookNames } from "./looks.ts";
import { PipelineProblems } from "./pipeline-problems.tsx";
import { endedSteps, PipelineSteps } from "./pipeline-steps.tsx";
import { pageAfter } from "./rules.ts";
import { StrongVideos } from "./strong-videos.tsx";

const STRONGEST_IN_COLUMN = 3;

export default function LoadingScreen() {
  return <OnboardingScreen step={Loading} />;
}

function Loading({ channel, onboarding, isEnhanced, page }: StepProps) {
  const all = onboarding.steps.length;
  const done = endedSteps(onboarding);
  const isDone = done === all;
  return (
    <StepFrame
      title={t(isDone ? "loading.doneTitle" : "loading.title")}
      lead={isDone ? t("loading.complete", { all }) : t("loading.lead", { done, all })}
      aside={<FoundSoFar onboarding={onboarding} />}
      footer={
        <>
          {isEnhanced && (
            <Button
              kind="ghost"
              icon={<ImageUp />}
              render={<Link href={paths.onboarding("likeness")} />}
              className="-ml-3"
            >
              {t("loading.photos")}
            </Button>
          )}
          <FooterEnd>
            {!isDone && <span className="text-xs text-faint max-sm:hidden">{t("loading.note")}</span>}
            <Button
              kind="primary"
              size="lg"
              trailing={<ArrowRight className="size-3.5" />}
              render={<Link href={paths.onboarding(pageAfter(page, isEnhanced))} />}
            >
              {t(isDone ? "loading.continue" : "loading.background")}
            </Button>
          </FooterEnd>
        </>
      }
    >
      <Progress label={t("loading.progress", { done, all })} value={done} max={all} className="mt-4 h-1!" />
      <PipelineProblems channel={channel} onboarding={onboarding} />
      <PipelineSteps onboarding={onboarding} />
    </StepFrame>
  );
}

function FoundSoFar({ onboarding }: { onboarding: Onboarding }) {
  const { videos, formulas, features } = onboarding;
  const strongest = videos?.strongest.slice(0, STRONGEST_IN_COLUMN) ?? [];
  const isEmpty = strongest.length + formulas.length + features.length === 0;
  return (
    <aside aria-labelledby="found-so-far">
      <h2 id="found-so-far" className="type-title text-md">
        {t("loading.soFar")}
      </h2>
      {isEmpty && <p className="mt-3 border-t border-line pt-3.5 text-muted">{t("loading.nothing")}</p>}
      {strongest.length > 0 && (
        <Part title={t("loading.strongest")}>
          <StrongVideos videos={strongest} layout="rows" />
        </Part>
      )}
      {formulas.length > 0 && (
        <Part title={t("loading.formulas")}>
          <ul className="mt-2">
            {formulas.map(({ format, videos: count, medianIndex }) => (
              <li key={format} className="grid min-h-7 grid-cols-[1fr_auto_3.25rem] items-center gap-2">
                <span>{creatorsText(`formats.names.${format}`)}</span>
                <span className="text-xs text-faint">{t("loading.formulaVideos", { count })}</span>
                <span className="justify-self-end">
                  <IndexBadge tone={toneOf(medianIndex)}>{outlierIndex(medianIndex)}</IndexBadge>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {features.length > 0 && (
        <Part title={t("loading.thumbnails")}>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {lookNames(features).map((name) => (
              <li key={name}>
                <Chip>{name}</Chip>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-3 border-t border-line pt-3.5 pb-1">
    <h3 className="text-xs font-medium text-muted">{title}</h3>
    {children}
  </section>
);
