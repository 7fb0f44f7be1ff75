import { z } from "zod";
import { cappedFetch } from "../image-model/providers/capped-fetch.ts";
import { ModelError } from "../model-error.ts";
import { KeyRejectedError, type ProviderModels, type ProviderSettings } from "./port.ts";

const MAX_ANSWER_BYTES = 2 * 1024 * 1024;
const MAX_MODELS = 500;
const fetchList = cappedFetch(MAX_ANSWER_BYTES);

const Named = z.object({ id: z.string() });
const Listed = z.object({ data: z.array(Named) }).transform(({ data }) => data.map(({ id }) => id));
const GoogleListed = z
  .object({ models: z.array(z.object({ name: z.string() })) })
  .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, "")));

type Addresses = Readonly<Record<ProviderSettings["provider"], string>>;
const providerAddresses: Addresses = {
  openai: "https://api.openai.com",
  anthropic: "https://api.anthropic.com",
  google: "https://generativelanguage.googleapis.com",
};

const requestOf = (address: string, provider: ProviderSettings["provider"], apiKey: string) => {
  if (provider === "openai")
    return { url: `${address}/v1/models`, headers: { authorization: `Bearer ${apiKey}` }, reply: Listed };
  if (provider === "anthropic") {
    const headers = { "x-api-key": apiKey, "anthropic-version": "2023-06-01" };
    return { url: `${address}/v1/models?limit=1000`, headers, reply: Listed };
  }
  return {
    url: `${address}/v1beta/models?pageSize=1000`,
    headers: { "x-goog-api-key": apiKey },
    reply: GoogleListed,
  };
};

/** Google answers a wrong key with 400. */
const isRejection = (status: number, body: string) =>
  status === 401 || status === 403 || (status === 400 && body.includes("API_KEY_INVALID"));

/** `addresses` are those of the providers, but in tests. */
export const listModels =
  (addresses: Addresses = providerAddresses): ProviderModels["list"] =>
  async (provider, apiKey, signal) => {
    const { url, headers, reply } = requestOf(addresses[provider], provider, apiKey);
    const response = await fetchList(url, { headers, signal });
    const body = await response.text();
    if (isRejection(response.status, body)) throw new KeyRejectedError(`${provider} answered ${response.status}`);
    if (!response.ok) throw new ModelError(`The model's server answered ${response.status}`);
    return reply.parse(JSON.parse(body)).slice(0, MAX_MODELS);
  };
