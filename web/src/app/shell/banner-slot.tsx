import { lazy, Suspense } from "react";
import { createPortal } from "react-dom";
import { findPaymentDue } from "../../features/billing/index.ts";
import { findDeletion } from "../../features/deletion/index.ts";
import { useOldestBanner } from "../../features/notifications/index.ts";
import { useUser } from "../../features/session/index.ts";
import { loadModule } from "../../lib/load-module.ts";
import { useUnderBar } from "../../ui/under-bar.ts";

const BannerLine = lazy(() => loadModule(() => import("../../features/notifications/banner-line.tsx")));

const PaymentDueBanner = lazy(() => loadModule(() => import("../../features/billing/payment-due-banner.tsx")));

const DeletionBanner = lazy(() => loadModule(() => import("../../features/deletion/deletion-banner.tsx")));

/** Below the page bar, or on top of a page without one. */
export function BannerSlot() {
  const underBar = useUnderBar();
  const user = useUser();
  const hasBanner = useOldestBanner() !== undefined;
  const isPaymentDue = findPaymentDue(user) !== undefined;
  const isBeingDeleted = findDeletion(user) !== undefined;
  if (!hasBanner && !isPaymentDue && !isBeingDeleted) return null;
  const line = (
    <Suspense>
      {isBeingDeleted && <DeletionBanner user={user} />}
      {isPaymentDue && <PaymentDueBanner user={user} />}
      {hasBanner && <BannerLine />}
    </Suspense>
  );
  return underBar ? createPortal(line, underBar) : line;
}
