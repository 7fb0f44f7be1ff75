import { Rating, RatingReason, type SittingIdea } from "@coldopen/contract/ideas/ratings";
import { paths } from "@coldopen/contract/paths";
import { useEffect, useReducer, useRef } from "react";
import { z } from "zod";
import type { ActiveChannel } from "../../lib/active-channel.ts";
import { useGo } from "../../lib/link.tsx";
import { persisted } from "../../lib/persisted.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/workbench.ts";
import { useMarkSeen, useSaveIdea } from "../ideas-for-you/index.ts";
import { useRate, useUnrate } from "./api.ts";
import {
  draftOf,
  emptyDraft,
  ideaBefore,
  isRated,
  nextToRate,
  type SittingEvent,
  type SittingState,
  shownIdea,
  sittingReducer,
} from "./state.ts";

const Drafts = z.record(
  z.uuid(),
  z.object({ rating: Rating.nullable(), reasons: z.array(RatingReason), thought: z.string() }),
);
const storedDrafts = persisted("studio-workbench-drafts", Drafts);

/** The sitting on the screen: which idea is shown, what is chosen for it, and saving. */
export function useSitting(channel: ActiveChannel, ideas: readonly SittingIdea[]) {
  const go = useGo();
  const [state, dispatch] = useReducer<SittingState, undefined, [SittingEvent]>(
    (known, event) => sittingReducer(ideas)(known, event),
    undefined,
    () => ({ shownId: undefined, drafts: storedDrafts.read() ?? {} }),
  );
  const { drafts } = state;
  useEffect(() => storedDrafts.write(Drafts.parse(drafts)), [drafts]);
  const idea = shownIdea(ideas, state);
  const show = (id: string | undefined) => dispatch({ type: "shown", id });
  const rate = useRate(channel, { onSaved: (id) => dispatch({ type: "saved", id }), onFailed: show });
  const unrate = useUnrate(channel);
  const { mutate: markSeen } = useMarkSeen(channel);
  const save = useSaveIdea(channel, () => undefined);

  // The thumbnail of an idea is drawn when it is seen first.
  const seen = useRef(new Set<string>());
  const unseenId = idea && idea.thumbnail === null ? idea.id : undefined;
  useEffect(() => {
    if (!unseenId || seen.current.has(unseenId)) return;
    seen.current.add(unseenId);
    markSeen(unseenId);
  }, [unseenId, markSeen]);

  const advance = (from: string) => {
    const next = nextToRate(ideas, from);
    show(next?.id);
    if (!next) void go(paths.workbench(channel, "complete"));
  };
  const draft = idea ? draftOf(state, idea) : emptyDraft;
  const last = ideas.filter(isRated).at(-1);
  return {
    idea,
    draft,
    last,
    dispatch,
    show,
    next: () => {
      if (!idea) return;
      if (draft.rating === null) return toast.error(t("rateFirst"));
      rate.mutate({ id: idea.id, rating: { ...draft, reasons: [...draft.reasons] } });
      advance(idea.id);
    },
    skip: () => {
      if (!idea) return;
      rate.mutate({ id: idea.id, rating: { rating: null, reasons: [], thought: draft.thought } });
      advance(idea.id);
    },
    back: () => {
      const before = idea ? ideaBefore(ideas, idea.id) : ideas.at(-1);
      if (before) show(before.id);
    },
    undo: () => {
      if (last) unrate.mutate(last.id, { onSuccess: () => show(last.id) });
    },
    isUndoing: unrate.isPending,
    isBrainstorming: save.isPending,
    /** Saves the idea as a project and opens the ideation drawer on its title. */
    brainstorm: () => {
      if (!idea || save.isPending) return;
      const open = (projectId: string, from?: string) =>
        go(paths.project(channel, projectId, { pane: "title", ...(from && { from }) }));
      if (idea.savedProjectId) void open(idea.savedProjectId);
      else
        save.mutate(idea, {
          onSuccess: ({ project }) => void open(project.id, project.titlePrimaryOptionId ?? undefined),
        });
    },
  };
}
export type Sitting = ReturnType<typeof useSitting>;
