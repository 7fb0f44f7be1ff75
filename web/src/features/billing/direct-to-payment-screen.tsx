import { paths } from "@coldopen/contract/paths";
import { Navigate } from "@tanstack/react-router";
import { z } from "zod";
import { partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { planNamed } from "./rules.ts";
import { useStorePromotions } from "./use-store-promotions.ts";

const Query = z.object({ planid: z.string().optional().catch(undefined) });

/** A campaign link to one plan: without a payment provider it opens the plans with that one marked. */
export default function DirectToPaymentScreen() {
  useStorePromotions();
  const { planid } = useQueryString(Query);
  return <Navigate {...partsOf(paths.pricingOf(planNamed(planid)))} replace />;
}
