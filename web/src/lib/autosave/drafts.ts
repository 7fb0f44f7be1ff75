import { z } from "zod";
import { log } from "../log.ts";
import { persisted } from "../persisted.ts";

export type Draft<C> = { baseVersion: number; content: C; at: number };
export type AbandonedDrafts<C> = { drafts: Draft<C>[]; forget: () => void };
export type Drafts<C> = ReturnType<typeof draftsOf<C>>;

/** Unsaved content. Each open editor has its own draft, so that two tabs never overwrite each other. */
export function draftsOf<C>(name: string, Content: z.ZodType<C>) {
  const Draft: z.ZodType<Draft<C>> = z.object({ baseVersion: z.number().int(), content: Content, at: z.number() });
  const prefixOf = (id: string) => `studio-${name}-draft:${id}:`;
  const draftAt = (key: string) => persisted(key, Draft);
  return {
    open: (id: string) => {
      const key = `${prefixOf(id)}${crypto.randomUUID()}`;
      const { write, clear } = draftAt(key);
      return { write, clear, hold: () => holdLock(key) };
    },
    /** Finds drafts of closed editors, oldest first: after a crash, or after leaving while offline. */
    left: async (id: string): Promise<AbandonedDrafts<C>> => {
      const held = await heldLocks();
      const left = keysFrom(prefixOf(id))
        .filter((key) => !held.has(key))
        .map(draftAt);
      const drafts = left.flatMap((draft) => draft.read() ?? []).sort((one, other) => one.at - other.at);
      const forget = () => {
        for (const { clear } of left) clear();
      };
      return { drafts, forget };
    },
  };
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch (cause) {
    log.error("Failed to list drafts in the browser's storage", cause);
    return [];
  }
}

const locks = (): LockManager | undefined => ("locks" in navigator ? navigator.locks : undefined);

/** Marks the draft as in use for other tabs; the browser releases the lock when the tab closes. */
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
