import {
  type PlanId,
  PROMOTION_VALUE_MAX,
  Promotions,
  promotionNames,
  ReferralCode,
} from "@coldopen/contract/billing/schema";
import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { usePersisted } from "../../lib/use-persisted.ts";
import { billingApi } from "./api.ts";

const Value = z.string().min(1).max(PROMOTION_VALUE_MAX);

/** The promotions of a campaign link, stored on this device until checkout. */
export function promotionsIn(search: string): Promotions {
  const query = new URLSearchParams(search);
  const found = promotionNames.flatMap((name) => {
    const value = Value.safeParse(query.get(name)?.trim());
    return value.success ? [[name, value.data] as const] : [];
  });
  return Object.fromEntries(found);
}

const stored = persisted("studio-promotional-parameters", Promotions);
const storedReferral = persisted("studio-referral-code", ReferralCode);

/** A newer link replaces the stored promotions as a whole; an address without promotions leaves them. */
export function storePromotions(search: string) {
  const found = promotionsIn(search);
  if (Object.keys(found).length > 0) stored.write(found);
  const code = ReferralCode.safeParse(new URLSearchParams(search).get("ref")).data;
  if (code === undefined || storedReferral.read() === code) return;
  storedReferral.write(code);
  // A visit that is not counted harms no one.
  billingApi.countReferralVisit({ body: { code } }).catch(() => undefined);
}

/** For people who choose a plan before they have an account. */
export const storePlan = (planid: PlanId) => stored.write({ ...stored.read(), planid });

export const usePromotions = (): Promotions => usePersisted(stored) ?? none;
const none: Promotions = {};

/** What a link has left for the start of a plan. */
export const readLink = () => ({ promotions: stored.read() ?? none, referralCode: storedReferral.read() });

/** An organization is referred when it is created, and not later. */
export const clearReferralCode = () => storedReferral.clear();

/** After a checkout: its codes are used, and its campaign has had its effect. */
export const clearLink = () => {
  stored.clear();
  clearReferralCode();
};
