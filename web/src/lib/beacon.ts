/** Sends and forgets; the browser delivers it even while the page is being left. */
export function beacon(url: string): (payload: Record<string, unknown>) => void {
  return (payload) => {
    navigator.sendBeacon(url, new Blob([JSON.stringify(payload)], { type: "application/json" }));
  };
}
