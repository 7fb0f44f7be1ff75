import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { loadModule } from "../lib/load-module.ts";
import { notices } from "../lib/tell.ts";

const ToastOutlet = lazy(() => loadModule(() => import("./toast-outlet.tsx")));

/** Fetches what shows toasts when there is first one to show. */
export function Toasts() {
  const waiting = useSyncExternalStore(notices.subscribe, notices.read);
  const [isNeeded, setNeeded] = useState(false);
  if (waiting.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastOutlet waiting={waiting} />
    </Suspense>
  ) : null;
}
