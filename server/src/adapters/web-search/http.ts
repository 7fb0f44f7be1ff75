import { z } from "zod";
import { ModelError } from "../model-error.ts";
import type { WebSearch } from "./port.ts";

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 1_048_576;
const MAX_TEXT = 500;

const Entry = z.object({
  title: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  description: z.string().optional(),
  content: z.string().optional(),
});
const Entries = z.array(z.unknown());
/** `web.results` is Brave's format, `results` that of SearXNG and others. */
const Answer = z.union([z.object({ web: z.object({ results: Entries }) }), z.object({ results: Entries })]);

/** Any service that answers `?q=` with a JSON list of results. The key is sent as a bearer token and in Brave's header. */
export const httpWebSearch = ({ url, apiKey }: { url: string; apiKey: string | undefined }): WebSearch => ({
  search: async (query, count, signal) => {
    const address = new URL(url);
    address.searchParams.set("q", query);
    address.searchParams.set("count", String(count));
    address.searchParams.set("format", "json");
    const response = await fetch(address, {
      headers: {
        accept: "application/json",
        ...(apiKey && { authorization: `Bearer ${apiKey}`, "x-subscription-token": apiKey }),
      },
      redirect: "error",
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (!response.ok) throw new ModelError(`The web search answered ${response.status}`);
    const text = await response.text();
    if (text.length > MAX_BYTES) throw new ModelError("The answer of the web search is too long");
    const answer = Answer.parse(JSON.parse(text));
    const entries = "web" in answer ? answer.web.results : answer.results;
    return entries
      .flatMap((entry) => Entry.safeParse(entry).data ?? [])
      .slice(0, count)
      .map(({ title, url: found, description, content }) => ({
        title: title.slice(0, MAX_TEXT),
        url: found,
        text: (description ?? content ?? "").slice(0, MAX_TEXT),
      }));
  },
});
