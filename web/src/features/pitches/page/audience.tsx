import clsx from "clsx";
import { t } from "../../../locales/en/pitches.ts";
import { type RowsName, rowsField } from "../fields.ts";
import { BarChart } from "./charts.tsx";
import { isShortText, leadLookOf, proseLook, Section } from "./section.tsx";
import { usePitchPage } from "./slots.ts";
import { SourceLabel } from "./source-label.tsx";

const demographics: readonly RowsName[] = ["gender", "age", "geography"];
const affinities: readonly RowsName[] = ["brandAffinities", "interests"];

export function Audience() {
  const { content, slots } = usePitchPage();
  const { overview, affinitySummary, purchaseIntentMultiplier } = content.audience;
  const hasRows = (names: readonly RowsName[]) =>
    slots.isEditable || names.some((name) => rowsField(name).get(content).length > 0);
  const hasIntent = slots.isEditable || purchaseIntentMultiplier !== null;
  const isEmpty = !hasIntent && !hasRows([...demographics, ...affinities]) && `${overview}${affinitySummary}` === "";
  if (isEmpty) return null;
  const [firstCharts, ...otherCharts] = [demographics, affinities].filter(hasRows);
  const hasSummary = affinitySummary !== "" || slots.isEditable;
  const rest = (otherCharts.length > 0 || hasSummary) && (
    <div className="grid gap-9 print:gap-5">
      {otherCharts.map((names) => (
        <Charts key={names.join()} names={names} />
      ))}
      {hasSummary && <slots.Text name="affinitySummary" className={proseLook} />}
    </div>
  );
  return (
    <Section title={t("page.audience")} hasShortStart={isShortText(overview)} rest={rest}>
      <div className="grid gap-9 print:gap-4">
        <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:gap-12 print:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            <slots.Text name="overview" className={leadLookOf(overview)} />
          </div>
          {hasIntent && (
            <div className="break-inside-avoid print:flex print:gap-3">
              <slots.Figure name="purchaseIntentMultiplier" className="type-display text-3xl text-positive" />
              <p className="text-muted">
                {t("figures.purchaseIntentMultiplier")}
                <SourceLabel name="purchaseIntentMultiplier" className="block" />
              </p>
            </div>
          )}
        </div>
        {firstCharts && <Charts names={firstCharts} />}
      </div>
    </Section>
  );
}

const Charts = ({ names }: { names: readonly RowsName[] }) => (
  <div className={clsx("grid gap-8 @2xl:gap-10", names === demographics ? "@2xl:grid-cols-3" : "@2xl:grid-cols-2")}>
    {names.map((name) => (
      <BarChart key={name} name={name} />
    ))}
  </div>
);
