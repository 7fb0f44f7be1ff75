import { commentRoutes } from "@coldopen/contract/comments/routes";
import type { CommentText, ProjectComment } from "@coldopen/contract/comments/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

const commentsApi = api(commentRoutes);

const queryOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ organizationId, channelUCID: channelUcid });

export const commentsKey = (projectId: string) => ["comments", projectId] as const;

export const commentsQuery = (channel: ActiveChannel, projectId: string) =>
  queryOptions({
    queryKey: [...commentsKey(projectId), "list"],
    queryFn: async ({ signal }) =>
      (await commentsApi.list({ params: { id: projectId }, query: queryOf(channel) }, { signal })).data,
  });

export const peopleQuery = (channel: ActiveChannel, projectId: string) =>
  queryOptions({
    queryKey: [...commentsKey(projectId), "people"],
    queryFn: async ({ signal }) =>
      (await commentsApi.people({ params: { id: projectId }, query: queryOf(channel) }, { signal })).data,
  });

export function useCommentActions(channel: ActiveChannel, projectId: string) {
  const client = useQueryClient();
  const { queryKey } = commentsQuery(channel, projectId);
  const query = queryOf(channel);
  const changed = (change: (comments: ProjectComment[]) => ProjectComment[]) => {
    client.setQueryData(queryKey, (comments) => comments && change(comments));
    void client.invalidateQueries({ queryKey });
  };
  return {
    add: useMutation({
      mutationFn: (body: CommentText) => commentsApi.add({ params: { id: projectId }, query, body }),
      onSuccess: (added) => changed((comments) => [...comments, added]),
    }),
    edit: useMutation({
      mutationFn: ({ id, ...body }: CommentText & { id: string }) => commentsApi.edit({ params: { id }, body }),
      onSuccess: (edited) => changed((comments) => comments.map((one) => (one.id === edited.id ? edited : one))),
    }),
    remove: useMutation({
      mutationFn: (id: string) => commentsApi.remove({ params: { id } }),
      onSuccess: (_done, id) => changed((comments) => comments.filter((one) => one.id !== id)),
    }),
  };
}
export type CommentActions = ReturnType<typeof useCommentActions>;
