import type { BillingOverview } from "@coldopen/contract/billing/schema";
import clsx from "clsx";
import { TriangleAlert } from "lucide-react";
import { displayDate } from "../../lib/format.ts";
import { t } from "../../locales/en/billing.ts";
import { amount, NEAR_LIMIT, usedUpOn } from "./rules.ts";

export function Usage({ usage, hasPayments }: { usage: BillingOverview["usage"]; hasPayments: boolean }) {
  const { channels, seats, ai } = usage;
  const counted = { hasPayments, write: String };
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      <UsageBar label={t("billing.channels")} {...channels} {...counted} />
      <UsageBar label={t("billing.seats")} {...seats} {...counted} />
      <UsageBar
        label={t("billing.ai")}
        used={ai.usedCents}
        limit={ai.budgetCents}
        write={amount}
        note={describeBudget(ai)}
      />
    </div>
  );
}

function describeBudget(ai: BillingOverview["usage"]["ai"]): string | undefined {
  if (ai.budgetCents !== null && ai.usedCents >= ai.budgetCents)
    return t("billing.usedUp", { date: displayDate(ai.startsAgainAt) });
  const usedUp = usedUpOn(ai, new Date());
  return usedUp && t("billing.pace", { date: displayDate(usedUp) });
}

type UsageBarProps = {
  label: string;
  used: number;
  limit: number | null;
  write: (value: number) => string;
  note?: string | undefined;
  hasPayments?: boolean;
};

function UsageBar({ label, used, limit, write, note, hasPayments = false }: UsageBarProps) {
  const share = limit === null ? 0 : Math.min(1, limit === 0 ? 1 : used / limit);
  const text = note ?? describeLimit(used, limit, hasPayments);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">
          {limit === null
            ? t("billing.noLimit", { used: write(used) })
            : t("billing.of", { used: write(used), limit: write(limit) })}
        </span>
      </p>
      {limit !== null && (
        <span
          role="progressbar"
          aria-label={label}
          aria-valuenow={Math.min(used, limit)}
          aria-valuemin={0}
          aria-valuemax={limit}
          className="mt-2 block h-1.5 overflow-hidden rounded-full bg-raised-2"
        >
          <span
            className={clsx("block h-full rounded-full", share >= NEAR_LIMIT ? "bg-warning" : "bg-muted")}
            style={{ width: `${share * 100}%` }}
          />
        </span>
      )}
      {text && (
        <p className="mt-1.5 flex items-center gap-1.5 text-xs font-medium text-warning">
          <TriangleAlert aria-hidden className="size-3.5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

function describeLimit(used: number, limit: number | null, hasPayments: boolean): string | undefined {
  if (limit === null || used < limit) return undefined;
  if (used > limit) return t("billing.over");
  return hasPayments ? t("billing.full") : t("billing.fullAlone");
}
