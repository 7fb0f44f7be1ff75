import { teamRoutes } from "@coldopen/contract/team/routes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const teamApi = api(teamRoutes);

export const teamQuery = (orgId: string) =>
  queryOptions({
    queryKey: ["team", orgId],
    queryFn: ({ signal }) => teamApi.team({ params: { orgId } }, { signal }),
  });

type ChangeOptions<Input, Result> = {
  run: (input: Input) => Promise<Result>;
  /** The toast after a failure; `false` if the form shows the error. */
  failed: string | false;
  onSuccess?: (result: Result, input: Input) => void;
};

/** Changes the team and refetches it. */
export function useTeamChange<Input, Result>(orgId: string, { run, failed, onSuccess }: ChangeOptions<Input, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta: { failed },
    onSuccess: (result, input) => {
      onSuccess?.(result, input);
      return client.invalidateQueries({ queryKey: teamQuery(orgId).queryKey });
    },
  });
}
