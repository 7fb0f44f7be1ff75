import { feedTestRoutes } from "@coldopen/contract/feed-tests/routes";
import type { FeedVisit } from "@coldopen/contract/feed-tests/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { useEffect, useReducer, useRef } from "react";
import { api } from "../../lib/api.ts";
import { log } from "../../lib/log.ts";
import { pictureSource } from "../../lib/picture-source.ts";
import { watchForPerson } from "./signal.ts";
import { reduceVisit, startOfVisit, type VisitEvent } from "./visit-state.ts";

const LONGEST_WAIT_MS = 10_000;

const loaded = (address: string) =>
  new Promise<void>((resolve) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => resolve();
    image.src = pictureSource(address) ?? "";
  });

/** Pictures that appear one by one would favour the first: the feed is shown when all are loaded, or after a timeout. */
const picturesReady = (addresses: readonly string[]): Promise<unknown> =>
  Promise.race([
    Promise.all(addresses.filter(pictureSource).map(loaded)),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);

const visits = api(feedTestRoutes, { whenSignedOut: "fail" });

const reasons = new Map<string, "ended" | "missing" | "answered">([
  ["gone", "ended"],
  ["not_found", "missing"],
  ["invalid_input", "missing"],
  ["conflict", "answered"],
]);
const whyRefused = (error: unknown) => (error instanceof AppError && reasons.get(error.code)) || "failed";

async function open(token: string): Promise<FeedVisit> {
  const visit = await visits.open({ params: { token } });
  if (visit.state === "open") await picturesReady(visit.videos.flatMap(({ thumb }) => thumb ?? []));
  return visit;
}

/** One visit to a feed, from opening the link to the end page. */
export function useVisit(token: string) {
  const [state, send] = useReducer(reduceVisit, startOfVisit);
  // React mounts twice in development: the second mount counts as a return.
  const opening = useRef<Promise<FeedVisit>>(undefined);
  const person = useRef<ReturnType<typeof watchForPerson>>(undefined);
  const { phase } = state;
  const impression = "impression" in state ? state.impression : undefined;

  useEffect(() => {
    if (phase !== "loading") return;
    opening.current ??= open(token);
    opening.current.then(
      (visit) => send({ kind: "opened", visit }),
      (error: unknown) => send({ kind: "refused", why: whyRefused(error) }),
    );
  }, [phase, token]);

  useEffect(() => {
    if (phase !== "choosing" || !impression) return;
    const report = (event: "shown" | "present") =>
      visits
        .report({ params: { token }, body: { impression, event } })
        .catch((error: unknown) => log.warn("Failed to report feed test", error));
    const isShown = report("shown");
    person.current = watchForPerson(() => void isShown.then(() => report("present")));
    return person.current.stop;
  }, [phase, impression, token]);

  const deliver = (event: VisitEvent) => {
    const next = reduceVisit(state, event);
    send(event);
    if (next.phase !== "sending" || next === state) return;
    visits.choose({ params: { token }, body: { impression: next.impression, ...next.sent } }).then(
      () => send({ kind: "sent" }),
      (error: unknown) => {
        const why = whyRefused(error);
        send(why === "failed" ? { kind: "notSent" } : { kind: "refused", why });
      },
    );
  };

  return {
    state,
    show: () => send({ kind: "shown", at: performance.now() }),
    choose: (choice: number) =>
      deliver({ kind: "chosen", choice, at: performance.now(), signal: person.current?.latest() ?? "none" }),
    sendAgain: () => deliver({ kind: "sentAgain" }),
    retry: () => {
      opening.current = undefined;
      send({ kind: "retried" });
    },
  };
}
