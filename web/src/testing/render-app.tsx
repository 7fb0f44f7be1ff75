import { AppError } from "@coldopen/contract/kernel/errors";
import { paths } from "@coldopen/contract/paths";
import { SIGNED_IN_COOKIE } from "@coldopen/contract/session/rules";
import type { UserProfile } from "@coldopen/contract/session/schema";
import { createBrowserHistory } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { createStudioRouter } from "../app/router.tsx";
import { closePanel } from "../app/shell/panels.ts";
import { Studio } from "../app/studio.tsx";
import { defaultValues } from "../features/labs/api.ts";
import { closeSupport } from "../features/support/open-support.ts";
import { activeChannel } from "../lib/active-channel.ts";
import { partsOf } from "../lib/link.tsx";
import { createQueryClient } from "../lib/query.ts";
import { onSessionEnd } from "../lib/session.ts";
import { toast } from "../lib/toast.ts";
import { type FakeHandlers, fakeApi } from "./fake-api.ts";
import { fakeMedia } from "./media.ts";

type Options = {
  /** The signed-in user; null when signed out. */
  as?: UserProfile | null;
  gates?: Partial<typeof defaultValues.gates>;
  experiments?: Partial<typeof defaultValues.experiments>;
  api?: FakeHandlers;
  /** The result of media queries. */
  media?: (query: string) => boolean;
};

const signedInCookie = (isSignedIn: boolean) => `${SIGNED_IN_COOKIE}=1; path=/; max-age=${isSignedIn ? 60 : 0}`;

/** Renders the whole app at an address, on a fake API typed by the contract. */
export function renderApp(
  path: string,
  { as = null, gates = {}, experiments = {}, api: handlers = {}, media }: Options = {},
) {
  const api = fakeApi({
    ...handlers,
    session: {
      profile: () => {
        if (!as) throw new AppError("unauthenticated");
        return as;
      },
      refresh: () => {
        if (!as) throw new AppError("unauthenticated");
        return {};
      },
      ...handlers.session,
    },
    labs: {
      values: () => ({
        gates: { ...defaultValues.gates, ...gates },
        experiments: { ...defaultValues.experiments, ...experiments },
      }),
      ...handlers.labs,
    },
    onboarding: {
      status: () => ({ onboarded: { dataOnboardingPipelineStatus: "done", available: [] } }),
      ...handlers.onboarding,
    },
  });
  const isSignedIn = as !== null || handlers.session?.profile !== undefined;
  document.cookie = signedInCookie(isSignedIn);
  onTestFinished(() => {
    document.cookie = signedInCookie(false);
    activeChannel.choose(undefined);
    closePanel();
    closeSupport();
  });
  vi.stubGlobal("fetch", api.fetch);
  vi.stubGlobal("scrollTo", () => undefined);
  const resize = fakeMedia(media);
  const queryClient = createQueryClient(toast, { retries: 0 });
  window.history.replaceState(null, "", path);
  const history = createBrowserHistory();
  onTestFinished(history.destroy);
  const router = createStudioRouter(queryClient, history);
  onSessionEnd(() => void router.navigate(partsOf(paths.logout)));
  const view = render(<Studio queryClient={queryClient} router={router} />);
  const address = () => `${router.state.location.pathname}${router.state.location.searchStr}`;
  return { ...view, api, router, queryClient, resize, address, person: userEvent.setup() };
}
