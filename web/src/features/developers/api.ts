import { apiKeyRoutes } from "@coldopen/contract/api-keys/routes";
import type { ChannelScope } from "@coldopen/contract/kernel/channel-scope";
import { AppError } from "@coldopen/contract/kernel/errors";
import { outlierRoutes } from "@coldopen/contract/outliers/routes";
import { pitchRoutes } from "@coldopen/contract/pitches/routes";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import { webhookRoutes } from "@coldopen/contract/webhooks/routes";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { api } from "../../lib/api.ts";
import { errorOf, unreachable } from "../../lib/http.ts";
import { type KeyOperation, keyOperationsOf, type SampleIds } from "./rules.ts";

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

const outliersApi = api(outlierRoutes);
const projectsApi = api(projectRoutes);
const pitchesApi = api(pitchRoutes);

/** A list that is empty, or that can't be read, has none: examples keep their placeholder. */
const firstOf = <T>(list: Promise<readonly T[]>): Promise<T | undefined> =>
  list.then(
    ([first]) => first,
    () => undefined,
  );

async function loadSampleIds({ organizationId, channelUcid }: ChannelScope, signal: AbortSignal): Promise<SampleIds> {
  const [video, project, pitch] = await Promise.all([
    firstOf(outliersApi.videos({ query: { itemsPerPage: 1 } }, { signal }).then(({ results }) => results)),
    firstOf(
      projectsApi
        .list({ query: { organizationId, channelUCID: channelUcid, limit: 1 } }, { signal })
        .then(({ data }) => data),
    ),
    firstOf(
      pitchesApi
        .list({ params: { orgId: organizationId, channelUcid }, query: {} }, { signal })
        .then(({ results }) => results),
    ),
  ]);
  const option = project?.titlePrimaryOption ?? project?.conceptPrimaryOption ?? project?.thumbnailPrimaryOption;
  return { video: video?.videoId, creator: video?.ucid, project: project?.id, option: option?.id, pitch: pitch?.id };
}

export const sampleIdsQuery = (scope: ChannelScope) =>
  queryOptions({
    queryKey: ["example-ids", scope.organizationId, scope.channelUcid],
    queryFn: ({ signal }) => loadSampleIds(scope, signal),
  });
