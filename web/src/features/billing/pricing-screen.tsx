import { type BillingInterval, plans } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { Link } from "../../lib/link.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { copyright, PRODUCT } from "../../lib/product.ts";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Wordmark } from "../../ui/mark.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useGate } from "../labs/index.ts";
import { Headline, LogInAndOutLinks, LogOutLink, Notice, userQuery, Waiting } from "../session/index.ts";
import { setupQuery } from "./api.ts";
import { ChoosePlan } from "./choose-plan.tsx";
import { IncludedPlan } from "./included-plan.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { usePromotions } from "./promotions.ts";
import { ownedOrganization, planNamed, smallestSavingPercent } from "./rules.ts";
import { useStorePromotions } from "./use-store-promotions.ts";

/** The promotion codes of a campaign link. */
function PromotionCodes() {
  const { couponid, promo_code: promo } = usePromotions();
  if (!couponid && !promo) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-2 text-xs text-muted">
      {couponid && !promo && <Chip className="max-w-full truncate">{t("pricing.coupon", { code: couponid })}</Chip>}
      {promo && <Chip className="max-w-full truncate">{t("pricing.promo", { code: promo })}</Chip>}
      {t("pricing.kept")}
    </p>
  );
}

const Query = z.object({ plan: z.string().optional().catch(undefined) });

export default function PricingScreen() {
  useStorePromotions();
  usePageTitle(t("pricing.title"));
  const { data: user, isPending } = useQuery(userQuery);
  const setup = useQuery(setupQuery);
  const hasFreeTier = useGate("STUDIO_FREE_ACCOUNT_TIER");
  const isEntering = useIsMutating() > 0;
  if ((isPending && !isEntering) || setup.isPending) return <Waiting />;
  if (setup.isError)
    return (
      <Notice
        title={t("pricing.setupFailed")}
        text={t("pricing.setupFailedText")}
        action={
          <Button kind="primary" size="lg" busy={setup.isFetching} onClick={() => setup.refetch()}>
            {t("pricing.again")}
          </Button>
        }
      />
    );
  const owned = user ? ownedOrganization(user) : undefined;
  const hasInvoices = setup.data.payments && owned?.subscriptionActive === false;
  return (
    <div className="mx-auto flex min-h-dvh max-w-330 flex-col px-6 pt-7 pb-6 sm:px-14">
      <header className="flex min-h-6 items-center justify-between gap-4">
        <Wordmark className="[&>span]:text-[1.0625rem] [&>svg]:h-5.5 [&>svg]:w-8">{PRODUCT}</Wordmark>
        <span className="flex min-w-0 items-center gap-3">
          {user && <span className="truncate text-muted max-sm:hidden">{user.email}</span>}
          {owned && hasInvoices && <Link href={paths.billingOf(owned.id)}>{t("pricing.billing")}</Link>}
          {user ? <LogOutLink /> : <LogInAndOutLinks />}
        </span>
      </header>
      <main className="my-auto py-10">
        {setup.data?.payments ? (
          <Plans user={user ?? null} hasFreeTier={hasFreeTier} budgetCents={setup.data.communityBudgetCents} />
        ) : (
          <IncludedPlan user={user ?? null} hasFreeTier={hasFreeTier} />
        )}
      </main>
      <footer className="text-xs text-faint">{copyright(new Date())}</footer>
    </div>
  );
}

type PlansProps = {
  user: UserProfile | null;
  hasFreeTier: boolean;
  /** The AI budget of Community. */
  budgetCents: number | undefined;
};

function Plans({ user, hasFreeTier, budgetCents }: PlansProps) {
  const [interval, setInterval] = useState<BillingInterval>("year");
  const { plan: named } = useQueryString(Query);
  const { planid } = usePromotions();
  const marked = planNamed(named ?? planid);
  const offered = plans.filter(({ monthlyCents }) => hasFreeTier || monthlyCents > 0);
  const organization = user ? ownedOrganization(user) : undefined;
  const primary = marked ?? "creator";
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <Headline>
            {organization ? t("pricing.headlineFor", { organization: organization.name }) : t("pricing.headline")}
          </Headline>
          <p className="mt-1 text-md text-pretty text-muted">{t("pricing.lead")}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <span className="text-xs font-medium text-positive">
            {t("pricing.savingAtLeast", { percent: smallestSavingPercent() })}
          </span>
          <Segmented
            label={t("pricing.period")}
            value={interval}
            onValueChange={setInterval}
            segments={[
              { value: "month", label: t("pricing.monthly") },
              { value: "year", label: t("pricing.yearly") },
            ]}
          />
        </div>
      </div>
      <PromotionCodes />
      <PlanComparison
        plans={offered}
        interval={interval}
        marked={marked}
        configuredBudgetCents={budgetCents}
        action={(plan) => (
          <ChoosePlan
            plan={plan}
            interval={interval}
            user={user}
            kind={plan.id === primary ? "primary" : "secondary"}
            label={t("pricing.choose", { plan: plan.name })}
          />
        )}
      />
      <p className="mt-5 text-xs text-faint">{t("pricing.terms")}</p>
    </>
  );
}
