import type { EngineId } from "@coldopen/contract/ai-models/schema";
import { startingOption } from "@coldopen/contract/ideation/rules";
import type { CardAction, Pane } from "@coldopen/contract/ideation/schema";
import type { VideoProjectDetail } from "@coldopen/contract/projects/schema";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type Edits, type Source, sourceOf, sourceOfOption, withMaterial, withSource } from "./edits.ts";
import { type Material, refusal } from "./materials.ts";
import { dataAgain, dataFor, type RunOptions, requestFor } from "./request.ts";
import { openSession, type Session } from "./session.ts";
import { type DrawerState, type Idea, isRunning, type Run, runsOf } from "./state.ts";
import { ideation, useDrawerState } from "./store.ts";

export type Use = Extract<CardAction, "select" | "add_as_backup" | "add_to_idea_bank">;

export type IdeationProps = {
  project: VideoProjectDetail;
  pane: Pane;
  /** The element has the text as the user rewrote it. */
  onUse: (element: Idea, action: Use) => void;
  /** The option that the brainstorm starts from. */
  startFrom?: { id: string; text: string } | undefined;
  /** A new project starts a brainstorm at once. */
  isNew?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Opens the details of a source. */
  onOpenVideo?: ((videoId: string) => void) | undefined;
  /** Opens the thumbnail editor; without it pictures can't be edited here. */
  onEditPicture?: ((idea: Idea) => void) | undefined;
};

export type Drawer = {
  project: VideoProjectDetail;
  pane: Pane;
  state: DrawerState;
  edits: Edits;
  source: Source;
  runs: readonly Run[];
  isReadOnly: boolean;
  /** Whether the socket is connected. */
  isOpen: boolean;
  onOpenVideo: ((videoId: string) => void) | undefined;
  onEditPicture: ((idea: Idea) => void) | undefined;
  isBusy: boolean;
  /** A new request stops the current run; its results stay. */
  run: (wish: RunOptions, where?: Pane) => void;
  start: () => void;
  stop: (runId: string) => void;
  retry: (run: Run) => void;
  /** The same request, by another engine. */
  tryAgainWith: (run: Run, engine: EngineId) => void;
  refetch: () => void;
  edit: (edits: Edits, step?: "push" | "replace") => void;
  describe: (changes: string) => void;
  wish: (wish: string) => void;
  /** Attaches a material, or shows why it can't. */
  attach: (material: Material) => ReturnType<typeof refusal>;
  undo: () => void;
  redo: () => void;
  use: (idea: Idea, action: Use) => void;
};

export function useIdeation(props: IdeationProps): Drawer {
  const { project, pane, onUse, startFrom, isNew, isReadOnly = false, onOpenVideo, onEditPicture } = props;
  const session = useSession(project.id);
  const state = useDrawerState(project.id);
  const edits = state.edits.present;
  const runs = runsOf(state, pane);
  const source = sourceOf(project, edits, pane);
  const isBusy = runs.some(isRunning);
  const dispatch = (event: Parameters<typeof ideation.dispatch>[1]) => ideation.dispatch(project.id, event);

  const ask = (data: ReturnType<typeof dataAgain>) => session?.ask(requestFor(project, crypto.randomUUID(), data));
  const run = (wish: RunOptions, where = pane) => {
    for (const running of runsOf(state, where).filter(isRunning)) session?.stop(running.id);
    ask(dataFor(project, ideation.read(project.id), where, wish));
  };
  const start = () => run({ option: startingOption(source.text) });
  const edit: Drawer["edit"] = (next, step = "push") => dispatch({ kind: "edited", edits: next, step });

  const startFromChosen = useEffectEvent(() => {
    if (!startFrom || source.optionId === startFrom.id) return;
    const option = project.options.find(({ id }) => id === startFrom.id);
    const chosen = option
      ? sourceOfOption(project, option)
      : { optionId: startFrom.id, text: startFrom.text, picture: null };
    edit(withSource(ideation.read(project.id).edits.present, pane, chosen));
  });
  useEffect(() => {
    if (session && startFrom?.id) startFromChosen();
  }, [session, startFrom?.id]);

  const hasStarted = useRef(false);
  const startNew = useEffectEvent(() => {
    if (hasStarted.current || isReadOnly || runs.length > 0) return;
    hasStarted.current = true;
    start();
  });
  useEffect(() => {
    if (isNew && session && state.fetching === "done") startNew();
  }, [isNew, session, state.fetching]);

  return {
    project,
    pane,
    state,
    edits,
    source,
    runs,
    isReadOnly,
    isOpen: session !== undefined,
    onOpenVideo,
    onEditPicture,
    isBusy,
    run,
    start,
    stop: (runId) => session?.stop(runId),
    retry: (failed) => ask(dataAgain(project, ideation.read(project.id), failed)),
    tryAgainWith: (finished, engine) => {
      const data = dataAgain(project, ideation.read(project.id), finished);
      if (data) ask({ ...data, engine });
    },
    refetch: () => void session?.fetch(),
    edit,
    describe: (changes) => dispatch({ kind: "described", changes }),
    wish: (wish) => dispatch({ kind: "wished", wish }),
    attach: (material) => {
      // A picture may arrive after the drawer was closed.
      if (!session?.isOpen()) return undefined;
      const { present } = ideation.read(project.id).edits;
      const why = refusal(present.materials, material);
      if (!why) edit(withMaterial(present, material));
      return why;
    },
    undo: () => dispatch({ kind: "undone" }),
    redo: () => dispatch({ kind: "redone" }),
    use: (idea, action) => onUse({ ...idea, content: edits.texts[idea.id] ?? idea.content }, action),
  };
}

function useSession(projectId: string): Session | undefined {
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    ideation.open(projectId);
    const opened = openSession(projectId);
    setSession(opened);
    return () => {
      opened.close();
      ideation.close(projectId);
    };
  }, [projectId]);
  return session;
}
