import type { BillingInterval, PlanId } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { useEnter } from "../session/index.ts";
import { billingApi } from "./api.ts";
import { clearReferralCode, readLink } from "./promotions.ts";

/** Starts Community, or opens the payment of another plan. A new organization continues with its first channel. */
export function useChoosePlan(plan: PlanId, interval: BillingInterval) {
  const enter = useEnter();
  return useMutation({
    mutationFn: async (organizationName: string | undefined) => {
      const { promotions, referralCode } = readLink();
      const organization = {
        ...(organizationName !== undefined && { organizationName }),
        ...(referralCode !== undefined && { referralCode }),
      };
      if (plan === "community") {
        await billingApi.choosePlan({ body: { plan, ...organization } });
        clearReferralCode();
        return enter(organizationName === undefined ? paths.root : paths.connectChannel);
      }
      const { url } = await billingApi.checkout({ body: { plan, interval, promotions, ...organization } });
      documentNavigation.open(url);
    },
    meta: { failed: false },
  });
}
