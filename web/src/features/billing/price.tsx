import type { Plan } from "@coldopen/contract/billing/schema";
import { t } from "../../locales/en/billing.ts";
import { Chip } from "../../ui/chip.tsx";
import { type Period, priceOf } from "./rules.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", minimumFractionDigits: 0 });
const money = (cents: number) => dollars.format(cents / 100);

export function Price({ plan, period }: { plan: Plan; period: Period }) {
  const { perMonthCents, renewalCents, savingPercent } = priceOf(plan, period);
  const isFree = renewalCents === 0;
  const renewal = { price: money(renewalCents) };
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="type-display text-3xl">{isFree ? t("pricing.free") : money(perMonthCents)}</span>
        {!isFree && <span className="text-muted">{t("pricing.perMonth")}</span>}
        {savingPercent > 0 && (
          <Chip size="tag" className="self-center text-positive">
            {t("pricing.saving", { percent: savingPercent })}
          </Chip>
        )}
      </p>
      <p className="mt-1 text-xs text-faint">
        {isFree
          ? t("pricing.freeRenewal")
          : t(period === "yearly" ? "pricing.renewsYearly" : "pricing.renewsMonthly", renewal)}
      </p>
    </div>
  );
}
