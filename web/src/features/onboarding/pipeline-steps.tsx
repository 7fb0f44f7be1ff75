import type { Onboarding, PipelineStep, StepStatus } from "@coldopen/contract/onboarding/schema";
import clsx from "clsx";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { t } from "../../locales/en/onboarding.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { lookText } from "./looks.ts";

const SHORT_TITLE_WORDS = 8;

function likenessText({ isOptedOut, ready, preparing, failed }: Onboarding["likeness"]): string {
  if (isOptedOut) return t("loading.found.optedOut");
  if (failed > 0) return t("loading.found.badPhotos", { count: failed });
  if (preparing > 0) return t("loading.found.preparing", { count: preparing });
  return ready > 0 ? t("loading.found.photos", { count: ready }) : t("loading.found.noPhotos");
}

/** What a step found, once it has ended. */
const foundBy: Record<PipelineStep, (onboarding: Onboarding) => string> = {
  onboarding_started: () => "",
  video_catalog: ({ videos }) =>
    videos && videos.count > 0
      ? t("loading.found.videos", { count: videos.count, over: videos.overPerformers })
      : t("loading.found.none"),
  writer_guide: ({ voice, videos }) =>
    voice && videos && videos.count > 0
      ? t("loading.found.voice", {
          length: t(voice.words <= SHORT_TITLE_WORDS ? "loading.found.short" : "loading.found.long"),
          person: t(voice.isFirstPerson ? "loading.found.first" : "loading.found.third"),
        })
      : t("loading.found.none"),
  creator_profile: ({ bioDraft }) =>
    bioDraft ? t("loading.found.bio", { count: bioDraft.length }) : t("loading.found.noBio"),
  title_formula: ({ formulas }) =>
    formulas.length > 0 ? t("loading.found.formulas", { count: formulas.length }) : t("loading.found.noFormulas"),
  thumbnail_features: ({ features }) => (features.length > 0 ? lookText(features) : t("loading.found.noLook")),
  thumbnail_loras: ({ likeness }) => likenessText(likeness),
  unet: ({ style }) => t(style && style.picks > 0 ? "loading.found.picked" : "loading.found.style"),
};

const hasEnded = (status: StepStatus) => status === "Done" || status === "Done - partial";
export const endedSteps = ({ steps }: Pick<Onboarding, "steps">): number =>
  steps.filter(({ status }) => hasEnded(status)).length;

/** The steps of the pipeline with their live status. */
export const PipelineSteps = ({ onboarding }: { onboarding: Onboarding }) => (
  <ol aria-live="polite" className="mt-5 divide-y divide-line border-y border-line">
    {onboarding.steps.map(({ step, status, failure }) => (
      <li
        key={step}
        className="grid min-h-14 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-3 py-2 sm:grid-cols-[1.25rem_13rem_minmax(0,1fr)_auto]"
      >
        <StatusIcon status={status} isFailed={failure !== null} />
        <span
          className={clsx(
            status === "Not started" && !failure ? "font-medium text-faint" : "font-semibold",
            status === "Started" && "text-ai",
          )}
        >
          {t(`loading.steps.${step}`)}
        </span>
        <span className="text-xs text-muted max-sm:order-last max-sm:col-span-2 max-sm:col-start-2">
          {failure ?? (hasEnded(status) ? foundBy[step](onboarding) : "")}
        </span>
        <span
          className={clsx(
            "text-right text-xs font-medium whitespace-nowrap",
            status === "Started" ? "text-ai" : status === "Done - partial" ? "text-warning" : "text-faint",
          )}
        >
          {status}
        </span>
      </li>
    ))}
  </ol>
);

function StatusIcon({ status, isFailed }: { status: StepStatus; isFailed: boolean }) {
  if (isFailed) return <CircleAlert aria-hidden className="size-4 text-danger" />;
  if (status === "Done") return <CircleCheck aria-hidden className="size-4 text-positive" />;
  if (status === "Done - partial") return <CircleAlert aria-hidden className="size-4 text-warning" />;
  if (status === "Started") return <Spinner className="size-3.5 text-ai" />;
  return <CircleDashed aria-hidden className="size-4 text-faint" />;
}
