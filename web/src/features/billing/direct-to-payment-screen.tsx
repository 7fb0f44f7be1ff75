import { paths } from "@coldopen/contract/paths";
import { Navigate } from "@tanstack/react-router";
import { z } from "zod";
import { partsOf } from "../../lib/link.tsx";
import { useQueryString } from "../../lib/search.ts";
import { planNamed } from "./rules.ts";
import { useKeepPromotions } from "./use-keep-promotions.ts";

const Query = z.object({ planid: z.string().optional().catch(undefined) });

/** A campaign's link to one plan: without a payment provider it leads to the plans, with that one marked. */
export default function DirectToPaymentScreen() {
  useKeepPromotions();
  const { planid } = useQueryString(Query);
  return <Navigate {...partsOf(paths.pricingOf(planNamed(planid)))} replace />;
}
