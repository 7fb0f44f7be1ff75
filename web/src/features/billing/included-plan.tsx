import { type Plan, planOf } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import { mayEnterStudio } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Headline } from "../session/index.ts";
import { ChoosePlan } from "./choose-plan.tsx";
import { price } from "./rules.ts";

const features = ["making", "outliers", "chat", "feedTests", "calendar"] as const;

/** A studio without payments: there is one plan and nothing to buy. */
export function IncludedPlan({ user, hasFreeTier }: { user: UserProfile | null; hasFreeTier: boolean }) {
  const plan = planOf("community");
  if (!hasFreeTier)
    return (
      <section aria-label={t("included.closedTitle")}>
        <Headline>{t("included.closedTitle")}</Headline>
        <p className="mt-2 text-md text-muted">{t("included.closed")}</p>
      </section>
    );
  return (
    <section aria-labelledby="plan-community" className="max-w-210">
      <Headline>{t("included.headline")}</Headline>
      <p className="mt-2 mb-7 text-md text-pretty text-muted">{t("included.lead")}</p>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 id="plan-community" className="type-title text-lg">
            {plan.name}
          </h2>
          <p className="type-display text-[2.5rem]/11">{price(0)}</p>
        </div>
        <div className="max-sm:w-full">
          <Start plan={plan} user={user} />
        </div>
      </div>
      <dl className="grid gap-x-12 border-t border-line sm:grid-cols-2">
        <Item label={t("pricing.rows.channels")} value={String(plan.channels)} />
        <Item label={t("pricing.rows.seats")} value={String(plan.seats)} />
        {features.map((feature) => (
          <Item key={feature} label={t(`pricing.rows.${feature}`)} value={t("pricing.included")} />
        ))}
        <Item label={t("pricing.rows.ai")} value={t("pricing.setByOperator")} />
      </dl>
    </section>
  );
}

function Start({ plan, user }: { plan: Plan; user: UserProfile | null }) {
  if (user && mayEnterStudio(user))
    return (
      <Button kind="primary" size="lg" block trailing={<ArrowRight />} render={<Link href={paths.root} />}>
        {t("included.back")}
      </Button>
    );
  return (
    <ChoosePlan
      plan={plan}
      interval="month"
      user={user}
      kind="primary"
      label={t("included.continue", { plan: plan.name })}
    />
  );
}

const Item = ({ label, value }: { label: string; value: string }) => (
  <div className="flex h-12 items-center gap-2.5 border-b border-line">
    <Check aria-hidden className="size-4 text-positive" />
    <dt className="font-medium">{label}</dt>
    <dd className="ml-auto text-muted">{value}</dd>
  </div>
);
