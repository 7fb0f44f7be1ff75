import { type BillingOverview, planOf } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { displayDate } from "../../lib/format.ts";
import { Link } from "../../lib/link.tsx";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { paymentsQuery } from "./api.ts";
import { findPayable, price, priceOf } from "./rules.ts";
import type { OpenPortal } from "./use-open-portal.ts";

type CurrentPlanProps = {
  orgId: string;
  overview: BillingOverview;
  /** Undefined where nothing can be bought. */
  portal: OpenPortal | undefined;
};

export function CurrentPlan({ orgId, overview, portal }: CurrentPlanProps) {
  const plan = planOf(overview.plan);
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0 flex-1 basis-80">
        <p className="flex items-center gap-2">
          <span className="type-display text-2xl">{plan.name}</span>
          {overview.interval && <Chip size="tag">{t(`billing.${overview.interval}`)}</Chip>}
          {!overview.isActive && <Chip size="tag">{t("billing.ended")}</Chip>}
          {overview.isTrial && <Chip size="tag">{t("billing.trial")}</Chip>}
        </p>
        <p className="mt-1 text-pretty text-muted">{describePlan(overview)}</p>
        {overview.paymentDueAt && overview.isActive && (
          <p role="alert" className="mt-2 flex items-center gap-1.5 font-medium text-danger">
            <CircleAlert className="size-4" />
            {t("billing.due", { date: displayDate(overview.paymentDueAt) })}
          </p>
        )}
      </div>
      {portal && <Actions orgId={orgId} overview={overview} portal={portal} />}
    </div>
  );
}

function describePlan(overview: BillingOverview): string {
  const { plan: id, isActive, interval, renewsAt, cancelsAt, paymentDueAt, isTrial } = overview;
  const plan = planOf(id);
  if (!isActive) return t("billing.endedText");
  if (!interval || !renewsAt) return t("billing.communityText");
  const holds = t("billing.holds", { channels: plan.channels, seats: plan.seats });
  const facts = { price: price(priceOf(plan, interval).renewalCents), date: displayDate(renewsAt) };
  if (cancelsAt) return `${t("billing.cancels", { date: displayDate(cancelsAt) })} ${holds}`;
  // Its next renewal is no promise while the last one is not paid.
  if (paymentDueAt) return `${t(interval === "year" ? "billing.priceYear" : "billing.priceMonth", facts)} ${holds}`;
  if (isTrial) return `${t("billing.trialEnds", facts)} ${holds}`;
  return `${t(interval === "year" ? "billing.renewsYear" : "billing.renewsMonth", facts)} ${holds}`;
}

type ActionsProps = { orgId: string; overview: BillingOverview; portal: OpenPortal };

/** A new card is charged with the next attempt, which may come too late: the invoice can be paid at once. */
function PaymentDueActions({ orgId, portal }: Pick<ActionsProps, "orgId" | "portal">) {
  const { data } = useQuery(paymentsQuery(orgId));
  const payable = findPayable(data?.invoices ?? []);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        kind={payable ? "ghost" : "primary"}
        busy={portal.isPending && portal.variables === "payment_method"}
        onClick={() => portal.mutate("payment_method")}
      >
        {t("billing.updateCard")}
      </Button>
      {payable?.url && (
        <Button kind="primary" render={<a href={payable.url} target="_blank" rel="noreferrer" />}>
          {t("billing.payNow")}
        </Button>
      )}
    </div>
  );
}

function Actions({ orgId, overview, portal }: ActionsProps) {
  const isBusy = (flow: OpenPortal["variables"]) => portal.isPending && portal.variables === flow;
  if (overview.plan === "community" || !overview.isActive)
    return (
      <Button kind="primary" render={<Link href={paths.pricing} />}>
        {t(overview.isActive ? "billing.choose" : "billing.chooseAgain")}
      </Button>
    );
  if (overview.paymentDueAt) return <PaymentDueActions orgId={orgId} portal={portal} />;
  if (overview.cancelsAt)
    return (
      <Button kind="primary" busy={isBusy("home")} onClick={() => portal.mutate("home")}>
        {t("billing.resume")}
      </Button>
    );
  return (
    <div className="flex gap-2">
      <Button kind="ghost" busy={isBusy("cancel")} onClick={() => portal.mutate("cancel")}>
        {t("billing.cancel")}
      </Button>
      <Button kind="primary" busy={isBusy("change_plan")} onClick={() => portal.mutate("change_plan")}>
        {t("billing.change")}
      </Button>
    </div>
  );
}
