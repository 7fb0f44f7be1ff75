import { OutliersSearch, type OutliersState } from "@coldopen/contract/outliers/list-state";
import { useLocation, useRouter } from "@tanstack/react-router";
import { useCallback, useRef } from "react";
import { useQueryString } from "../../lib/search.ts";
import { addressOf } from "./search.ts";

export type ChangeState = (parts: Partial<OutliersState>) => void;

/** The state of the screen in its address; every change is a history entry. */
export function useOutliersAddress() {
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const state = useQueryString(OutliersSearch);
  const wasOpenedHere = useRef(false);

  const go = useCallback(
    (parts: Partial<OutliersState>, { replace = false, resetScroll = true } = {}) => {
      const current = OutliersSearch.parse(router.state.location.search);
      return void router.navigate({ to: pathname, search: addressOf({ ...current, ...parts }), replace, resetScroll });
    },
    [router, pathname],
  );
  const change = useCallback<ChangeState>((parts) => go(parts), [go]);
  const open = useCallback(
    (video: string) => {
      wasOpenedHere.current = true;
      go({ video }, { resetScroll: false });
    },
    [go],
  );
  const close = useCallback(() => {
    if (wasOpenedHere.current) router.history.back();
    else go({ video: undefined }, { replace: true, resetScroll: false });
    wasOpenedHere.current = false;
  }, [go, router]);
  return { state, change, open, close };
}
