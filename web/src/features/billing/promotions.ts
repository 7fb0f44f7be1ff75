import { z } from "zod";
import { persisted } from "../../lib/persisted.ts";
import { usePersisted } from "../../lib/use-persisted.ts";

/** The promotions of a campaign link, stored on this device until checkout. */
const promotionNames = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_content",
  "utm_term",
  "planid",
  "contactid",
  "pkey",
  "couponid",
  "promo_code",
] as const;
const Value = z.string().min(1).max(200);
export const Promotions = z.partialRecord(z.enum(promotionNames), Value);
export type Promotions = z.infer<typeof Promotions>;

export function promotionsIn(search: string): Promotions {
  const query = new URLSearchParams(search);
  const found = promotionNames.flatMap((name) => {
    const value = Value.safeParse(query.get(name)?.trim());
    return value.success ? [[name, value.data] as const] : [];
  });
  return Object.fromEntries(found);
}

const stored = persisted("studio-promotional-parameters", Promotions);

/** A newer link replaces the stored promotions as a whole; an address without promotions leaves them. */
export function storePromotions(search: string) {
  const found = promotionsIn(search);
  if (Object.keys(found).length > 0) stored.write(found);
}

export const usePromotions = (): Promotions => usePersisted(stored) ?? none;
const none: Promotions = {};
