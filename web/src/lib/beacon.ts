/** The browser delivers it even while the page is closing. */
export function beacon(url: string): (payload: Record<string, unknown>) => void {
  return (payload) => {
    navigator.sendBeacon(url, new Blob([JSON.stringify(payload)], { type: "application/json" }));
  };
}
