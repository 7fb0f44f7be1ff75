import { PaidPlanId } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { z } from "zod";
import { Link, partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { t } from "../../locales/en/billing.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, useEnter, userQuery, Waiting } from "../session/index.ts";
import { billingApi, overviewQuery, paymentFailureText, setupQuery } from "./api.ts";
import { clearLink, readLink } from "./promotions.ts";
import { ownedOrganization, planNamed } from "./rules.ts";
import { useChoosePlan } from "./use-choose-plan.ts";
import { useStorePromotions } from "./use-store-promotions.ts";

const Query = z.object({
  planid: z.string().optional().catch(undefined),
  checkout: z.string().optional().catch(undefined),
});

/** A campaign link to one plan, and where the payment provider sends people after they paid. */
export default function DirectToPaymentScreen() {
  useStorePromotions();
  const { planid, checkout } = useQueryString(Query);
  const user = useQuery(userQuery);
  const setup = useQuery(setupQuery);
  if (user.isPending || setup.isPending) return <Waiting />;
  if (checkout === "done" && user.data) return <AfterPayment />;
  const named = planNamed(planid ?? readLink().promotions.planid);
  const plan = PaidPlanId.safeParse(named).data;
  // Someone without an organization names it first, on the page of the plans.
  if (!plan || !setup.data?.payments || !user.data || !ownedOrganization(user.data))
    return <Navigate {...partsOf(paths.pricingOf(named))} replace />;
  return <OpenPayment plan={plan} />;
}

function OpenPayment({ plan }: { plan: PaidPlanId }) {
  const { mutate, isError, error } = useChoosePlan(plan, "year");
  useEffect(() => mutate(undefined), [mutate]);
  if (!isError) return <Waiting />;
  return <Failed title={t("direct.failed")} text={paymentFailureText(error)} onRetry={() => mutate(undefined)} />;
}

/** An organization on Community is open before its payment is confirmed, so the plan decides. */
async function hasPaidPlan(client: QueryClient, organizationId: string): Promise<boolean> {
  const { plan, isActive } = await client.fetchQuery({ ...overviewQuery(organizationId), staleTime: 0 });
  return isActive && plan !== "community";
}

/** The event of the payment may still be on the way, so the subscription is read here too. */
function AfterPayment() {
  const enter = useEnter();
  const client = useQueryClient();
  const { mutate, isPending, isError, error, data } = useMutation({
    mutationFn: async () => {
      await billingApi.refresh({});
      const user = await client.fetchQuery({ ...userQuery, staleTime: 0 });
      const own = user && ownedOrganization(user);
      const isConfirmed = own ? await hasPaidPlan(client, own.id) : false;
      if (isConfirmed) {
        clearLink();
        await enter();
      }
      return { isConfirmed };
    },
    meta: { failed: false },
  });
  useEffect(() => mutate(), [mutate]);
  if (isPending || (!isError && data?.isConfirmed !== false)) return <Waiting />;
  const text = isError ? paymentFailureText(error) : t("direct.stillWaiting");
  return <Failed title={t("direct.notConfirmed")} text={text} onRetry={() => mutate()} />;
}

const Failed = ({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) => (
  <Notice
    title={title}
    text={text}
    action={
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" size="lg" onClick={onRetry}>
          {t("direct.retry")}
        </Button>
        <Button kind="ghost" size="lg" render={<Link href={paths.pricing} />}>
          {t("direct.plans")}
        </Button>
      </div>
    }
  />
);
