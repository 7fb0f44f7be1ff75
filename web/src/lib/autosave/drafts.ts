import { z } from "zod";
import { log } from "../log.ts";
import { persisted } from "../persisted.ts";

export type Draft<C> = { baseVersion: number; content: C; at: number };
export type LeftDrafts<C> = { drafts: Draft<C>[]; forget: () => void };
export type Drafts<C> = ReturnType<typeof draftsOf<C>>;

/** What is typed and not yet saved. Each open editor has a draft of its own, so that two tabs never write over each other. */
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
    /** Finds, oldest first, what editors left behind that are gone: by a crash, or by leaving while offline. */
    left: async (id: string): Promise<LeftDrafts<C>> => {
      const held = await heldLocks();
      const left = keysFrom(prefixOf(id))
        .filter((key) => !held.has(key))
        .map(draftAt);
      const drafts = left.flatMap((kept) => kept.read() ?? []).sort((one, other) => one.at - other.at);
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
