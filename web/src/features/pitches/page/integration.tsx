import { phases } from "@coldopen/contract/pitches/rules";
import clsx from "clsx";
import { t } from "../../../locales/en/pitches.ts";
import { isShortText, leadLookOf, proseLook, Section } from "./section.tsx";
import { usePitchPage } from "./slots.ts";

/** Why the brand belongs into this video. */
export function BrandMoment() {
  const { content, slots } = usePitchPage();
  const { strategicRationale } = content.campaign;
  if (strategicRationale === "" && !slots.isEditable) return null;
  return (
    <Section title={t("page.moment")} isShort={isShortText(strategicRationale)}>
      <div className="max-w-180">
        <slots.Text name="rationale" className={leadLookOf(strategicRationale)} />
      </div>
    </Section>
  );
}

export function Timeline() {
  const { content, slots } = usePitchPage();
  const { integrationTimeline: timeline } = content.campaign;
  const shown = phases.filter((phase) => slots.isEditable || timeline.some((item) => item.phase === phase));
  if (shown.length === 0) return null;
  return (
    <Section title={t("page.timeline")} isShort={isShortText(...timeline.map(({ description }) => description))}>
      <ol
        className={clsx(
          "relative mt-1 grid gap-y-6 before:absolute before:inset-x-0 before:top-1.25 before:hidden before:h-px before:bg-line-strong @2xl:before:block",
          shown.length === phases.length ? "@2xl:grid-cols-[1fr_1.35fr_1fr]" : "@2xl:auto-cols-fr @2xl:grid-flow-col",
        )}
      >
        {shown.map((phase) => (
          <li key={phase} className="relative min-w-0 pl-6 @2xl:pt-6 @2xl:pr-7 @2xl:pl-0">
            <span
              aria-hidden
              className={clsx(
                "absolute top-1 left-0 size-2.75 rounded-full @2xl:top-0",
                phase === "during" ? "bg-brand-mark" : "border-2 border-faint bg-background",
              )}
            />
            <h3 className={clsx("text-md font-semibold", phase === "during" && "text-brand-text")}>
              {t(`phases.${phase}`)}
            </h3>
            <slots.Text name={phase} className={clsx("mt-1", proseLook)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
