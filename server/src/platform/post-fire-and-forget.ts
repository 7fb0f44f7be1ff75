const TIMEOUT_MS = 5_000;

/** Nobody waits for the answer, and a receiver that fails costs nobody anything. */
export function postFireAndForget(url: string, facts: object, onFailure: (failure: unknown) => void): void {
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(facts),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then((response) => response.body?.cancel(), onFailure);
}
