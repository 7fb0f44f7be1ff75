type WebResult = { title: string; url: string; text: string };
/** Search on the web. Undefined in the context where no service is configured. */
export type WebSearch = { search(query: string, count: number, signal: AbortSignal): Promise<readonly WebResult[]> };
