import type { PlanId } from "@coldopen/contract/billing/schema";
import { paths } from "@coldopen/contract/paths";
import { useMutation } from "@tanstack/react-query";
import { useEnter } from "../session/index.ts";
import { billingApi } from "./api.ts";

/** Starts a plan. A new organization continues with its first channel, others with the studio. */
export function useChoosePlan(plan: PlanId) {
  const enter = useEnter();
  return useMutation({
    mutationFn: async (organizationName: string | undefined) => {
      await billingApi.choosePlan({ body: { plan, ...(organizationName !== undefined && { organizationName }) } });
      await enter(organizationName === undefined ? paths.root : paths.connectChannel);
    },
    meta: { failed: false },
  });
}
