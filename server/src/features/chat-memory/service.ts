import { MEMORIES_MAX, type Memory, type MemoryValue, type Namespace } from "@coldopen/contract/chat-memory/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import { isAdminRole } from "@coldopen/contract/session/rules";
import type { AppContext } from "../../app-context.ts";
import { type Authorize, roleIn } from "../../platform/access/access-check.ts";
import type { AuthorizedScope } from "../../platform/access/authorized-scope.ts";
import type { Caller } from "../../platform/access/caller.ts";
import type { Sender } from "../../platform/sockets/announce.ts";
import { memoryStore, type Owner } from "./store.ts";

const UNDO_MS = 24 * 60 * 60 * 1000;
const notFound = () => new AppError("not_found", "Not found");
type Reader = { caller: Caller; authorize: Authorize };
type Writer = { caller: Caller & Sender; authorize: Authorize };
/** A namespace that the caller may use. */
type MemoryScope = { scope: AuthorizedScope; owner: Owner };

export const chatMemoryService = ({ db, announce, now }: Pick<AppContext, "db" | "announce" | "now">) => {
  const store = memoryStore(db);

  const requireReadable = async ({ caller, authorize }: Reader, namespace: Namespace): Promise<MemoryScope> => {
    const [organizationId, channelUcid, owner = null] = namespace;
    const scope = await authorize({ organizationId, channelUcid });
    if (owner !== null && owner !== caller.userId) throw notFound();
    return { scope, owner };
  };
  const requireWritable = async (writer: Writer, namespace: Namespace): Promise<MemoryScope> => {
    const found = await requireReadable(writer, namespace);
    if (found.owner === null && !isAdminRole(roleIn(writer.caller, found.scope)))
      throw new AppError("forbidden", "Only the primary owner and admins can change global memory");
    return found;
  };
  const announceChange = ({ scope, owner }: MemoryScope, sender: Sender): Promise<void> =>
    owner === null
      ? announce.toChannel(scope, "system", { eventType: "chatMemory:changed" }, sender)
      : announce.toMember(scope, owner, "system", { eventType: "chatMemory:ownChanged" });
  const getMemory = async ({ scope, owner }: MemoryScope, key: string): Promise<Memory> => {
    const memory = await store.find(scope, owner, key);
    if (!memory) throw notFound();
    return memory;
  };

  return {
    list: async (scope: AuthorizedScope, userId: string) => ({ data: await store.list(scope, userId) }),

    get: async (reader: Reader, namespace: Namespace, key: string): Promise<Memory> =>
      getMemory(await requireReadable(reader, namespace), key),

    put: async (
      writer: Writer,
      key: string,
      { namespace, value }: { namespace: Namespace; value: MemoryValue },
    ): Promise<Memory> => {
      const target = await requireWritable(writer, namespace);
      const { scope, owner } = target;
      if (value.is_global !== (owner === null))
        throw new AppError("invalid_input", "value.is_global: Does not agree with the namespace");
      return db.transaction(async () => {
        if (!(await store.lockChannel(scope))) throw notFound();
        const isNew = (await store.find(scope, owner, key)) === undefined;
        if (isNew && (await store.count(scope, owner)) >= MEMORIES_MAX)
          throw new AppError("conflict", `There can be at most ${MEMORIES_MAX} memories. Delete some first.`);
        await store.upsert(scope, { owner, key, createdBy: writer.caller.userId, value });
        await announceChange(target, writer.caller);
        return getMemory(target, key);
      });
    },

    remove: async (writer: Writer, namespace: Namespace, key: string): Promise<void> => {
      const target = await requireWritable(writer, namespace);
      const { scope, owner } = target;
      await db.transaction(async () => {
        if (!(await store.delete(scope, owner, key))) throw notFound();
        await store.deleteErased(scope, owner, new Date(now().getTime() - UNDO_MS));
        await announceChange(target, writer.caller);
      });
    },

    forgetAll: async (writer: Writer, namespace: Namespace): Promise<{ deleted: number }> => {
      const target = await requireWritable(writer, namespace);
      return db.transaction(async () => {
        const deleted = await store.deleteAll(target.scope, target.owner);
        if (deleted > 0) await announceChange(target, writer.caller);
        return { deleted };
      });
    },
  };
};
