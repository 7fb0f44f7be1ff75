import { NotesFileType } from "@coldopen/contract/documents/files";
import { isSame, textOf } from "@coldopen/contract/documents/rules";
import { emptyDocument, type Notes, type NotesChange, type SavedNotes } from "@coldopen/contract/documents/schema";
import { AppError } from "@coldopen/contract/kernel/errors";
import type { Scope } from "@coldopen/contract/kernel/route";
import type { Caller } from "../../platform/http/caller.ts";
import type { IncomingFile } from "../../platform/http/uploads.ts";
import { inTurn } from "../../platform/in-turn.ts";
import type { World } from "../../world.ts";
import { gateKeeper } from "../labs/index.ts";
import { holdForWriting, liveProjects, projectStore } from "../projects/index.ts";
import { kindOfFile } from "./files/kind-of-file.ts";
import { readApart } from "./files/read-apart.ts";
import { notesStore } from "./store.ts";

const FILES_AT_ONCE = 2;
const readInTurn = inTurn(readApart, FILES_AT_ONCE);

export const notesService = (world: Pick<World, "db" | "sockets" | "flags">) => {
  const { db } = world;
  const store = notesStore(db);
  const projects = projectStore(db);
  const hold = holdForWriting(world);
  const live = liveProjects(world);
  const found = async (scope: Scope, projectId: string) => {
    const row = await store.read(scope, projectId);
    if (!row) throw new AppError("not_found", "Not found");
    return row;
  };

  const requireGate = gateKeeper(world);

  return {
    readFile: async (caller: Caller, scope: Scope, projectId: string, file: IncomingFile) => {
      await requireGate("STUDIO_PROJECT_NOTES_FILE_UPLOAD", caller, scope.organizationId);
      await found(scope, projectId);
      const bytes = await file.read();
      const kind = kindOfFile(NotesFileType.parse(file.type), bytes);
      return { content: await readInTurn({ kind, bytes: new Uint8Array(bytes) }) };
    },

    read: async (scope: Scope, projectId: string): Promise<Notes> => {
      const { version, content, updatedAt, updatedBy } = await found(scope, projectId);
      return {
        version: version ?? 0,
        content: content ?? emptyDocument(),
        updatedAt: updatedAt?.toISOString() ?? null,
        updatedBy,
      };
    },

    save: (scope: Scope, projectId: string, userId: string, change: NotesChange): Promise<SavedNotes> =>
      db.transaction(async () => {
        await found(scope, projectId);
        await hold(userId, { projectId });
        const { version, content } = change;
        const writing = { content, text: textOf(content), updatedBy: userId };
        const written = await (version === 0
          ? store.insert(projectId, writing)
          : store.update(projectId, version, writing));
        if (written) {
          await projects.touch(projectId);
          await live.changed(projectId);
          return { version: written.version, updatedAt: written.updatedAt.toISOString() };
        }
        const current = await found(scope, projectId);
        // Whoever saves again because the answer was lost on its way has saved already.
        if (current.version !== null && isSame(current.content, content))
          return { version: current.version, updatedAt: current.updatedAt?.toISOString() ?? null };
        throw new AppError("conflict", "These notes were changed elsewhere", { currentVersion: current.version ?? 0 });
      }),
  };
};
