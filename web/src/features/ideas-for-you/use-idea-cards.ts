import { type DismissedReason, type IdeaForYou, REPLACEMENT_DELAY_MS } from "@coldopen/contract/ideas/schema";
import { paths } from "@coldopen/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { ideasQuery, useDismissIdea, useMarkSeen, useSaveIdea, useUndoDismissal } from "./api.ts";
import { cardsReducer } from "./state.ts";

/** Writing may fail again and again; then the card no longer promises another idea. */
const REPLACEMENT_TIMEOUT_MS = 60_000;

export function useIdeaCards(channel: ActiveChannel) {
  const go = useGo();
  const query = useQuery(ideasQuery(channel));
  const [cards, dispatch] = useReducer(cardsReducer, []);
  const { data, refetch } = query;
  useEffect(() => {
    if (data) dispatch({ type: "fetched", ideas: data.results, isPreparing: data.isPreparing });
  }, [data]);
  const save = useSaveIdea(channel, (idea) => dispatch({ type: "saved", idea }));
  const dismiss = useDismissIdea(channel, (id) => dispatch({ type: "undone", id }));
  const undo = useUndoDismissal(channel);
  const { mutate: markSeen } = useMarkSeen(channel);
  const seen = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const started = timers.current;
    return () => {
      for (const timer of started) clearTimeout(timer);
    };
  }, []);
  /** Equal answers leave `data` as it is, so the cards receive each answer here. */
  const refetchCards = async () => {
    const answer = await refetch();
    if (answer.data) dispatch({ type: "fetched", ideas: answer.data.results, isPreparing: answer.data.isPreparing });
  };
  const runLater = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      run();
    }, ms);
    timers.current.add(timer);
  };
  const replaceLater = (id: string) => {
    runLater(REPLACEMENT_DELAY_MS, () => {
      dispatch({ type: "replacementDue", id });
      void refetchCards();
    });
    runLater(REPLACEMENT_TIMEOUT_MS, () => dispatch({ type: "waitEnded", id }));
  };
  return {
    query,
    cards,
    savingId: save.isPending ? save.variables.id : undefined,
    save: (idea: IdeaForYou) => save.mutate(idea),
    /** Saves the idea and opens the ideation drawer on its title. */
    brainstorm: (idea: IdeaForYou) =>
      save.mutate(idea, {
        onSuccess: ({ project }) => {
          const from = project.titlePrimaryOptionId ?? undefined;
          void go(paths.project(channel, project.id, { pane: "title", ...(from && { from }) }));
        },
      }),
    dismiss: (id: string) => {
      dispatch({ type: "dismissed", id });
      dismiss.mutate({ id, reason: null });
    },
    giveReason: (id: string, reason: DismissedReason) => {
      dispatch({ type: "reasonGiven", id });
      // The callbacks of `mutate` run for the latest call only; two ideas may be dismissed in quick succession.
      dismiss.mutateAsync({ id, reason }).then(
        () => replaceLater(id),
        () => undefined,
      );
    },
    undo: (id: string) => {
      dispatch({ type: "undone", id });
      undo.mutate(id, { onSuccess: () => void refetchCards() });
    },
    markSeen: (idea: IdeaForYou) => {
      if (idea.seenAt !== null || seen.current.has(idea.id)) return;
      seen.current.add(idea.id);
      markSeen(idea.id, { onSuccess: () => void refetch() });
    },
  };
}
export type IdeaActions = Omit<ReturnType<typeof useIdeaCards>, "query" | "cards">;
