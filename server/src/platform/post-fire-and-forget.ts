const TIMEOUT_MS = 5_000;

/** Does not wait for the response; failures only reach `onFailure`. */
export function postFireAndForget(url: string, facts: object, onFailure: (failure: unknown) => void): void {
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(facts),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).then((response) => response.body?.cancel(), onFailure);
}
