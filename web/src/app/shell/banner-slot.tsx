import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { findPaymentDue } from "../../features/billing/index.ts";
import { useOldestBanner } from "../../features/notifications/index.ts";
import { useUser } from "../../features/session/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { useUnderBar } from "../../ui/under-bar.ts";

const BannerLine = lazy(() => loadModule(() => import("../../features/notifications/banner-line.tsx")));

const PaymentDueBanner = lazy(() => loadModule(() => import("../../features/billing/payment-due-banner.tsx")));

/** Below the page bar, or on top of a page without one. */
export function BannerSlot() {
  const underBar = useUnderBar();
  const user = useUser();
  const hasBanner = useOldestBanner() !== undefined;
  const isPaymentDue = findPaymentDue(user) !== undefined;
  if (!hasBanner && !isPaymentDue) return null;
  const line = (
    <Suspense>
      {isPaymentDue && <PaymentDueBanner user={user} />}
      {hasBanner && <BannerLine />}
    </Suspense>
  );
  return underBar ? createPortal(line, underBar) : line;
}
