import type { PortalFlow } from "@coldopen/contract/billing/schema";
import { useMutation } from "@tanstack/react-query";
import { documentNavigation } from "../../lib/document-navigation.ts";
import { billingApi } from "./api.ts";

/** Leaves for the customer portal. The caller shows a failure. */
export const useOpenPortal = (orgId: string) =>
  useMutation({
    mutationFn: async (flow: PortalFlow) => {
      const { url } = await billingApi.portal({ params: { orgId }, body: { flow } });
      documentNavigation.open(url);
    },
    meta: { failed: false },
  });
export type OpenPortal = ReturnType<typeof useOpenPortal>;
