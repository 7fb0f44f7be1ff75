import { Beats, type Storybeat, type Storybeats } from "@coldopen/contract/storybeats/schema";
import { useState } from "react";
import { draftsOf, type LeftDrafts } from "../../lib/autosave/drafts.ts";
import { mayOutlivePage, useAutosave } from "../../lib/autosave/use-autosave.ts";
import { tell } from "../../lib/tell.ts";
import { t } from "../../locales/en/storybeats.ts";
import { addressOfStorybeats, type StorybeatsPlace, storybeatsApi } from "./api.ts";
import { newBeat, nextPurpose } from "./rules.ts";

export const storybeatsDrafts = draftsOf("storybeats", Beats);

export type StorybeatsProps = StorybeatsPlace & {
  isReadOnly: boolean;
  /** The number that goes with the pen. */
  fence: () => number | undefined;
};

/** The beats, what is done to them, and how saving that stands. */
export function useStorybeats({ fence, ...place }: StorybeatsProps, found: Storybeats, left: LeftDrafts<Storybeat[]>) {
  const [addedId, setAddedId] = useState<string>();
  const address = addressOfStorybeats(place);
  const { content, show, mine, change, ...saving } = useAutosave({
    id: place.projectId,
    drafts: storybeatsDrafts,
    found,
    left,
    // Beats have no two halves to put together: the newer of two drafts has them all.
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
    /** The one that waits to be written. */
    addedId,
    beats: content,
    mine,
    edit,
    /** At once, with a toast that takes it back. */
    editWithUndo: (said: string, rule: (beats: readonly Storybeat[]) => Storybeat[], back: typeof rule) => {
      edit(rule);
      tell.done(said, { label: t("undo"), onSelect: () => edit(back) });
    },
  };
}
export type StorybeatsWork = ReturnType<typeof useStorybeats>;
