import { useEffect, useState } from "react";
import type { AbandonedDrafts, Drafts } from "./drafts.ts";
import { createSaver, type SaverDeps, type SaveState, type Versioned } from "./saver.ts";

/** Browsers send `keepalive` requests of up to 64 kB. */
const OUTLIVING_CHARACTERS = 20_000;
export const mayOutlivePage = (content: unknown): boolean => JSON.stringify(content).length < OUTLIVING_CHARACTERS;

type Autosave<C> = Pick<SaverDeps<C>, "save" | "read" | "merge"> & {
  id: string;
  drafts: Drafts<C>;
  found: Versioned<C>;
  left: AbandonedDrafts<C>;
};

/** The content to show, the function that changes it, and the state of saving. */
export function useAutosave<C>({ id, drafts, found, left, ...server }: Autosave<C>) {
  const [state, setState] = useState<SaveState<C>>({ kind: "saved" });
  const [content, show] = useState(found.content);
  const [{ saver, draft }] = useState(() => {
    const opened = drafts.open(id);
    return { saver: createSaver({ ...server, draft: opened, onStateChange: setState }, found), draft: opened };
  });

  useEffect(() => {
    const restored = saver.restore(left.drafts);
    left.forget();
    if (restored !== undefined) show(() => restored);
  }, [saver, left]);

  useEffect(() => {
    const release = draft.hold();
    const flush = () => void saver.flush();
    addEventListener("online", flush);
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("online", flush);
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      void saver.close().finally(release);
    };
  }, [saver, draft]);

  useEffect(() => {
    if (saver.follow(found)) show(() => found.content);
  }, [saver, found]);

  return {
    content,
    show,
    state,
    change: saver.change,
    mine: saver.mine,
    resolve: (chosen: C, theirs: Versioned<C>) => {
      saver.resolve(chosen, theirs);
      show(() => chosen);
    },
  };
}
