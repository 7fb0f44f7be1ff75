import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import { tell } from "./tell.ts";

type ToggleOptions = {
  /** The same for every place where the same thing is shown. */
  mutationKey: QueryKey;
  /** As the server last said; nothing until then. */
  isOn: boolean | undefined;
  /** Where the server could not say it. */
  unknown: {
    isFailed: boolean;
    ask: () => Promise<boolean>;
    text: string;
    retry: string;
  };
  /** Asks the server and keeps what it says. */
  change: (wish: boolean) => Promise<unknown>;
  failed: (wish: boolean) => string;
};

/** A yes or no on the server: shown as wished while the request runs, and one request at a time wherever it stands. */
export function useToggle({ mutationKey, isOn, unknown, change, failed }: ToggleOptions) {
  const wish = useWish(mutationKey);
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: change,
    meta: { failed: false },
    onError: (_error, wished) => tell.failed(failed(wished)),
  });
  const { mutate: askFirst } = useMutation({
    mutationKey,
    mutationFn: (_wished: boolean) => unknown.ask(),
    meta: { failed: false },
    onSuccess: (stands, wished) => {
      if (stands !== wished) mutate(wished);
    },
    onError: (_error, wished) => tell.failed(unknown.text, { label: unknown.retry, onSelect: () => askFirst(wished) }),
  });
  const shown = wish ?? isOn ?? false;
  const isWaiting = wish !== undefined || (isOn === undefined && !unknown.isFailed);
  return {
    isOn: shown,
    /** True until it is known what stands, and while a request is under way. */
    isWaiting,
    toggle: () => {
      if (!isWaiting) (isOn === undefined ? askFirst : mutate)(!shown);
    },
  };
}

/** What is being asked for right now, by whichever place asked. */
function useWish(mutationKey: QueryKey): boolean | undefined {
  const mutations = useQueryClient().getMutationCache();
  const subscribe = useCallback((onChange: () => void) => mutations.subscribe(onChange), [mutations]);
  return useSyncExternalStore(subscribe, () => {
    const pending = mutations.find({ mutationKey, status: "pending" });
    return pending && pending.state.variables === true;
  });
}
