import { paths } from "@coldopen/contract/paths";
import type { AnyRouter, RouterHistory } from "@tanstack/react-router";
import { type ActiveChannel, activeChannel } from "../lib/active-channel.ts";
import { track } from "../lib/analytics.ts";
import { partsOf } from "../lib/link.tsx";

let isSwitching = false;

/** While true, no page of another channel may become active: the router still loads the old channel's first entry. */
export const isSwitchingChannel = () => isSwitching;

/**
 * Navigation starts over in the other channel: its history is the projects list, then the first screen.
 * Going back to the first entry and pushing from there removes every entry of the old channel.
 */
export async function switchChannel(router: Pick<AnyRouter, "history" | "navigate">, channel: ActiveChannel) {
  const { history } = router;
  const isLeft = await goToFirstEntry(history, () => {
    isSwitching = true;
    activeChannel.choose(channel);
  });
  if (!isLeft) return;
  track({ name: "channel_switched", properties: {} });
  try {
    history.replace(paths.projects(channel), undefined, { ignoreBlocker: true });
    // Without a flush, the browser history merges the replaced and the pushed entry.
    history.flush();
    await router.navigate({ ...partsOf(paths.app), ignoreBlocker: true });
  } finally {
    isSwitching = false;
  }
}

/** False if the user chose to stay on the current page. */
function goToFirstEntry(history: RouterHistory, onArrival: () => void): Promise<boolean> {
  const index = history.location.state.__TSR_index;
  return new Promise((resolve) => {
    const arrive = () => {
      onArrival();
      resolve(true);
    };
    if (index === 0) return arrive();
    const stop = history.subscribe(({ location }) => {
      stop();
      if (location.state.__TSR_index === 0) arrive();
      else resolve(false);
    });
    history.go(-index);
  });
}
