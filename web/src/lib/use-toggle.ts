import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { toast } from "./toast.ts";

type ToggleOptions = {
  /** The same key wherever the same thing is shown. */
  mutationKey: QueryKey;
  /** The state on the server; undefined until it is known. */
  isOn: boolean | undefined;
  /** Used if the state could not be loaded. */
  unknown: {
    isFailed: boolean;
    refetch: () => Promise<boolean>;
    text: string;
    retry: string;
  };
  /** Sends the change and stores the result. */
  change: (pendingValue: boolean) => Promise<unknown>;
  failed: (pendingValue: boolean) => string;
};

/** A boolean on the server: shows the requested value while the request runs, with one request at a time across components. */
export function useToggle({ mutationKey, isOn, unknown, change, failed }: ToggleOptions) {
  const pendingValue = usePendingValue(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: change,
    meta: { failed: false },
    onError: (_error, requested) => toast.error(failed(requested)),
  });
  const { mutate: askFirst } = useMutation({
    mutationKey,
    mutationFn: (_wished: boolean) => unknown.refetch(),
    meta: { failed: false },
    onSuccess: (stands, requested) => {
      if (stands !== requested) mutate(requested);
    },
    onError: (_error, requested) =>
      toast.error(unknown.text, { label: unknown.retry, onSelect: () => askFirst(requested) }),
  });
  const shown = pendingValue ?? isOn ?? false;
  const isWaiting = pendingValue !== undefined || (isOn === undefined && !unknown.isFailed);
  return {
    isOn: shown,
    /** True until the state is known, and while a request runs. */
    isWaiting,
    toggle: () => {
      if (!isWaiting) (isOn === undefined ? askFirst : mutate)(!shown);
    },
  };
}

/** The value that is being requested now, by any component with this key. */
function usePendingValue(mutationKey: QueryKey): boolean | undefined {
  const mutations = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => mutations.subscribe(onChange), [mutations]);
  return useSyncExternalStore(subscribe, () => {
    const pending = mutations.find({ mutationKey, status: "pending" });
    return pending && pending.state.variables === true;
  });
}
