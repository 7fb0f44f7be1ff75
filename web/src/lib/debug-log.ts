import type { AnyRouter } from "@tanstack/react-router";

/** For staff: logs requests and navigations to the console. */
export function startDebugLog(router: AnyRouter): () => void {
  const requests = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceResourceTiming && entry.initiatorType === "fetch")
        console.debug(entry.responseStatus, new URL(entry.name).pathname, `${Math.round(entry.duration)} ms`);
  });
  requests.observe({ type: "resource", buffered: true });
  const stop = router.subscribe("onResolved", ({ toLocation }) => console.debug("at", toLocation.pathname));
  return () => {
    requests.disconnect();
    stop();
  };
}
