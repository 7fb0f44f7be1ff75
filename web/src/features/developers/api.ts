import { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import { AppError } from "@coldopen/contract/kernel/errors";
import { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "../../lib/api.ts";
import { errorOf, unreachable } from "../../lib/http.ts";
import { type KeyOperation, keyOperationsOf } from "./rules.ts";

export const apiKeysApi = api(apiKeyRoutes);

export const apiKeysQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["api-keys", orgId],
    queryFn: async ({ signal }) => (await apiKeysApi.list({ params: { orgId } }, { signal })).results,
  });

export const webhooksApi = api(webhookRoutes);

export const webhooksQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["webhooks", orgId],
    queryFn: async ({ signal }) => (await webhooksApi.list({ params: { orgId } }, { signal })).results,
  });

const LOG_REFRESH_MS = 10_000;

export const fetchDeliveries = (orgId: string, id: string, page: string | undefined, signal: AbortSignal) =>
  webhooksApi.deliveries({ params: { orgId, id }, query: { page } }, { signal });

export const deliveriesQuery = (orgId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ["webhooks", orgId, id, "deliveries"],
    queryFn: ({ signal, pageParam }) => fetchDeliveries(orgId, id, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ page }) => page.next ?? undefined,
    refetchInterval: LOG_REFRESH_MS,
  });

const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

async function loadKeyOperations(signal: AbortSignal): Promise<KeyOperation[]> {
  const response = await fetch("/api/openapi.json", { signal }).catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!response.ok) throw await errorOf(response);
  const document = Document.safeParse(await response.json());
  if (!document.success) throw new AppError("unexpected", "The API document is not readable");
  return keyOperationsOf(document.data.paths);
}

/** The calls that keys may make, as the studio's own OpenAPI document describes them. */
export const keyOperationsQuery = queryOptions({
  queryKey: ["key-operations"],
  queryFn: ({ signal }) => loadKeyOperations(signal),
  staleTime: Number.POSITIVE_INFINITY,
});
