import { Beats, type Storybeat, type Storybeats } from "@coldopen/contract/storybeats/schema";
import { useState } from "react";
import { type AbandonedDrafts, draftsOf } from "../../lib/autosave/drafts.ts";
import { mayOutlivePage, useAutosave } from "../../lib/autosave/use-autosave.ts";
import { toast } from "../../lib/toast.ts";
import { t } from "../../locales/en/storybeats.ts";
import { addressOfStorybeats, type ProjectRef, storybeatsApi } from "./api.ts";
import { newBeat, nextPurpose } from "./rules.ts";

export const storybeatsDrafts = draftsOf("storybeats", Beats);

export type StorybeatsProps = ProjectRef & {
  isReadOnly: boolean;
  /** The fencing token of the edit lock. */
  fence: () => number | undefined;
};

/** The beats, the functions that change them, and the state of saving. */
export function useStorybeats(
  { fence, ...projectRef }: StorybeatsProps,
  found: Storybeats,
  left: AbandonedDrafts<Storybeat[]>,
) {
  const [addedId, setAddedId] = useState<string>();
  const address = addressOfStorybeats(projectRef);
  const { content, show, mine, change, ...saving } = useAutosave({
    id: projectRef.projectId,
    drafts: storybeatsDrafts,
    found,
    left,
    // Beats can't be merged: the newer of two drafts wins.
    merge: (_, newer) => newer,
    read: () => storybeatsApi.storybeats(address),
    save: (version, beats) => {
      const number = fence();
      const body = { version, content: beats, ...(number !== undefined && { fence: number }) };
      return storybeatsApi.saveStorybeats({ ...address, body }, { outlivesPage: mayOutlivePage(beats) });
    },
  });
  const edit = (rule: (beats: readonly Storybeat[]) => Storybeat[]) => {
    const next = rule(mine());
    show(next);
    change(next);
  };
  const add = () => {
    const id = crypto.randomUUID();
    setAddedId(id);
    edit((all) => [...all, newBeat(id, nextPurpose(all))]);
  };
  return {
    ...saving,
    add,
    /** The new beat that has no text yet. */
    addedId,
    beats: content,
    mine,
    edit,
    /** Deletes at once, with Undo in the toast. */
    editWithUndo: (message: string, rule: (beats: readonly Storybeat[]) => Storybeat[], back: typeof rule) => {
      edit(rule);
      toast.success(message, { label: t("undo"), onSelect: () => edit(back) });
    },
  };
}
export type StorybeatsWork = ReturnType<typeof useStorybeats>;
