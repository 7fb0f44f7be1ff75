import { t } from "../../../locales/en/pitches.ts";
import { figureField, type NumberName, textField } from "../fields.ts";
import { isShortText, leadLookOf, proseLook, Section } from "./section.tsx";
import { usePitchPage } from "./slots.ts";
import { SourceLabel } from "./source-label.tsx";

const metrics: readonly NumberName[] = ["subscribers", "totalViews", "avgViewsPerVideo", "engagementRate"];

export function Metrics() {
  const { content, slots } = usePitchPage();
  const shown = metrics.filter((name) => slots.isEditable || figureField(name).get(content) !== null);
  if (shown.length === 0) return null;
  return (
    <dl
      aria-label={t("page.metrics")}
      className="mt-10 grid break-inside-avoid grid-cols-2 border-y border-line @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none @4xl:mt-14 print:mt-4"
    >
      {shown.map((name) => (
        <div
          key={name}
          className="flex min-w-0 flex-col-reverse justify-end border-line px-6 py-5 print:py-4 not-first:border-l @max-2xl:odd:border-l-0 @max-2xl:odd:pl-0 first:pl-0 @max-2xl:nth-[n+3]:border-t"
        >
          <dt className="mt-0.5 text-muted">
            {t(`figures.${name}`)}
            <SourceLabel name={name} className="block" />
          </dt>
          <dd>
            <slots.Figure name={name} className="type-display text-2xl leading-11 @4xl:text-3xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function CreatorProfile() {
  const { content, slots } = usePitchPage();
  const texts = (["bio", "valueProposition"] as const).map((name) => textField(name).get(content));
  if (texts.join("") === "" && !slots.isEditable) return null;
  return (
    <Section title={t("page.profile")} isShort={isShortText(...texts)}>
      <div className="grid max-w-180 gap-4 print:gap-2.5">
        <slots.Text name="bio" className={leadLookOf(content.creatorProfile.bio)} />
        <slots.Text name="valueProposition" className={proseLook} />
      </div>
    </Section>
  );
}
