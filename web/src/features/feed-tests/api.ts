import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import type { FeedTest, NewFeedTest } from "@coldopen/contract/feed-tests/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";

const feedTestsApi = api(feedTestRoutes);
/** Results change while the page is open. */
const WHILE_RUNNING_MS = 15_000;

const queryOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ organizationId, channelUCID: channelUcid });

export const feedTestsQuery = (channel: ActiveChannel, projectId: string) =>
  queryOptions({
    queryKey: ["feed-tests", channel.organizationId, channel.channelUcid, projectId],
    queryFn: async ({ signal }) =>
      (await feedTestsApi.list({ params: { id: projectId }, query: queryOf(channel) }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "running") ? WHILE_RUNNING_MS : false),
  });

/** The changes to a project's tests; each refetches the list. */
export function useFeedTestActions(channel: ActiveChannel, projectId: string) {
  const client = useQueryClient();
  const { queryKey } = feedTestsQuery(channel, projectId);
  const query = queryOf(channel);
  const changed = (test: FeedTest) => {
    client.setQueryData(queryKey, (tests) =>
      tests?.some(({ id }) => id === test.id)
        ? tests.map((one) => (one.id === test.id ? test : one))
        : [test, ...(tests ?? [])],
    );
    void client.invalidateQueries({ queryKey });
  };
  const params = (testId: string) => ({ id: projectId, testId });
  return {
    create: useMutation({
      mutationFn: (body: NewFeedTest) => feedTestsApi.create({ params: { id: projectId }, query, body }),
      onSuccess: ({ test }) => changed(test),
    }),
    renewLink: useMutation({
      mutationFn: (testId: string) => feedTestsApi.renewLink({ params: params(testId), query }),
      onSuccess: ({ test }) => changed(test),
    }),
    revokeLink: useMutation({
      mutationFn: (testId: string) => feedTestsApi.revokeLink({ params: params(testId), query }),
      onSuccess: changed,
    }),
    stop: useMutation({
      mutationFn: (testId: string) => feedTestsApi.stop({ params: params(testId), query }),
      onSuccess: changed,
    }),
    remove: useMutation({
      mutationFn: (testId: string) => feedTestsApi.remove({ params: params(testId), query }),
      onSuccess: (_done, testId) => {
        client.setQueryData(queryKey, (tests) => tests?.filter(({ id }) => id !== testId));
      },
    }),
  };
}
export type FeedTestActions = ReturnType<typeof useFeedTestActions>;
