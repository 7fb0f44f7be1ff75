import { z } from "zod";
import { type Persisted, persisted } from "../../lib/persisted.ts";
import { ProjectEdit } from "./edits.ts";

const Draft = z.object({
  key: z.string(),
  edit: ProjectEdit,
  /** The tab that works on it; the draft of a closed tab was left by a crash. */
  tab: z.string(),
  isStranded: z.boolean(),
});
export type Draft = z.infer<typeof Draft>;

const thisTab = crypto.randomUUID();
const stores = new Map<string, Persisted<Draft[]>>();

function storeOf(projectId: string): Persisted<Draft[]> {
  const known = stores.get(projectId) ?? persisted(`studio-project-drafts-${projectId}`, z.array(Draft));
  stores.set(projectId, known);
  return known;
}

/** Unsaved edits, stored in the browser so that no failure or crash loses them. */
export function projectDrafts(projectId: string, tab: string = thisTab) {
  const store = storeOf(projectId);
  const read = () => store.read() ?? [];
  const write = (drafts: Draft[]) => {
    if (drafts.length > 0) store.write(drafts);
    else if (store.read()) store.clear();
  };
  const without = (key: string) => read().filter((draft) => draft.key !== key);
  return {
    store,
    put: (key: string, edit: ProjectEdit) => write([...without(key), { key, edit, tab, isStranded: false }]),
    drop: (key: string) => write(without(key)),
    strand: (key: string) => write(read().map((draft) => (draft.key === key ? { ...draft, isStranded: true } : draft))),
  };
}

/** Edits to offer again: failed in this tab, or left by a closed one. */
export const strandedOf = (drafts: readonly Draft[] | undefined, tab: string = thisTab): Draft[] =>
  drafts?.filter((draft) => draft.isStranded || draft.tab !== tab) ?? [];

export const typingKey = (optionId: string): string => `typing ${optionId}`;
