import { paths } from "@coldopen/contract/paths";
import { lazy, Suspense, useSyncExternalStore } from "react";
import { z } from "zod";
import { loadModule } from "../lib/load-module.ts";
import { persisted } from "../lib/persisted.ts";
import { usePersisted } from "../lib/use-persisted.ts";

const MobileNoticeDialog = lazy(() => loadModule(() => import("./mobile-notice-dialog.tsx")));
const dismissed = persisted("studio-mobile-notice-dismissed", z.literal(true), 1, { storage: () => sessionStorage });

/** Pages that are shared with people on phones. */
const forVisitors = [paths.feedTest(""), paths.sharedPitch("")];

const MIN_SCREEN_WIDTH = 768;

/** Some browsers divide the width of the screen by the zoom of the page. A mouse tells a zoomed desktop from a phone. */
const isZoomedDesktop = () =>
  matchMedia("(hover: hover) and (pointer: fine)").matches && screen.width * devicePixelRatio >= MIN_SCREEN_WIDTH;

/** The width of the device, not of the window: a zoomed or narrow window on a desktop is not a small screen. */
const useIsSmallScreen = () =>
  useSyncExternalStore(
    (changed) => {
      addEventListener("resize", changed);
      return () => removeEventListener("resize", changed);
    },
    () => screen.width < MIN_SCREEN_WIDTH && !isZoomedDesktop(),
  );

/** Shown on small screens until it is dismissed for this visit. */
export function MobileNotice() {
  const isSmallScreen = useIsSmallScreen();
  const isDismissed = usePersisted(dismissed) ?? false;
  if (!isSmallScreen || isDismissed || forVisitors.some((path) => location.pathname.startsWith(path))) return null;
  return (
    <Suspense>
      <MobileNoticeDialog onProceed={() => dismissed.write(true)} />
    </Suspense>
  );
}
