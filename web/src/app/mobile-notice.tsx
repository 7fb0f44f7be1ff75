import { paths } from "@coldopen/contract/paths";
import { lazy, Suspense } from "react";
import { z } from "zod";
import { loadModule } from "../lib/load-module.ts";
import { persisted } from "../lib/persisted.ts";
import { MOBILE, useMedia } from "../lib/use-media.ts";
import { usePersisted } from "../lib/use-persisted.ts";

const MobileNoticeDialog = lazy(() => loadModule(() => import("./mobile-notice-dialog.tsx")));
const dismissed = persisted("studio-mobile-notice-dismissed", z.literal(true), 1, { storage: () => sessionStorage });

/** Pages that are shared with people on phones. */
const FOR_VISITORS = paths.feedTest("");

/** Shown on small screens until it is dismissed for this visit. */
export function MobileNotice() {
  const isMobile = useMedia(MOBILE);
  const isDismissed = usePersisted(dismissed) ?? false;
  if (!isMobile || isDismissed || location.pathname.startsWith(FOR_VISITORS)) return null;
  return (
    <Suspense>
      <MobileNoticeDialog onProceed={() => dismissed.write(true)} />
    </Suspense>
  );
}
