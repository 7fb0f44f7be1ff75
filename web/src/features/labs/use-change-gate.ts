import type { LabsGate } from "@coldopen/contract/labs/schema";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/labs.ts";
import { gatesQuery, labsApi } from "./api.ts";
import { labsListQuery } from "./labs-list.ts";

type Change = { gate: LabsGate; isOn: boolean };

/** Optimistic: moves back with a toast if the server refuses. */
export function useChangeGate(orgId: string) {
  const client = useQueryClient();
  const { queryKey } = labsListQuery(orgId);
  const show = ({ gate, isOn }: Change) =>
    client.setQueryData(queryKey, (list) => list?.map((one) => (one.name === gate.name ? { ...one, isOn } : one)));
  return useMutation({
    mutationFn: ({ gate, isOn }: Change) => labsApi.change({ params: { orgId, gate: gate.name }, body: { isOn } }),
    meta: { failed: false },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      show(change);
    },
    onError: (_error, { gate, isOn }) => {
      show({ gate, isOn: !isOn });
      toast.error(t("changeFailed", { title: gate.title }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: gatesQuery(orgId).queryKey }),
  });
}
