import type { PlanId } from "@coldopen/contract/billing/schema";
import { useMutation } from "@tanstack/react-query";
import { useEnter } from "../session/index.ts";
import { billingApi } from "./api.ts";

/** Starts a plan and goes on to where the studio sends people who have one. */
export function useChoosePlan(plan: PlanId) {
  const enter = useEnter();
  return useMutation({
    mutationFn: async (organizationName: string | undefined) => {
      await billingApi.choosePlan({ body: { plan, ...(organizationName !== undefined && { organizationName }) } });
      await enter();
    },
    meta: { failed: false },
  });
}
