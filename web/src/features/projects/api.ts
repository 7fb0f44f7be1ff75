import { defaultProjectSort, orderByParam, type ProjectListQuery } from "@coldopen/contract/projects/query";
import { projectRoutes } from "@coldopen/contract/projects/routes";
import {
  type NewProject,
  PROJECT_PAGE_SIZE,
  type VideoProject,
  type VideoProjectDetail,
} from "@coldopen/contract/projects/schema";
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { track } from "../../lib/analytics.ts";
import { api, preloadedAnswer } from "../../lib/api.ts";
import { useSingleMutation } from "../../lib/use-single-mutation.ts";

const LIST_TIMEOUT_MS = 5000;
export const projectsApi = api(projectRoutes);

type ListInput = z.input<typeof ProjectListQuery>;
/** The query of a list without its channel and page. */
export type ProjectFilter = Omit<ListInput, "cursor" | "limit" | "organizationId" | "channelUCID">;
export type ProjectPage = { data: VideoProject[]; responseMetadata: { nextCursor: string | null } };

export const scopeOf = ({ organizationId, channelUcid }: ActiveChannel) => ({
  organizationId,
  channelUCID: channelUcid,
});

const inChannel = ({ organizationId, channelUcid }: ActiveChannel) => ["projects", organizationId, channelUcid];
const lists = (channel: ActiveChannel) => [...inChannel(channel), "list"];

export const fetchProjects = (
  channel: ActiveChannel,
  filter: ProjectFilter,
  { cursor, limit = PROJECT_PAGE_SIZE, signal }: { cursor?: string | undefined; limit?: number; signal?: AbortSignal },
): Promise<ProjectPage> =>
  projectsApi.list(
    {
      query: {
        orderBy: orderByParam(defaultProjectSort),
        ...filter,
        ...scopeOf(channel),
        limit,
        ...(cursor && { cursor }),
      },
    },
    { timeoutMs: LIST_TIMEOUT_MS, ...(signal && { signal }) },
  );

/** Without retries: the page of a list has a Retry button. */
export const projectsQuery = (channel: ActiveChannel, filter: ProjectFilter, limit = PROJECT_PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...lists(channel), filter, limit],
    queryFn: ({ pageParam, signal }) => fetchProjects(channel, filter, { cursor: pageParam, limit, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ responseMetadata }) => responseMetadata.nextCursor ?? undefined,
    retry: false,
  });

/** The first page only. */
export const sectionQuery = (channel: ActiveChannel, query: ListInput) =>
  queryOptions({
    queryKey: [...inChannel(channel), "section", query],
    queryFn: async ({ signal }) => (await projectsApi.list({ query }, { timeoutMs: LIST_TIMEOUT_MS, signal })).data,
    initialData: () => preloadedAnswer(projectRoutes.list, { query })?.data,
  });

export const projectQuery = (channel: ActiveChannel, id: string) =>
  queryOptions({
    queryKey: [...inChannel(channel), "one", id],
    queryFn: async ({ signal }) =>
      (await projectsApi.get({ params: { id }, query: scopeOf(channel) }, { signal })).data,
  });

export const projectTagsQuery = (channel: ActiveChannel) =>
  queryOptions({
    queryKey: [...inChannel(channel), "tags"],
    queryFn: ({ signal }) => projectsApi.tags({ query: scopeOf(channel) }, { signal }),
  });

export const refetchLists = (client: QueryClient, channel: ActiveChannel) =>
  Promise.all([
    client.invalidateQueries({ queryKey: lists(channel) }),
    client.invalidateQueries({ queryKey: [...inChannel(channel), "section"] }),
    client.invalidateQueries({ queryKey: projectTagsQuery(channel).queryKey }),
  ]);

/** Returns a function that puts every loaded list back as it is now. */
export function rememberLists(client: QueryClient, channel: ActiveChannel): () => void {
  const known = client.getQueriesData<InfiniteData<ProjectPage>>({ queryKey: lists(channel) });
  return () => {
    for (const [key, data] of known) client.setQueryData(key, data);
  };
}

/** Optimistically changes projects in every loaded list. */
export function patchLists(
  client: QueryClient,
  channel: ActiveChannel,
  patch: (project: VideoProject) => VideoProject | undefined,
): void {
  client.setQueriesData<InfiniteData<ProjectPage>>(
    { queryKey: lists(channel) },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.flatMap((project) => patch(project) ?? []),
        })),
      },
  );
}

/** Optimistically reorders one list; its pages keep their length. */
export function arrangeList(
  client: QueryClient,
  channel: ActiveChannel,
  filter: ProjectFilter,
  projects: readonly VideoProject[],
): void {
  client.setQueryData(projectsQuery(channel, filter).queryKey, (known) => {
    let at = 0;
    return (
      known && {
        ...known,
        pages: known.pages.map((page) => {
          const from = at;
          at += page.data.length;
          return { ...page, data: projects.slice(from, at) };
        }),
      }
    );
  });
}

const cacheProject = (client: QueryClient, channel: ActiveChannel, project: VideoProjectDetail) =>
  client.setQueryData(projectQuery(channel, project.id).queryKey, project);

type Messages = { failed?: string | false; done?: string };
type NewProjectParts = Omit<Partial<z.input<typeof NewProject>>, "organizationId" | "channelUCID"> & { name: string };

/** `onCreated` runs even after the calling component was unmounted. */
export function useCreateProject(
  channel: ActiveChannel,
  { onCreated, ...meta }: Messages & { onCreated?: (project: VideoProjectDetail) => void },
) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: async (parts: NewProjectParts) =>
      (await projectsApi.create({ body: { ...parts, ...scopeOf(channel) } })).data,
    meta,
    onSuccess: (project) => {
      track({ name: "project_created", properties: {} });
      cacheProject(client, channel, project);
      void refetchLists(client, channel);
      onCreated?.(project);
    },
  });
}

export function useRemoveProject(channel: ActiveChannel, meta: Messages = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => projectsApi.remove({ params: { id } }),
    meta,
    onSuccess: () => refetchLists(client, channel),
  });
}

export function useRestoreProject(channel: ActiveChannel, meta: Messages = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await projectsApi.restore({ params: { id } })).data,
    meta,
    onSuccess: (project) => {
      cacheProject(client, channel, project);
      void refetchLists(client, channel);
    },
  });
}
