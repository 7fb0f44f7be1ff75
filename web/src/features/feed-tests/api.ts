import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import type { FeedTest, NewFeedTest } from "@coldopen/contract/feed-tests/schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { api } from "../../lib/api.ts";
import { keptLink } from "./links.ts";

const feedTestsApi = api(feedTestRoutes);
/** Answers come in while one looks. */
const WHILE_RUNNING_MS = 15_000;

const queryOf = ({ organizationId, channelUcid }: ActiveChannel) => ({ organizationId, channelUCID: channelUcid });

export const feedTestsQuery = (place: ActiveChannel, projectId: string) =>
  queryOptions({
    queryKey: ["feed-tests", place.organizationId, place.channelUcid, projectId],
    queryFn: async ({ signal }) =>
      (await feedTestsApi.list({ params: { id: projectId }, query: queryOf(place) }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === "running") ? WHILE_RUNNING_MS : false),
  });

/** Everything that can be done to a project's tests; the list follows. */
export function useFeedTestActions(place: ActiveChannel, projectId: string) {
  const client = useQueryClient();
  const { queryKey } = feedTestsQuery(place, projectId);
  const query = queryOf(place);
  const changed = (test: FeedTest) => {
    client.setQueryData(queryKey, (tests) =>
      tests?.some(({ id }) => id === test.id)
        ? tests.map((one) => (one.id === test.id ? test : one))
        : [test, ...(tests ?? [])],
    );
    void client.invalidateQueries({ queryKey });
  };
  const linked = ({ test, token }: { test: FeedTest; token: string }) => {
    keptLink(test.id).write(token);
    changed(test);
  };
  const params = (testId: string) => ({ id: projectId, testId });
  return {
    create: useMutation({
      mutationFn: (body: NewFeedTest) => feedTestsApi.create({ params: { id: projectId }, query, body }),
      onSuccess: linked,
    }),
    renewLink: useMutation({
      mutationFn: (testId: string) => feedTestsApi.renewLink({ params: params(testId), query }),
      onSuccess: linked,
    }),
    revokeLink: useMutation({
      mutationFn: (testId: string) => feedTestsApi.revokeLink({ params: params(testId), query }),
      onSuccess: (test) => {
        keptLink(test.id).clear();
        changed(test);
      },
    }),
    stop: useMutation({
      mutationFn: (testId: string) => feedTestsApi.stop({ params: params(testId), query }),
      onSuccess: changed,
    }),
    remove: useMutation({
      mutationFn: (testId: string) => feedTestsApi.remove({ params: params(testId), query }),
      onSuccess: (_done, testId) => {
        keptLink(testId).clear();
        client.setQueryData(queryKey, (tests) => tests?.filter(({ id }) => id !== testId));
      },
    }),
  };
}
export type FeedTestActions = ReturnType<typeof useFeedTestActions>;
