import { paths } from "@coldopen/contract/paths";
import { Navigate } from "@tanstack/react-router";
import { partsOf } from "../../lib/link.tsx";
import { promotionsIn } from "./promotions.ts";
import { planNamed } from "./rules.ts";
import { useKeepPromotions } from "./use-keep-promotions.ts";

/** A campaign's link to one plan: without a payment provider it leads to the plans, with that one marked. */
export default function DirectToPaymentScreen() {
  useKeepPromotions();
  const plan = planNamed(promotionsIn(location.search).planid);
  return <Navigate {...partsOf(paths.pricingOf(plan))} replace />;
}
