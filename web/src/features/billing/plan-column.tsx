import type { Plan } from "@coldopen/contract/billing/schema";
import clsx from "clsx";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../locales/en/billing.ts";
import { Chip } from "../../ui/chip.tsx";
import { Price } from "./price.tsx";
import type { Period } from "./rules.ts";

type PlanColumnProps = { plan: Plan; period: Period; isMarked: boolean; action: ReactNode };

export const PlanColumn = ({ plan, period, isMarked, action }: PlanColumnProps) => (
  <section
    aria-labelledby={`plan-${plan.id}`}
    className={clsx(
      // Subgrid rows align the buttons of neighbouring plans.
      "flex flex-col gap-6 border-t-2 px-6 pt-6 pb-8 md:row-span-4 md:grid md:grid-rows-subgrid first:pl-0 last:pr-0 max-md:px-0 md:not-first:border-l md:not-first:border-l-line",
      isMarked ? "border-t-brand-mark" : "border-t-line",
    )}
  >
    <div>
      <h2 id={`plan-${plan.id}`} className="type-title flex items-center gap-2 text-lg">
        {plan.name}
        {isMarked && <Chip size="tag">{t("pricing.marked")}</Chip>}
      </h2>
      <p className="mt-1 text-muted">{t(`pricing.summaries.${plan.id}`)}</p>
    </div>
    <Price plan={plan} period={period} />
    <ul className="grid gap-2 text-muted">
      <Point>{t("pricing.channels", { count: plan.channels })}</Point>
      <Point>{t("pricing.seats", { count: plan.seats })}</Point>
      <Point>{t("pricing.everything")}</Point>
    </ul>
    <div>{action}</div>
  </section>
);

const Point = ({ children }: { children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Check className="size-3.5 text-faint" />
    {children}
  </li>
);
