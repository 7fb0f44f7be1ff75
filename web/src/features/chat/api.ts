import { chatRoutes, threadOptionRoutes } from "@coldopen/contract/chat/routes";
import type { AgentId } from "@coldopen/contract/chat/schema";
import { notesFileTypeOf } from "@coldopen/contract/documents/files";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { upload } from "../../lib/upload.ts";
import { threadListsKey } from "./thread-lists.ts";

export const chatApi = api(chatRoutes);
export const threadOptionsApi = api(threadOptionRoutes);

/** The type comes from the file name; the server checks the content. */
export const readDocumentText = async (channel: ActiveChannel, file: File): Promise<string> => {
  const typed = file.slice(0, file.size, notesFileTypeOf(file.name));
  return (await upload(chatRoutes.readFile, { query: channel }, typed)).text;
};

export type ThreadsFilter = { agentId: AgentId; search: string };

export const threadsQuery = (channel: ActiveChannel, { agentId, search }: ThreadsFilter) =>
  infiniteQueryOptions({
    queryKey: [...threadListsKey(channel), agentId, search],
    queryFn: ({ pageParam, signal }) =>
      chatApi.list(
        { query: { ...channel, agentId, ...(search && { search }), ...(pageParam && { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ responseMetadata }) => responseMetadata.nextCursor ?? undefined,
  });

export const threadOptionsQuery = (threadId: string) =>
  queryOptions({
    queryKey: ["chat", "options", threadId],
    queryFn: async ({ signal }) =>
      (await threadOptionsApi.list({ query: { chatThreadId: threadId } }, { signal })).data,
  });
