import type { BillingInterval, Plan } from "@coldopen/contract/billing/schema";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../locales/en/billing.ts";
import { Chip } from "../../ui/chip.tsx";
import { price, priceOf } from "./rules.ts";

const included = ["making", "outliers", "chat", "feedTests"] as const;
const ROWS = ["holds", "channels", "seats", "ai", ...included] as const;

type PlanComparisonProps = {
  plans: readonly Plan[];
  interval: BillingInterval;
  marked: string | undefined;
  /** Of plans without a budget of their own. */
  configuredBudgetCents: number | undefined;
  action: (plan: Plan) => ReactNode;
};

/** A column for each plan; its rows line up with the labels at the left. On narrow screens each plan has its own labels. */
export const PlanComparison = ({ plans, interval, marked, configuredBudgetCents, action }: PlanComparisonProps) => (
  <div className="mt-8 grid gap-y-12 md:auto-cols-fr md:grid-flow-col md:grid-rows-[repeat(9,auto)] md:gap-y-0 wide:grid-cols-[200px]">
    <div aria-hidden className="hidden wide:row-span-9 wide:grid wide:grid-rows-subgrid">
      <span />
      {ROWS.map((row) => (
        <span key={row} className={clsx(rowLook, "text-muted")}>
          {t(`pricing.rows.${row}`)}
        </span>
      ))}
    </div>
    {plans.map((plan, index) => (
      <PlanColumn
        key={plan.id}
        plan={plan}
        below={plans[index - 1]}
        interval={interval}
        isMarked={plan.id === marked}
        budgetCents={plan.aiBudgetCents ?? configuredBudgetCents}
        action={action(plan)}
      />
    ))}
  </div>
);

const rowLook = "flex min-h-11 items-center gap-2 border-t border-line py-2";

type PlanColumnProps = {
  plan: Plan;
  below: Plan | undefined;
  interval: BillingInterval;
  isMarked: boolean;
  budgetCents: number | undefined;
  action: ReactNode;
};

const PlanColumn = ({ plan, below, interval, isMarked, budgetCents, action }: PlanColumnProps) => (
  <section
    aria-labelledby={`plan-${plan.id}`}
    className="md:row-span-9 md:grid md:grid-rows-subgrid md:not-first:border-l md:border-line"
  >
    <div className="flex flex-col pb-5 md:px-6">
      <h2 id={`plan-${plan.id}`} className="type-title flex items-center gap-2 text-lg">
        {plan.name}
        {isMarked && <Chip size="tag">{t("pricing.marked")}</Chip>}
      </h2>
      <Price plan={plan} interval={interval} />
      <div className="mt-auto pt-4">{action}</div>
    </div>
    <dl className="contents">
      {ROWS.map((row) => (
        <div key={row} className={clsx(rowLook, "justify-between md:px-6 wide:justify-start")}>
          <dt className="text-muted wide:sr-only">{t(`pricing.rows.${row}`)}</dt>
          <dd className="flex items-center gap-2 text-right wide:text-left">
            <Cell row={row} plan={plan} below={below} budgetCents={budgetCents} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

type CellProps = Pick<PlanColumnProps, "plan" | "below" | "budgetCents"> & { row: (typeof ROWS)[number] };

function Cell({ row, plan, below, budgetCents }: CellProps) {
  if (row === "holds")
    return (
      <b className="font-semibold">
        {below ? t("pricing.everythingIn", { plan: below.name }) : t("pricing.everything")}
      </b>
    );
  if (row === "channels" || row === "seats") return <b className="font-semibold">{plan[row]}</b>;
  if (row === "ai")
    return budgetCents === undefined ? (
      <span className="text-muted">{t("pricing.setByOperator")}</span>
    ) : (
      <b className="font-semibold">{price(budgetCents)}</b>
    );
  return (
    <>
      <Check aria-hidden className="size-4 text-muted" />
      <span className="text-xs text-muted">{t("pricing.included")}</span>
    </>
  );
}

function Price({ plan, interval }: { plan: Plan; interval: BillingInterval }) {
  const { perMonthCents, renewalCents, savingCents } = priceOf(plan, interval);
  const renewal = price(renewalCents);
  const isFree = renewalCents === 0;
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5">
        <span className="type-display text-[2.5rem]/11">{price(perMonthCents)}</span>
        {!isFree && (
          <span className="text-muted">
            {interval === "year" ? t("pricing.billedYearly", { price: renewal }) : t("pricing.perMonth")}
          </span>
        )}
      </p>
      <p className="mt-1.5 text-pretty text-muted">
        {isFree && t("pricing.freeText")}
        {!isFree && interval === "year" && t("pricing.renewsYearly", { price: renewal, saving: price(savingCents) })}
        {!isFree && interval === "month" && t("pricing.renewsMonthly", { price: renewal })}
      </p>
    </>
  );
}
