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
import { api, preloadedAnswer } from "../../lib/api.ts";

const LIST_TIMEOUT_MS = 5000;
export const projectsApi = api(projectRoutes);

type ListInput = z.input<typeof ProjectListQuery>;
/** What a list is asked for besides its channel and its place in the pages. */
export type ProjectFilter = Omit<ListInput, "cursor" | "limit" | "organizationId" | "channelUCID">;
export type ProjectPage = { data: VideoProject[]; responseMetadata: { nextCursor: string | null } };

export const scopeOf = ({ organizationId, channelUcid }: ActiveChannel) => ({
  organizationId,
  channelUCID: channelUcid,
});

const inChannel = ({ organizationId, channelUcid }: ActiveChannel) => ["projects", organizationId, channelUcid];
const lists = (place: ActiveChannel) => [...inChannel(place), "list"];

export const fetchProjects = (
  place: ActiveChannel,
  filter: ProjectFilter,
  { cursor, limit = PROJECT_PAGE_SIZE, signal }: { cursor?: string | undefined; limit?: number; signal?: AbortSignal },
): Promise<ProjectPage> =>
  projectsApi.list(
    {
      query: {
        orderBy: orderByParam(defaultProjectSort),
        ...filter,
        ...scopeOf(place),
        limit,
        ...(cursor && { cursor }),
      },
    },
    { timeoutMs: LIST_TIMEOUT_MS, ...(signal && { signal }) },
  );

/** Failures of a list are shown at once: its page has its own way to try again. */
export const projectsQuery = (place: ActiveChannel, filter: ProjectFilter, limit = PROJECT_PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: [...lists(place), filter, limit],
    queryFn: ({ pageParam, signal }) => fetchProjects(place, filter, { cursor: pageParam, limit, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ responseMetadata }) => responseMetadata.nextCursor ?? undefined,
    retry: false,
  });

/** One short list, for a place that shows no more. */
export const sectionQuery = (place: ActiveChannel, query: ListInput) =>
  queryOptions({
    queryKey: [...inChannel(place), "section", query],
    queryFn: async ({ signal }) => (await projectsApi.list({ query }, { timeoutMs: LIST_TIMEOUT_MS, signal })).data,
    initialData: () => preloadedAnswer(projectRoutes.list, { query })?.data,
  });

export const projectQuery = (place: ActiveChannel, id: string) =>
  queryOptions({
    queryKey: [...inChannel(place), "one", id],
    queryFn: async ({ signal }) => (await projectsApi.get({ params: { id }, query: scopeOf(place) }, { signal })).data,
  });

export const projectTagsQuery = (place: ActiveChannel) =>
  queryOptions({
    queryKey: [...inChannel(place), "tags"],
    queryFn: ({ signal }) => projectsApi.tags({ query: scopeOf(place) }, { signal }),
  });

export const refetchLists = (client: QueryClient, place: ActiveChannel) =>
  Promise.all([
    client.invalidateQueries({ queryKey: lists(place) }),
    client.invalidateQueries({ queryKey: [...inChannel(place), "section"] }),
    client.invalidateQueries({ queryKey: projectTagsQuery(place).queryKey }),
  ]);

/** Changes what every loaded list shows of some projects, before the server has said anything. */
export function patchLists(
  client: QueryClient,
  place: ActiveChannel,
  patch: (project: VideoProject) => VideoProject | undefined,
): void {
  client.setQueriesData<InfiniteData<ProjectPage>>(
    { queryKey: lists(place) },
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

/** Lays one list out anew, before the server has said anything; its pages stay as long as they were. */
export function arrangeList(
  client: QueryClient,
  place: ActiveChannel,
  filter: ProjectFilter,
  projects: readonly VideoProject[],
): void {
  client.setQueryData(projectsQuery(place, filter).queryKey, (known) => {
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

const keep = (client: QueryClient, place: ActiveChannel, project: VideoProjectDetail) =>
  client.setQueryData(projectQuery(place, project.id).queryKey, project);

type Messages = { failed?: string | false; done?: string };
type NewProjectParts = Omit<Partial<z.input<typeof NewProject>>, "organizationId" | "channelUCID"> & { name: string };

/** `onCreated` runs even when the part that asked is gone by then. */
export function useCreateProject(
  place: ActiveChannel,
  { onCreated, ...meta }: Messages & { onCreated?: (project: VideoProjectDetail) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (parts: NewProjectParts) =>
      (await projectsApi.create({ body: { ...parts, ...scopeOf(place) } })).data,
    meta,
    onSuccess: (project) => {
      keep(client, place, project);
      void refetchLists(client, place);
      onCreated?.(project);
    },
  });
}

export function useRemoveProject(place: ActiveChannel, meta: Messages = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => projectsApi.remove({ params: { id } }),
    meta,
    onSuccess: () => refetchLists(client, place),
  });
}

export function useRestoreProject(place: ActiveChannel, meta: Messages = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await projectsApi.restore({ params: { id } })).data,
    meta,
    onSuccess: (project) => {
      keep(client, place, project);
      void refetchLists(client, place);
    },
  });
}
