import { t } from "../../locales/en/billing.ts";
import { Chip } from "../../ui/chip.tsx";
import { usePromotions } from "./promotions.ts";

/** The promotion codes of a campaign link. */
export function PromotionCodes() {
  const { couponid, promo_code: promo } = usePromotions();
  if (!couponid && !promo) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-2 text-xs text-muted">
      {couponid && <Chip className="max-w-full truncate">{t("pricing.coupon", { code: couponid })}</Chip>}
      {promo && <Chip className="max-w-full truncate">{t("pricing.promo", { code: promo })}</Chip>}
      {t("pricing.kept")}
    </p>
  );
}
