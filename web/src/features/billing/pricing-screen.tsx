import { plans } from "@coldopen/contract/billing/schema";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { useIsMutating, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { usePageTitle } from "../../lib/page-title.ts";
import { copyright, PRODUCT } from "../../lib/product.ts";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/billing.ts";
import { Chip } from "../../ui/chip.tsx";
import { Wordmark } from "../../ui/mark.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useGate } from "../labs/index.ts";
import { Headline, Lead, LogInAndOutLinks, LogOutLink, userQuery, Waiting } from "../session/index.ts";
import { setupQuery } from "./api.ts";
import { ChoosePlan } from "./choose-plan.tsx";
import { PlanColumn } from "./plan-column.tsx";
import { usePromotions } from "./promotions.ts";
import { largestSavingPercent, type Period, planNamed } from "./rules.ts";
import { useStorePromotions } from "./use-store-promotions.ts";

/** The promotion codes of a campaign link. */
function PromotionCodes() {
  const { couponid, promo_code: promo } = usePromotions();
  if (!couponid && !promo) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-2 text-xs text-muted">
      {couponid && <Chip className="max-w-full truncate">{t("pricing.coupon", { code: couponid })}</Chip>}
      {promo && <Chip className="max-w-full truncate">{t("pricing.promo", { code: promo })}</Chip>}
      {t("pricing.kept")}
    </p>
  );
}

const Query = z.object({ plan: z.string().optional().catch(undefined) });

export default function PricingScreen() {
  useStorePromotions();
  const { data: user, isPending } = useQuery(userQuery);
  const isEntering = useIsMutating() > 0;
  return isPending && !isEntering ? <Waiting /> : <Pricing user={user ?? null} />;
}

function Pricing({ user }: { user: UserProfile | null }) {
  usePageTitle(t("pricing.title"));
  const [period, setPeriod] = useState<Period>("yearly");
  const { plan: named } = useQueryString(Query);
  const { data: setup } = useQuery(setupQuery);
  const marked = planNamed(named);
  const hasFreeTier = useGate("STUDIO_FREE_ACCOUNT_TIER");
  const offered = plans.filter(({ monthlyCents }) => hasFreeTier || monthlyCents > 0);

  return (
    <div className="mx-auto flex min-h-dvh max-w-270 flex-col px-6 pt-7 pb-6">
      <header className="flex min-h-6 items-center justify-between gap-4">
        <Wordmark className="[&>span]:text-[1.0625rem] [&>svg]:h-5.5 [&>svg]:w-8">{PRODUCT}</Wordmark>
        {user ? <LogOutLink /> : <LogInAndOutLinks />}
      </header>
      <main className="my-auto py-12">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <Headline>{t("pricing.headline")}</Headline>
            <Lead>{t("pricing.lead")}</Lead>
          </div>
          <div className="grid justify-items-end gap-2">
            <Segmented
              label={t("pricing.period")}
              value={period}
              onValueChange={setPeriod}
              segments={[
                { value: "monthly", label: t("pricing.monthly") },
                { value: "yearly", label: t("pricing.yearly") },
              ]}
            />
            <p className="text-xs text-faint">{t("pricing.savingUpTo", { percent: largestSavingPercent() })}</p>
          </div>
        </div>
        <PromotionCodes />
        <div className="mt-8 grid md:auto-cols-fr md:grid-flow-col">
          {offered.map((plan) => (
            <PlanColumn
              key={plan.id}
              plan={plan}
              period={period}
              isMarked={plan.id === marked}
              action={<ChoosePlan plan={plan} user={user} hasPayments={setup?.payments ?? false} />}
            />
          ))}
        </div>
      </main>
      <footer className="text-xs text-faint">{copyright(new Date())}</footer>
    </div>
  );
}
