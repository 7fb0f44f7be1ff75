import type { Memory } from "@coldopen/contract/chat-memory/schema";
import type { AppContext } from "../../app-context.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import { memoryStore, type NewMemory } from "./store.ts";

/** What the assistant may use in a chat of this person: global memories and their own, the latest first. */
export const listEnabledMemories = (
  { db }: Pick<AppContext, "db">,
  scope: AuthorizedScope,
  userId: string,
): Promise<Memory[]> => memoryStore(db).listEnabled(scope, userId);

/** Takes the person as well, since keys are unique only within a namespace. */
export const markMemoriesUsed = async (
  { db, now }: Pick<AppContext, "db" | "now">,
  scope: AuthorizedScope,
  { userId, keys }: { userId: string; keys: readonly string[] },
): Promise<void> => {
  if (keys.length > 0) await memoryStore(db).updateLastUsed(scope, userId, keys, now());
};

/** For the demo; people write through the service, which checks their role and the limit. */
export const saveMemory = ({ db }: Pick<AppContext, "db">, scope: AuthorizedScope, memory: NewMemory): Promise<void> =>
  memoryStore(db).upsert(scope, memory);
