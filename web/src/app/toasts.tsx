import { lazy, Suspense, useState } from "react";
import { loadModule } from "../lib/load-module.ts";
import { useQueuedToasts } from "../lib/toast.ts";

const ToastOutlet = lazy(() => loadModule(() => import("./toast-outlet.tsx")));

/** Loads the toaster with the first toast. */
export function Toasts() {
  const queued = useQueuedToasts();
  const [isNeeded, setNeeded] = useState(false);
  if (queued.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastOutlet queued={queued} />
    </Suspense>
  ) : null;
}
