import { RichDocument } from "@coldopen/contract/documents/schema";
import { z } from "zod";
import { log } from "../../lib/log.ts";
import { persisted } from "../../lib/persisted.ts";

const Draft = z.object({ baseVersion: z.number().int(), content: RichDocument, at: z.number() });
export type Draft = z.infer<typeof Draft>;

const prefixOf = (projectId: string) => `studio-notes-draft:${projectId}:`;
const draftAt = (key: string) => persisted(key, Draft);

/** What one editor has typed and not yet saved. Each open editor has its own, so that two tabs never write over each other. */
export function newDraft(projectId: string) {
  const key = `${prefixOf(projectId)}${crypto.randomUUID()}`;
  const { write, clear } = draftAt(key);
  return { write, clear, hold: () => holdLock(key) };
}

export type LeftDrafts = { drafts: Draft[]; forget: () => void };

/** Finds, oldest first, what editors left behind that are gone: by a crash, or by leaving while offline. */
export async function leftDrafts(projectId: string): Promise<LeftDrafts> {
  const held = await heldLocks();
  const left = keysOf(projectId)
    .filter((key) => !held.has(key))
    .map(draftAt);
  const drafts = left.flatMap((kept) => kept.read() ?? []).sort((one, other) => one.at - other.at);
  const forget = () => {
    for (const { clear } of left) clear();
  };
  return { drafts, forget };
}

function keysOf(projectId: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(projectId)));
  } catch (cause) {
    log.error("Could not look for drafts in the browser's storage", cause);
    return [];
  }
}

const locks = (): LockManager | undefined => ("locks" in navigator ? navigator.locks : undefined);

/** Says to other tabs that this draft's editor is alive; the browser itself takes it back when the tab is gone. */
function holdLock(name: string): () => void {
  let release = () => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks()?.request(name, () => untilReleased);
  return release;
}

async function heldLocks(): Promise<Set<string>> {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  return new Set([...held, ...pending].flatMap(({ name }) => name ?? []));
}
