import type { AnyRouter } from "@tanstack/react-router";

/** For people of the house: what is asked of the server and where one goes, in the browser's console. */
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
