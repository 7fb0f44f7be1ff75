import { z } from "zod";
import { type Persisted, persisted } from "../../lib/persisted.ts";
import { ProjectEdit } from "./edits.ts";

const Draft = z.object({
  key: z.string(),
  edit: ProjectEdit,
  /** The tab that is working on it: another tab's is what a crash left behind. */
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

/** Edits that the server doesn't have yet, kept in the browser so that no failure and no crash loses them. */
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
    keep: (key: string, edit: ProjectEdit) => write([...without(key), { key, edit, tab, isStranded: false }]),
    drop: (key: string) => write(without(key)),
    strand: (key: string) => write(read().map((draft) => (draft.key === key ? { ...draft, isStranded: true } : draft))),
  };
}

/** What can be offered again: failed here, or left behind by a tab that is gone. */
export const strandedOf = (drafts: readonly Draft[] | undefined, tab: string = thisTab): Draft[] =>
  drafts?.filter((draft) => draft.isStranded || draft.tab !== tab) ?? [];

export const typingKey = (optionId: string): string => `typing ${optionId}`;
