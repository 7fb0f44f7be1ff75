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
  /** The toast when it fails; `false` where the form says it. */
  failed: string | false;
  onSuccess?: (result: Result, input: Input) => void;
};

/** A change of the team; what is shown afterwards is what the server then says. */
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
