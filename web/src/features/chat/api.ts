import { chatRoutes, threadOptionRoutes } from "@coldopen/contract/chat/routes";
import type { AgentId } from "@coldopen/contract/chat/schema";
import { notesFileTypeOf } from "@coldopen/contract/documents/files";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { upload } from "../../lib/upload.ts";

export const chatApi = api(chatRoutes);
export const threadOptionsApi = api(threadOptionRoutes);

/** The type comes from the file name; the server checks the content. */
export const readDocumentText = async (channel: ActiveChannel, file: File): Promise<string> => {
  const typed = file.slice(0, file.size, notesFileTypeOf(file.name));
  return (await upload(chatRoutes.readFile, { query: channel }, typed)).text;
};

const threadLists = ({ organizationId, channelUcid }: ActiveChannel) => [
  "chat",
  organizationId,
  channelUcid,
  "threads",
];
export type ThreadsFilter = { agentId: AgentId; search: string };

export const threadsQuery = (channel: ActiveChannel, { agentId, search }: ThreadsFilter) =>
  infiniteQueryOptions({
    queryKey: [...threadLists(channel), agentId, search],
    queryFn: ({ pageParam, signal }) =>
      chatApi.list(
        { query: { ...channel, agentId, ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ responseMetadata }) => responseMetadata.nextCursor ?? undefined,
  });

export const refetchThreads = (client: QueryClient, channel: ActiveChannel) =>
  client.invalidateQueries({ queryKey: threadLists(channel) });

export const threadOptionsQuery = (threadId: string) =>
  queryOptions({
    queryKey: ["chat", "options", threadId],
    queryFn: async ({ signal }) =>
      (await threadOptionsApi.list({ query: { chatThreadId: threadId } }, { signal })).data,
  });
